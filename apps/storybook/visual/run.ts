import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { findBrowser } from '@two-pastors/tooling/find-browser'
import { root, run, runMain, since } from '@two-pastors/tooling/run'
import { chooseBase, git } from './base.ts'
import { compareRuns, type Run } from './compare-runs.ts'

const usage = `Usage: pnpm test:visual [base] [options]

Shows what your working tree changes in the look of the components: renders every story of
the Storybook, dark and light, before and after, and writes the differences to
apps/storybook/test-results/visual/index.html.

  base           branch, tag or commit to compare with. Without it: where your branch left main;
                 on main itself the last commit, or the one before it when nothing is uncommitted
  --only <part>  stories in files whose path contains this: --only badge
  --help         this text`

const CACHE = `${root}node_modules/.cache/visual`
const REPORT = 'apps/storybook/test-results/visual'

// A regular exit, so that temporary files are removed.
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))
await runMain(main)

async function main(): Promise<number> {
  const began = performance.now()
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  if (positionals.length > 1) throw new Error(`One base is enough; got ${positionals.join(', ')}`)
  const { commit, reason } = await chooseBase(git, positionals[0])
  const base = (await git('log', '-1', '--format=%h %s', commit)) ?? commit
  console.log(`Before: ${base} (${reason}). After: the working tree.`)
  // An existing report always belongs to the current run.
  await rm(root + REPORT, { recursive: true, force: true })
  process.env.CHROME_PATH = await findBrowser()

  const references = await renderBase(commit, values.only)
  const before = await readRun(`${references}/result.json`)
  console.log(`Rendered ${before.length} pictures before (${since(began)})`)
  const after = await renderStories(root, references, `${root}${REPORT}`, values.only)
  const { lines, isBroken } = compareRuns(before, after)
  await writeFile(`${root}${REPORT}/summary.md`, lines.map((line) => `- ${line}\n`).join(''))
  for (const line of lines) console.log(line)
  console.log(`Report: ${REPORT}/index.html (${since(began)})`)
  return isBroken ? 1 : 0
}

/** Resolves to the folder with the screenshots of a commit, which it takes in a checkout with its own dependencies. */
async function renderBase(commit: string, only: string): Promise<string> {
  const references = `${CACHE}/${commit}${only && `-${encodeURIComponent(only)}`}`
  if (existsSync(references)) return references
  await rm(CACHE, { recursive: true, force: true })
  // Outside the repository, so that missing dependencies don't resolve to the working tree's node_modules.
  const folder = mkdtempSync(`${realpathSync(tmpdir())}/two-pastors-visual-`)
  process.once('exit', () => {
    // An interrupted package manager may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    execFileSync('git', ['worktree', 'prune'], { cwd: root })
  })
  if ((await git('worktree', 'add', '--quiet', '--detach', folder, commit)) === undefined)
    throw new Error(`Git could not check ${commit} out into ${folder}`)
  const flags = ['--frozen-lockfile', '--prefer-offline', '--filter', '@two-pastors/storybook...']
  const { code, output } = await run('pnpm', ['--dir', folder, 'install', ...flags])
  if (code !== 0) throw new Error(`${output}\nThe dependencies of ${commit} could not be installed`)
  // Older commits have their screenshots taken in the same way.
  for (const file of ['vitest.config.ts', 'take-screenshot.ts'])
    await cp(`${import.meta.dirname}/${file}`, `${folder}/apps/storybook/visual/${file}`)
  const part = `${CACHE}/part`
  await renderStories(`${folder}/`, part, part, only)
  // Renamed only when complete.
  await rename(part, references)
  return references
}

/**
 * Renders the stories of a checkout and compares them with `references`, or creates these if the report belongs next
 * to them.
 */
async function renderStories(
  checkout: string,
  references: string,
  report: string,
  only: string,
): Promise<Run> {
  const { output } = await run(
    'pnpm',
    [
      '--dir',
      `${checkout}apps/storybook`,
      // The dependencies are already installed; pnpm would install those of every package.
      '--config.verify-deps-before-run=false',
      ...['exec', 'vitest', 'run', '--config', 'visual/vitest.config.ts'],
      `--update=${report === references ? 'all' : 'none'}`,
      ...(only ? [only] : []),
    ],
    { REFERENCES: references, REPORT: report },
  )
  if (!existsSync(`${report}/result.json`))
    throw new Error(`${output}\nThe stories of ${checkout} do not run`)
  return readRun(`${report}/result.json`)
}

type Suite = { name: string; status: string; message: string; assertionResults: Run }

async function readRun(file: string): Promise<Run> {
  const { testResults }: { testResults: Suite[] } = JSON.parse(await readFile(file, 'utf8'))
  return testResults.flatMap(({ name, status, message, assertionResults }) =>
    // A file that can't be loaded has no stories; a file whose stories are all skipped has none either, and hasn't
    // failed.
    assertionResults.length === 0 && status === 'failed'
      ? [{ meta: { storyId: name }, status, failureMessages: [message] }]
      : assertionResults,
  )
}
