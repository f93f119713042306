import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, devices } from 'playwright'
import { findBrowser } from '../../../scripts/find-browser.ts'
import { startStack } from '../e2e/support/stack.ts'
import { openLargeSite, type Size } from './large-site.ts'
import { type Figures, measureKeys, measurePage } from './measure.ts'

/** How to measure a page: its URL, and how to tell that its content has loaded. */
const PAGES = [
  { name: 'home', path: '/', ready: '[data-slot=carousel] [data-slot=card]' },
  { name: 'film page', path: '/mercy-ships', ready: '[data-slot=carousel] [data-slot=card]' },
  { name: 'search', path: '/search?q=winter', ready: '[data-slot=card]' },
  { name: 'blog', path: '/blog', ready: 'main article' },
  { name: 'reviews', path: '/reviews', ready: '[aria-labelledby=latest] article' },
  { name: 'new post', path: '/blog/post-7', ready: 'main article h1' },
]
const SIZES: Record<string, Size> = {
  small: { episodes: 10, posts: 20 },
  large: { episodes: 5000, posts: 2000 },
}

type Options = {
  rounds?: number
  /** Measures only pages with this in their name. */
  only?: string
  /** Folder of the built site, `apps/web/dist` by default. */
  dist?: string | undefined
}

export type GrowthRow = { page: string; size: string } & Figures

/**
 * Measures pages with small and large feeds, with a CPU throttled four times, and prints medians.
 */
export async function measureGrowth({ rounds = 3, only = '', dist }: Options = {}): Promise<GrowthRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'two-pastors-growth-'))
  const stack = await startStack({
    PORT: '4395',
    DATA_DIR: dataDir,
    ...(dist && { SITE_DIR: resolve(dist) }),
  })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  const sites = await Promise.all(
    Object.entries(SIZES).map(async ([size, counts]) => ({
      size,
      ...(await openLargeSite(stack.url, counts)),
    })),
  )
  try {
    const rows: GrowthRow[] = []
    for (const page of PAGES.filter(({ name }) => name.includes(only))) {
      const found = sites.map((): Figures[] => [])
      // Alternate, so that other load on the machine affects both equally.
      for (let round = 0; round < rounds; round++) {
        for (const [place, { url }] of sites.entries())
          found[place]?.push(await measureOnce(browser, url, page))
      }
      for (const [place, { size }] of sites.entries()) {
        rows.push({ page: page.name, size, ...medians(found[place] ?? []) })
      }
    }
    return rows
  } finally {
    for (const site of sites) site.close()
    await browser.close()
    await stack.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function measureOnce(browser: Browser, site: string, { name, path, ready }: (typeof PAGES)[number]) {
  const context = await browser.newContext({ ...devices['Pixel 7'], reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const figures = await measurePage(page, site + path, ready)
    return name === 'search' ? { ...figures, ...(await measureKeys(page, 'famil')) } : figures
  } finally {
    await context.close()
  }
}

function medians(found: Figures[]): Figures {
  const median = (values: number[]) =>
    values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  const names = Object.keys(found[0] ?? {}) as (keyof Figures)[]
  return Object.fromEntries(
    names.map((name) => [name, median(found.map((figures) => figures[name] ?? Number.NaN))]),
  ) as Figures
}

const COLUMNS: [keyof GrowthRow, string][] = [
  ['page', 'page'],
  ['size', 'feeds'],
  ['lcp', 'LCP ms'],
  ['ready', 'content ms'],
  ['longestTask', 'longest task ms'],
  ['blocking', 'TBT ms'],
  ['nodes', 'DOM nodes'],
  ['heap', 'heap MB'],
  ['key', 'key to paint ms'],
  ['results', 'key to results ms'],
  ['keyTask', 'longest task while typing ms'],
]

export function growthTable(rows: GrowthRow[]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    line(COLUMNS.map(([, heading]) => heading)),
    line(COLUMNS.map(([name]) => (name === 'page' || name === 'size' ? '---' : '--:'))),
    ...rows.map((row) => line(COLUMNS.map(([name]) => row[name] ?? '–'))),
  ].join('\n')
}

// pnpm build, then: node bench/growth.ts --only home --rounds 1 --dist ../../../before/apps/web/dist
if (import.meta.main) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { only: text, rounds: text, dist: text } })
  const { only, rounds = '3', dist } = values
  console.log(growthTable(await measureGrowth({ rounds: Number(rounds), dist, ...(only && { only }) })))
}
