import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findingsWith, makeSmallSite, removeSmallSite, row } from './testing/small-site.ts'

/** A feed service that has the feed 7 and no other. */
const server = createServer((request, response) => {
  response.writeHead(request.url === '/api/getfeed/7' ? 200 : 404).end('{}')
})
beforeAll(async () => {
  await makeSmallSite()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  removeSmallSite()
  server.close()
})
afterEach(() => vi.unstubAllEnvs())

const ROWS = 'content/home-rows.yaml'
const useService = () =>
  vi.stubEnv('VITE_FEED_HOST', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)

test('a feed that the feed service does not have is refused in words', async () => {
  useService()
  expect(await findingsWith(ROWS, [{ ...row, feed: 1 }], [row])).toEqual([
    'error content/home-rows.yaml: 0.feed: the feed service has no feed 1: correct the number',
  ])
  expect(await findingsWith(ROWS, [{ ...row, feed: 7 }], [row])).toEqual([])
})

test('without a feed service nobody can say, so it is no error', async () => {
  expect(await findingsWith(ROWS, [{ ...row, feed: 7 }], [row])).toEqual([
    expect.stringContaining('warning content/home-rows.yaml: 0.feed: there is no sample feed 7'),
  ])
})

test('a podcast that is not there is refused', async () => {
  expect(await findingsWith(ROWS, [{ ...row, podcast: 'no-talk' }], [row])).toEqual([
    'error content/home-rows.yaml: 0.podcast: no podcast is called no-talk: add it under Podcasts first, or correct the name',
  ])
})
