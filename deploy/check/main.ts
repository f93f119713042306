import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv as parseEnvFile, styleText } from 'node:util'
import { runMain } from '@two-pastors/tooling/run'
import { readSiteEnv } from '@two-pastors/web/env-files'
import { checkAll } from './check-all.ts'
import { line } from './result.ts'

const HELP = `pnpm run deploy:check [options]

Says whether the settings are those of a live site, and whether what they name answers as the pages need it. Reads
apps/web/.env and .env.local, and the environment. Ends with 1 when something (✗) stands in the way.

  --live <origin>         asks the site itself, once it is on the internet: --live https://www.example.org
  --functions-env <file>  looks at the settings of the functions too, one NAME=value a line
  --same-origin           feeds and functions answer at the site's own address, by a proxy of yours
  --before                before a deployment: leaves out what is online already; feeds, blog and links only warn
  --deployed              after it: feeds, blog and links only warn
  --help                  shows this`

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      live: { type: 'string' },
      'functions-env': { type: 'string' },
      'same-origin': { type: 'boolean', default: false },
      before: { type: 'boolean', default: false },
      deployed: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const file = values['functions-env']
  const sections = await checkAll({
    raw: readSiteEnv(),
    functions: { ...process.env, ...(file && parseEnvFile(readFileSync(file, 'utf8'))) },
    sameOrigin: values['same-origin'],
    live: values.live,
    before: values.before,
    patient: values.before || values.deployed,
  })
  const results = sections.flatMap((section) => section.results)
  const count = (level: string) => results.filter((result) => result.level === level).length
  for (const section of sections) {
    console.log([styleText('bold', section.name), ...section.results.map(line), ''].join('\n'))
  }
  console.log(
    `${count('ok')} in order, ${count('warning')} to look at (!), ${count('error')} to put right (✗)`,
  )
  return count('error') > 0 ? 1 : 0
})
