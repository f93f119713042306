import type { CDPSession, Page } from 'playwright'

/** CPU throttling factor for the phone. */
const SLOWDOWN = 4

/** The measurements of a page: times in ms, the heap in MB. */
export type Figures = {
  lcp: number
  /** From navigation until the feeds' content has rendered. */
  ready: number
  longestTask: number
  /** Total blocking time: the sum of every task's time beyond 50 ms. */
  blocking: number
  nodes: number
  heap: number
  /** From a keystroke to the paint that shows it in the field. */
  key?: number
  /** From a keystroke to the paint that shows its results. */
  results?: number
  keyTask?: number
}

/** What the page records itself. */
type Notes = { tasks: number[]; lcp: number; ready: number; keys: number[]; results: number[] }

declare global {
  interface Window {
    notes: Notes
  }
}

/** Opens a page, and waits until its content has rendered and the page is idle. */
export async function measurePage(page: Page, url: string, ready: string): Promise<Figures> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(noteDown, ready)
  await page.goto(url)
  await page.waitForFunction(() => window.notes.ready > 0)
  await settle(page)
  const { tasks, lcp, ready: readyAt } = await page.evaluate(() => window.notes)
  return { lcp, ready: readyAt, ...taskFigures(tasks), ...(await memory(cdp)) }
}

/** Types into the page's search field, one letter at a time. */
export async function measureKeys(page: Page, text: string) {
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('')
  await settle(page)
  const before = await page.evaluate(() => window.notes.tasks.length)
  for (const letter of text) {
    await field.press(letter)
    await settle(page)
  }
  const notes = await page.evaluate(() => window.notes)
  return {
    key: Math.max(...notes.keys),
    results: Math.max(...notes.results),
    keyTask: Math.max(0, ...notes.tasks.slice(before)),
  }
}

/** Resolves when the page has been idle for a second. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quietSince = performance.now()
        let last = quietSince
        const timer = setInterval(() => {
          const now = performance.now()
          if (now - last > 100) quietSince = now
          last = now
          if (now - quietSince < 1000) return
          clearInterval(timer)
          resolve()
        }, 20)
      }),
  )

function taskFigures(tasks: number[]) {
  return {
    longestTask: Math.round(Math.max(0, ...tasks)),
    blocking: Math.round(tasks.reduce((sum, task) => sum + task - 50, 0)),
  }
}

async function memory(cdp: CDPSession) {
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: value('Nodes'), heap: Math.round(value('JSHeapUsedSize') / 1e5) / 10 }
}

/** Runs in the page before its own code. */
function noteDown(ready: string) {
  const notes: Notes = { tasks: [], lcp: 0, ready: 0, keys: [], results: [] }
  window.notes = notes
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    notes.lcp = Math.round(list.getEntries().at(-1)?.startTime ?? 0)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new MutationObserver((_, observer) => {
    if (!document.querySelector(ready)) return
    observer.disconnect()
    notes.ready = Math.round(performance.now())
  }).observe(document, { childList: true, subtree: true })

  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(null)
    })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const since = () => Math.round(performance.now() - timeStamp)
      afterPaint(() => notes.keys.push(since()))
      const status = document.querySelector('main [role=status]')
      if (!status) return
      const observer = new MutationObserver(() => {
        observer.disconnect()
        afterPaint(() => notes.results.push(since()))
      })
      observer.observe(status, { childList: true, subtree: true, characterData: true })
    },
    true,
  )
}
