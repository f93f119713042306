import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle, openChromium, openPage } from '../fixtures/chromium.ts'
import { corpora } from '../fixtures/corpora.ts'
import { HOSTILE } from '../fixtures/hostile.ts'
import { hostileHtml } from '../fixtures/hostile-html.ts'
import { createSanitizer, type SanitizeOptions } from './sanitize.ts'

/**
 * The same documents in every run. Each night tries others, and more of them (.github/workflows/nightly.yml):
 * `FUZZ_SEED=7 FUZZ_COUNT=50000 vitest run chromium`.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 20251122)
const COUNT = Number(process.env.FUZZ_COUNT ?? 2_000)
/** Enough for a slow machine, and for a minute of looking for a smaller document that fails. */
const TIMEOUT = 60_000 + COUNT * 40

/** As many documents as are in the page at once. */
const BATCH = 500

/** With and without what the caller knows. */
const OPTIONS: SanitizeOptions[] = [
  {},
  { base: 'https://blog.example.org/2025/post', siteOrigin: 'https://film.example.org' },
]

const sanitize = createSanitizer(new JSDOM('').window)

let browser: Browser
let page: Page
let code: string
beforeAll(async () => {
  code = await bundle()
  browser = await openChromium()
  page = await openPage(browser, code)
})
afterAll(() => browser.close())

/** Everything that is wrong with the documents in Chromium, and where jsdom's result differs. */
async function faultsOf(documents: string[], options: SanitizeOptions) {
  const outcome = page.evaluate(([documents, options]) => tryOut(documents, options), [
    documents,
    options,
  ] as const)
  const inJsdom: string[] = []
  for (const html of documents) {
    // Yield to the event loop, so that Chromium works in parallel.
    await new Promise(setImmediate)
    inJsdom.push(sanitize(html, options))
  }
  const { clean, faults, scripts } = await outcome
  inJsdom.forEach((html, index) => {
    if (html !== clean[index]) faults.push({ index, fault: `jsdom: ${html}\nChromium: ${clean[index]}` })
  })
  return { faults, scripts }
}

/** Tries out documents, with one of the options after the other, and shows the first that has a fault. */
async function expectHarmless(documents: string[]) {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = documents.slice(start, start + BATCH)
    const options = OPTIONS[(start / BATCH) % OPTIONS.length] ?? {}
    const { faults, scripts } = await faultsOf(batch, options)
    const [first] = faults
    if (first) return { index: start + first.index, fault: first.fault, options }
    if (scripts === 0) continue
    for (const [index, html] of batch.entries()) {
      const alone = await faultsOf([html], options)
      if (alone.scripts > 0) return { index: start + index, fault: 'a script ran', options }
    }
    return { index: start, fault: 'a script ran, of this document or one of the following', options }
  }
}

test(
  `${COUNT} generated documents do no harm, and are the same from jsdom (seed ${SEED})`,
  async () => {
    const parameters = { seed: SEED, numRuns: COUNT }
    const any = fc.property<[string]>(hostileHtml, () => true)
    const documents = fc.sample(any, parameters).map(([html]) => html)
    const found = await expectHarmless(documents)
    if (!found) return
    // The same document once more, and then smaller ones that have a fault too.
    const harmless = fc.asyncProperty(hostileHtml, async (html) => {
      expect(await faultsOf([html], found.options)).toEqual({ faults: [], scripts: 0 })
    })
    await fc.assert(harmless, {
      ...parameters,
      path: `${found.index}`,
      interruptAfterTimeLimit: 60_000,
      markInterruptAsFailure: true,
    })
    expect(found, documents[found.index]).toBeUndefined()
  },
  TIMEOUT,
)

test.each([...corpora, { name: 'our own', documents: HOSTILE.flat() }])(
  '$name',
  async ({ documents }) => {
    const found = await expectHarmless(documents)
    expect(found, found && documents[found.index]).toBeUndefined()
  },
  120_000,
)

test('scripts that run would be noticed', async () => {
  const raw = await openPage(browser, code)
  expect(await raw.evaluate((documents) => tryRaw(documents), HOSTILE.flat())).toBeGreaterThan(20)
})
