import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dist, pageFiles, readDist } from '../e2e/support/dist.ts'
import type { StartData } from '../src/app/boot/start-data.ts'

const WAYS_OUT = 'Load what it gained on demand, or raise its budget here and say why in the commit.'

/** Budget for the home page's code before any interaction, in brotli bytes. */
const HOME = 120_200
/** Budget of every other page: 10 % more, rounded up. */
const PAGE = 130_000
/** For films' pages, which load the code of every section that a film may have. */
const FILM = 145_000

/** Budgets of chunks in brotli bytes, by content. Chunks not named here are small. */
const budgets: { what: string; file: RegExp; bytes: number }[] = [
  { what: 'React DOM', file: /^react-dom-/, bytes: 57_500 },
  { what: 'what every page loads, with React, the router and queries', file: /^initial-/, bytes: 36_700 },
  // A module moves here when a ninth page uses it (vite.config.ts).
  { what: 'what nine pages or more share', file: /^shared-/, bytes: 8_500 },
  { what: 'rows of videos', file: /^rows-/, bytes: 2_500 },
  // With what comes after a video, which the code of every page held before.
  {
    what: "the player's dialog and controls, with its Share button and the way to the video's page",
    file: /^player-dialog-/,
    bytes: 11_300,
  },
  { what: 'video.js without its HLS engine', file: /^core\.es-/, bytes: 56_000 },
  { what: 'video.js with its HLS engine', file: /^video\.es-/, bytes: 163_000 },
  { what: 'the code that sends a sign-up, with the Supabase client', file: /^send-sign-up-/, bytes: 48_300 },
  { what: "the blog's client and parser", file: /^blog-client-/, bytes: 26_100 },
  { what: 'the sanitizer of posts', file: /^readable-post-/, bytes: 16_750 },
  { what: 'dialogs', file: /^dialog-/, bytes: 8_200 },
  { what: 'the reader of captions in video.js', file: /^browser-index-/, bytes: 8_900 },
  { what: 'the questions about a family', file: /^family-page-/, bytes: 5_400 },
  { what: 'the forms of an account', file: /^signin-page-/, bytes: 5_800 },
  { what: 'the questions of a kit', file: /^plan-page-/, bytes: 9_700 },
  { what: 'a kit on its page', file: /^kit-panel-/, bytes: 11_500 },
  { what: 'the texts of a kit, with its date fields', file: /^use-sunset-/, bytes: 6_350 },
  { what: 'the worker that draws previews', file: /^preview-worker-/, bytes: 29_000 },
  { what: 'the worker that makes a kit, with pdfkit', file: /^kit-worker-/, bytes: 240_000 },
  { what: 'the family guides of all reviews', file: /^guides-/, bytes: 8_000 },
  { what: 'the search of the whole site, with MiniSearch', file: /^site-index-/, bytes: 7_000 },
  {
    what: 'the finder of a light page, with the feeds and their queries',
    file: /^embed-finder-/,
    bytes: 12_450,
  },
  // It waits until the page is idle, and no other budget contains it (docs/decisions/0036-numbers.md).
  { what: 'the counter of visits, with web-vitals', file: /^counter-/, bytes: 3_600 },
  { what: 'the pages of films, with every section that one may have', file: /^film-query-/, bytes: 9_200 },
]
const SMALL = 5_250

const weights = new Map<string, number>()

/**
 * A chunk's size in brotli bytes. The hashes in the names that it imports change with any of their code and move it by up to
 * 50 bytes, so hashes of the names alone take their place. In a chunk of 100 KB that doesn't matter, and packing it takes seconds.
 */
function brotli(file: string): number {
  const known = weights.get(file)
  if (known !== undefined) return known
  const packed = statSync(`${dist}/${file}.br`).size
  if (packed > 100_000) return packed
  const source = readFileSync(`${dist}/${file}`, 'utf8').replace(
    /([\w.-]+)-[\w-]{8}\.(js|css)\b/g,
    (_, name: string, type: string) =>
      `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}.${type}`,
  )
  const bytes = brotliCompressSync(source).length
  weights.set(file, bytes)
  return bytes
}

/** The scripts that a page's inline start script loads (app/boot/start.ts). */
function scriptsOf(page: string): string[] {
  const { scripts, entry }: StartData = JSON.parse(/id="start-data">(.*?)</.exec(readDist(page))?.[1] ?? '')
  return [...scripts, entry]
}

const weight = (page: string) => scriptsOf(page).reduce((sum, script) => sum + brotli(script), 0)

test('the home page keeps to its budget of code, every other page to one that is 10 % higher', () => {
  const home = weight('index.html')
  // Enough to be the app: an empty list would pass any budget.
  expect(home).toBeGreaterThan(HOME / 2)
  expect(home, `The home page's code weighs ${home} bytes. ${WAYS_OUT}`).toBeLessThanOrEqual(HOME)
  const heavy = pageFiles
    .map((page) => {
      const isFilm = scriptsOf(page).some((script) => script.includes('/film-query-'))
      return { page, bytes: weight(page), budget: isFilm ? FILM : PAGE }
    })
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ page, bytes, budget }) => `${page} needs ${bytes} bytes of code, over its budget of ${budget}.`)
  expect(heavy, WAYS_OUT).toEqual([])
})

test('no chunk has outgrown its budget', () => {
  const found = new Set<string>()
  const outgrown = globSync('*.js', { cwd: `${dist}/assets` }).flatMap((file) => {
    const known = budgets.find((budget) => budget.file.test(file))
    if (known) found.add(known.what)
    const { what, bytes } = known ?? { what: 'a small chunk', bytes: SMALL }
    const size = brotli(`assets/${file}`)
    return size > bytes
      ? [`${file} (${what}) weighs ${size} bytes, ${size - bytes} over its budget of ${bytes}.`]
      : []
  })
  expect(outgrown, WAYS_OUT).toEqual([])
  expect([...found].sort(), 'A budget without its chunk: has it another name now?').toEqual(
    budgets.map(({ what }) => what).sort(),
  )
})

test('every part that is imported later is fetched first', () => {
  // Parts of media-captions: it only reads WebVTT here, so these never load.
  const unused = /^(?:errors|srt-parser|ssa-parser)-/
  const parts = globSync('*.js', { cwd: `${dist}/assets` }).flatMap((file) => {
    const source = readFileSync(`${dist}/assets/${file}`, 'utf8')
    const imported = [...source.matchAll(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g)].map(([, part = '']) => part)
    return imported
      .filter((part) => !unused.test(part))
      .map((part) => ({
        part,
        isFetched: source.includes(`["assets/${part}"`),
      }))
  })
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.filter(({ isFetched }) => !isFetched)).toEqual([])
})

test('no style asks :has() of the whole page about what it styles in it', () => {
  // Each element that is added, removed or checked anywhere would restyle all that the selector may mean.
  const styles = globSync(`${dist}/assets/*.css`).map((file) => readFileSync(file, 'utf8'))
  const selectors = styles.flatMap((css) => css.match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? [])
  expect(selectors).not.toEqual([])
  expect(
    selectors.filter((selector) => /(?:html|body|main|:root)\S*:has\([^,]*\)[ >]/.test(selector)),
  ).toEqual([])
})
