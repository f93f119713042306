import { guardTexts } from '@two-pastors/tooling/translation'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Around the test of every story: a page must not complain, miss a file or ask another host. */
let complaints: unknown[][] = []

/** What a page says that shows "404", which only the last story may; and axe, of a video that is still loading. */
const EXPECTED = /^(?:No page at \/no-such-page$|axe\.utils\.preloadMedia )/

// Development loads each module by itself: the usual 250 entries are too few.
performance.setResourceTimingBufferSize(10_000)

// What a page does must work when it is translated too.
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

/** Resolves when a picture is there or is known to be missing. Those far below load when they come near. */
async function settled(image: HTMLImageElement): Promise<void> {
  if (image.loading !== 'lazy') await image.decode().catch(() => {})
}
