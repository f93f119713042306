import { buildSite, root, run, runMain } from '@two-pastors/tooling/run'

/** `pnpm records`: writes every record anew (docs/tests.md), for `git diff` to show what has changed. */
const TASKS = [
  ['@two-pastors/web', 'exec vitest run --project built records -u'],
  ['@two-pastors/web', 'exec vitest run --project units verdicts -u'],
  ['@two-pastors/backend', 'exec vitest run answers migrations -u'],
  ['@two-pastors/ui', 'exec vitest run records -u'],
  ['@two-pastors/web', 'e2e every-page.spec.ts --project=desktop --update-snapshots'],
] as const

await runMain(async () => {
  const env = { CONTENT_DIR: `${root}apps/web/e2e/content`, TEST_RUN: 'short' }
  Object.assign(process.env, env)
  console.log('Building the site with the tests’ content...')
  await buildSite()
  let failed = 0
  for (const [name, command] of TASKS) {
    console.log(`${name}: ${command}`)
    const { code, output } = await run('pnpm', ['--filter', name, ...command.split(' ')])
    if (code === 0) continue
    console.error(output)
    failed++
  }
  console.log('git diff --stat -- "**/records/**" shows what has changed.')
  return failed > 0 ? 1 : 0
})
