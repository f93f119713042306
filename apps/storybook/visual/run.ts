import { mkdir, rm, writeFile } from 'node:fs/promises'
import { root, runMain, since } from '@two-pastors/tooling/run'
import { parseArgs, usage } from './args.ts'
import { chooseBase } from './base.ts'
import { buildCommit, buildTree } from './build.ts'
import { git } from './git.ts'
import { writeReport } from './report/report.ts'
import { countLine, storyLines, writeSummary } from './report/summary.ts'
import { reviewBuilds } from './review-builds.ts'

/** `pnpm test:visual`: what the working tree changes in the look of every story. */
const REPORT = 'apps/storybook/test-results/visual/'

// A regular exit, so that temporary files are removed.
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))
await runMain(main)

async function main(): Promise<number> {
  const began = performance.now()
  const args = parseArgs(process.argv.slice(2))
  if (args.help) {
    console.log(usage)
    return 0
  }
  const { commit, reason } = await chooseBase(git, args.base)
  const base = (await git('log', '-1', '--format=%h %s', commit)) ?? commit
  console.log(`Before: ${base} (${reason}). After: the working tree.`)
  // An existing report always belongs to the current run.
  await rm(root + REPORT, { recursive: true, force: true })

  const before = await timed('Storybook before', () => buildCommit(commit))
  const after = await timed('Storybook after', buildTree)
  const reviews = await reviewBuilds(before, after, args.only)

  await mkdir(root + REPORT, { recursive: true })
  await writeFile(`${root}${REPORT}index.html`, writeReport({ base, reviews }))
  await writeFile(`${root}${REPORT}summary.md`, writeSummary({ base, reviews }))
  for (const line of storyLines(reviews)) console.log(line)
  console.log(`${countLine(reviews)} (${since(began)})`)
  console.log(`Report: ${REPORT}index.html`)

  const failed = reviews.some(({ kind }) => kind === 'broken' || (args.fail && kind !== 'same'))
  return failed ? 1 : 0
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  console.log(`${name}: ${since(began)}`)
  return result
}
