import { runMain } from '@two-pastors/tooling/run'
import { checkSite } from './check-site.ts'

/** `pnpm site:check [folder]`: looks at every page of the built site, as it is before it goes live. */
await runMain(async () => {
  const { pages, problems } = checkSite(process.argv[2] ?? `${import.meta.dirname}/../../dist`)
  for (const problem of problems) console.log(problem)
  console.log(`${pages} pages, ${problems.length} problems`)
  return problems.length > 0 || pages === 0 ? 1 : 0
})
