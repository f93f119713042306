/*
 * How long the parsers keep the main thread of a phone busy, in Chromium with its processor slowed down four times:
 *
 *   node packages/feeds/tools/measure-parsers.ts
 */
import { fileURLToPath } from 'node:url'
import { launchOptions } from '@two-pastors/tooling/find-browser'
import { type CDPSession, chromium } from 'playwright'
import { build, type Rolldown } from 'vite'
import { largeBlog, largeFeed } from './large-documents.ts'

const ROUNDS = 7

const CASES = [
  { what: 'a feed of 5 episodes', parser: 'parseFeedText', text: largeFeed(5) },
  { what: 'a feed of 500 episodes', parser: 'parseFeedText', text: largeFeed(500) },
  { what: 'a feed of 5,000 episodes', parser: 'parseFeedText', text: largeFeed(5000) },
  { what: 'JSON.parse of the same, for comparison', parser: 'parseJson', text: largeFeed(5000) },
  { what: 'a blog of 20 posts', parser: 'parseBlog', text: largeBlog(20) },
  { what: 'a blog of 200 posts', parser: 'parseBlog', text: largeBlog(200) },
  { what: 'a blog of 2,000 posts', parser: 'parseBlog', text: largeBlog(2000) },
] as const

const browser = await chromium.launch(launchOptions())
const code = await bundle()
console.log('| | size | first time | median of 7 |\n| --- | --: | --: | --: |')
for (const { what, parser, text } of CASES) {
  // A new page each: the first time counts most, when nothing is compiled yet.
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await page.evaluate(code)
  await page.evaluate((given) => Object.assign(window, { text: given }), text)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // Time of the processor, not of the clock: whatever else the machine does costs nothing here.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = await busyTime(session)
    await page.evaluate((parser) => void parsers[parser](text), parser)
    times.push((await busyTime(session)) - before)
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]
  console.log(`| ${what} | ${kilobytes(text)} | ${milliseconds(times[0])} | ${milliseconds(median)} |`)
  await page.close()
}
await browser.close()

/** How long the page's main thread has worked, in ms. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

function kilobytes(text: string): string {
  return `${Math.round(text.length / 1000)} kB`
}

function milliseconds(time = 0): string {
  return `${time.toFixed(time < 10 ? 1 : 0)} ms`
}

/** Both parsers as one script, in the variable `parsers`. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('parsers.ts', import.meta.url))
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'parsers' } },
  })) as Rolldown.RolldownOutput[]
  const [chunk] = output.flatMap((one) => one.output)
  if (chunk?.type !== 'chunk') throw new Error('parsers.ts became no script')
  return chunk.code
}
