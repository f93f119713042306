import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { readDist } from '../e2e/support/dist.ts'
import { get } from './support/serve.ts'

test('only the light pages may be framed; they are not indexed, and their data is readable by other sites', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? ''
  expect(await policyOf('/embed/watch/david')).toContain('frame-ancestors *')
  for (const path of ['/', '/watch/david', '/embed.js', '/no-such-page']) {
    expect(await policyOf(path), path).toContain("frame-ancestors 'none'")
  }
  expect(readDist('embed/watch/david.html')).toContain('<meta name="robots" content="noindex"/>')
  expect(readDist('sitemap.xml')).not.toContain('/embed/')
  const feed = '/reviews/family-guide.json'
  for (const path of ['/embed.js', '/embed/v1.js', '/embed/watch/david.json', feed]) {
    expect((await get(path)).headers.get('access-control-allow-origin'), path).toBe('*')
  }
})

test('what a sister site loads before a video is opened is at most 15 KB', () => {
  // As a whole build compresses them: the short run's pages are larger (build/compress.ts).
  const weigh = (file: string, quality: number) =>
    brotliCompressSync(readDist(file), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  const script = weigh('embed/v1.js', 11)
  const page = weigh('embed/watch/david.html', 10)
  expect(script).toBeGreaterThan(4_000)
  expect(script + page, `the script weighs ${script} bytes, a light page ${page}`).toBeLessThanOrEqual(15_000)
  expect(readDist('embed.js')).toBe(readDist('embed/v1.js'))
})
