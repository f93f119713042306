import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root, runMain } from '@two-pastors/tooling/run'
import { readSiteEnv } from '@two-pastors/web/env-files'
import { PHASES, type Phase, stepsOf } from './steps.ts'

const HELP = `pnpm deploy:run [phase ...]

Puts what is checked out online, where DEPLOY_TO says (docs/deploy.md). Its phases, in this order:

  build      the site
  check      settings and build; feeds, blog and links only warn
  plan       what the database would be changed by; to a server of your own, what it gets is uploaded
  database   new migrations
  functions  sign-ups, blog and health
  site       the files of the site; on a server of your own database and functions too, before them
  live       what visitors get

Without a phase: all. The first that fails ends it.`

const isPhase = (text: string): text is Phase => (PHASES as readonly string[]).includes(text)

await runMain(async () => {
  const given = process.argv.slice(2)
  const phases = given.length > 0 ? given : [...PHASES]
  if (!phases.every(isPhase)) {
    console.log(HELP)
    return given.includes('--help') ? 0 : 1
  }
  // By hand, the settings of the site are in apps/web/.env.local.
  const env = readSiteEnv()
  for (const phase of phases) {
    for (const { command, args, cwd = root } of stepsOf(phase, env)) {
      console.log(`\n${phase}: ${[command, ...args].join(' ')}`)
      const [code] = await once(spawn(command, args, { cwd, stdio: 'inherit' }), 'close')
      if (code !== 0) throw new Error(`${phase} failed: nothing after it was done`)
    }
  }
  return 0
})
