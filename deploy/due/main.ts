import { appendFileSync } from 'node:fs'
import { runMain } from '@two-pastors/tooling/run'
import { readSiteEnv } from '@two-pastors/web/env-files'
import { parseEnv } from '@two-pastors/web/environment'
import { findReasons } from './find-reasons.ts'

const HELP = `pnpm run deploy:due

Says whether the live site (VITE_SITE_URL) is out of date, and why: a film's day has come, or the blog or a feed has
changed since its build. Builds nothing. In a workflow of GitHub, sets the output "due" to true or false.`

await runMain(async () => {
  if (process.argv.includes('--help')) {
    console.log(HELP)
    return 0
  }
  const reasons = await findReasons(parseEnv(readSiteEnv()), Date.now())
  const isDue = reasons.length > 0
  console.log(isDue ? `Due: ${reasons.join('; ')}` : 'Nothing has changed')
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `due=${isDue}\n`)
  return 0
})
