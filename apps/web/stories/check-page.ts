import { guardTexts } from '@two-pastors/tooling/translation'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Runs around every story's test: a page must not log an error, miss a file or request another host. */
let complaints: unknown[][] = []

/**
 * Messages that a page logs for "404", which only the last story may show; and axe's about a video that is still loading.
 */
const EXPECTED = /^(?:No page at \/no-such-page$|axe\.utils\.preloadMedia )/

// Development loads each module separately: the usual 250 entries are too few.
performance.setResourceTimingBufferSize(10_000)

// A page must also work when it is translated.
guardTexts()

beforeEach(() => {
  complaints = []
  const keep = (...words: unknown[]) => void complaints.push(words)
  vi.spyOn(console, 'error').mockImplementation(keep)
  vi.spyOn(console, 'warn').mockImplementation(keep)
  performance.clearResourceTimings()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(Array.from(document.images, settled))
  expect(complaints.filter(([words]) => !EXPECTED.test(String(words)))).toEqual([])
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  expect(requests.filter(({ responseStatus }) => responseStatus >= 400).map(({ name }) => name)).toEqual([])
  expect(requests.filter(({ name }) => isElsewhere(name)).map(({ name }) => name)).toEqual([])
})

const isElsewhere = (address: string) => !['null', location.origin].includes(new URL(address).origin)

/** Resolves when a picture has loaded or failed. Those far below load near the viewport. */
async function settled(image: HTMLImageElement): Promise<void> {
  if (image.loading !== 'lazy') await image.decode().catch(() => {})
}
