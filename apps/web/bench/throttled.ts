import type { BrowserContextOptions, CDPSession } from 'playwright'
import type { Phone } from './phone.ts'

/** What a page cost on a slow phone: times in ms since navigation, sizes in bytes over the wire. */
export type Visit = {
  fcp: number
  lcp: number
  cls: number
  /** Blocking time: the time that tasks took beyond 50 ms after the first paint. */
  tbt: number
  /** When React had hydrated the page; null without scripts. */
  hydrated: number | null
  bytes: number
  script: number
}

declare global {
  interface Window {
    bench: {
      lcp: number
      cls: number
      /** Start and end of tasks over 50 ms. */
      tasks: [number, number][]
      hydrated: number | null
    }
  }
}

/** Slow 4G: 150 ms and 1.6 Mbit/s. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

export const PHONE_SCREEN: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
}

/** A first visit without any input. */
export async function visit(phone: Phone, url: string): Promise<Visit> {
  const { page, traffic, close } = await openSlow(phone, PHONE_SCREEN)
  await page.goto(url, { waitUntil: 'load' })
  await traffic.quiet()
  const seen = await page.evaluate(() => ({
    ...window.bench,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }))
  await close()
  const { fcp, lcp, cls, tasks, hydrated } = seen
  const tbt = tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, fcp) - 50), 0)
  return { fcp, lcp, cls, tbt, hydrated, bytes: traffic.bytes(), script: traffic.script() }
}

/** A page in a new context, on the slow connection and the slow CPU. */
export async function openSlow({ browser, slowdown }: Phone, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  const traffic = await count(session)
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, traffic, close: () => context.close() }
}

/** Runs in the page. */
function observe() {
  const bench: Window['bench'] = { lcp: 0, cls: 0, tasks: [], hydrated: null }
  window.bench = bench
  const on = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    bench.lcp = startTime
  })
  on('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) bench.cls += value
  })
  on('longtask', ({ startTime, duration }) => {
    bench.tasks.push([startTime, startTime + duration])
  })
  addEventListener('app:ready', () => {
    bench.hydrated = performance.now()
  })
}

/** Counts the bytes over the wire. */
async function count(session: CDPSession) {
  const types = new Map<string, string>()
  let bytes = 0
  let script = 0
  let last = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    types.set(requestId, type ?? 'Other')
    last = performance.now()
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') script += encodedDataLength
    types.delete(requestId)
    bytes += encodedDataLength
    last = performance.now()
  })
  session.on('Network.loadingFailed', ({ requestId }) => types.delete(requestId))
  await session.send('Network.enable')
  return {
    bytes: () => bytes,
    script: () => script,
    /**
     * Resolves when the network has been idle for a second and a half.
     * @throws Error when a request takes longer than a minute.
     */
    quiet: async () => {
      // From now on: after a scroll, the first picture is requested a moment later.
      const began = performance.now()
      const idle = () => performance.now() - Math.max(began, last)
      while (types.size > 0 || idle() < 1500) {
        if (idle() > 60_000) throw new Error(`Requests that never end: ${[...types.values()]}`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
  }
}
