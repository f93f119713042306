import { parseArgs } from 'node:util'
import { findOtherBrowsers } from '@two-pastors/tooling/find-other-browsers'
import { runMain } from '@two-pastors/tooling/run'
import { runChecks } from './run-checks.ts'
import { runsOf, shardNames } from './test-shards.ts'

const USAGE = `pnpm test:all [--shard <name>]
Runs every check there is (docs/tests.md), or one part of it: ${shardNames.join(', ')}.`

await runMain(async () => {
  const { values } = parseArgs({ options: { shard: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const runs = runsOf(values.shard)
  const drivesOthers = runs.some(({ args }) => args.includes('@two-pastors/web#e2e:browsers'))
  const others = drivesOthers ? await findOtherBrowsers() : { found: [], missing: [] }
  const env = { E2E_BROWSERS: JSON.stringify(others.found) }
  console.log(`Running ${values.shard ?? 'every check'}...`)
  return runChecks(
    runs.map((run) => [{ ...run, env: { ...run.env, ...env } }]),
    others.missing,
  )
})
