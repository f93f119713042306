import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '@two-pastors/tooling/find-browser'
import { buildSite, root, runMain, since } from '@two-pastors/tooling/run'
import { type Browser, chromium } from 'playwright'
import { paths as everyPath } from '../../e2e/support/pages.ts'
import { startStack } from '../../e2e/support/stack.ts'
import { themes } from '../../src/features/theme/theme.ts'
import { type Args, parseArgs, usage } from './args.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'
import { open } from './shoot.ts'

/** `pnpm screens`: takes screenshots of every page and shows them on a contact sheet. */
const FOLDER = 'apps/web/screens/'
const README_FOLDER = 'docs/images/'
const AT_ONCE = 3

const readmeShots = [
  { path: '/', file: 'home.jpg', view: { width: 1440, height: 900, theme: 'dark' } },
  { path: '/movies', file: 'movies.jpg', view: { width: 1440, height: 900, theme: 'light' } },
  { path: '/mercy-ships', file: 'mercy-ships.jpg', view: { width: 390, height: 844, theme: 'dark' } },
] as const

await runMain(main)

async function main(): Promise<number> {
  const began = performance.now()
  const args = parseArgs(process.argv.slice(2))
  if (args.help) {
    console.log(usage)
    return 0
  }
  await buildSite()

  const dataDir = await mkdtemp(join(tmpdir(), 'two-pastors-screens-'))
  const stack = await startStack({ PORT: '4390', DATA_DIR: dataDir })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    const count = args.readme
      ? await shootReadme(browser, stack.url)
      : await shootAll(browser, stack.url, args)
    console.log(
      `${count} pictures in ${since(began)}: ${args.readme ? README_FOLDER : `${FOLDER}index.html`}`,
    )
  } finally {
    await browser.close()
    await stack.stop()
    await rm(dataDir, { recursive: true })
  }
  return 0
}

async function shootAll(browser: Browser, site: string, args: Args): Promise<number> {
  await rm(root + FOLDER, { recursive: true, force: true })
  await mkdir(root + FOLDER, { recursive: true })
  const paths = args.paths.length > 0 ? args.paths : everyPath
  const shots = paths.flatMap((path) =>
    themes.flatMap((theme) =>
      args.widths.map((width): Shot => ({ path, width, theme, file: fileName(path, width, theme) })),
    ),
  )
  // Several at once, because each mostly waits for its scrolling and the network.
  const waiting = shots.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { path, width, theme, file } of waiting) {
        const page = await open(browser, site + path, { width, height: width < 700 ? 812 : 900, theme })
        await page.screenshot({ path: `${root}${FOLDER}${file}`, fullPage: true, type: 'jpeg', quality: 85 })
        await page.context().close()
      }
    }),
  )
  await writeFile(`${root}${FOLDER}index.html`, contactSheet(shots, new Date()))
  return shots.length
}

async function shootReadme(browser: Browser, site: string): Promise<number> {
  for (const { path, file, view } of readmeShots) {
    const page = await open(browser, site + path, view)
    await page.screenshot({ path: `${root}${README_FOLDER}${file}`, type: 'jpeg', quality: 82 })
    await page.context().close()
  }
  return readmeShots.length
}

/** '/blog/a-post' at 375 px, dark: 'blog-a-post-375-dark.jpg'. */
function fileName(path: string, width: number, theme: string): string {
  const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
  return `${name}-${width}-${theme}.jpg`
}
