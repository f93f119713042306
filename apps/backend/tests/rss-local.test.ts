import { expect, onTestFinished, test } from 'vitest'
import { answerFeed, feed, serve, serveCanary } from './helpers/blog.ts'
import { startStack } from './helpers/stack.ts'

test('the local site reads a blog of the network where it is told so, and keeps a copy', async () => {
  const { origin, server } = await serve(answerFeed)
  const canary = await serveCanary()
  const stack = await startStack({
    RSS_PROXY_ALLOW: `${origin}/feed, ${canary.origin}/feed`,
    RSS_PROXY_ALLOW_PRIVATE: `${origin}/feed`,
  })
  onTestFinished(() => void stack.stop())
  const ask = (address: string) =>
    fetch(`${stack.url}/functions/v1/rss-proxy?url=${encodeURIComponent(address)}`)
  // The database may still be on its way.
  const status = async () => (await ask(`${origin}/feed`)).headers.get('cache-status')
  await expect.poll(status, { timeout: 60_000 }).toContain('hit')
  server.close()
  server.closeAllConnections()
  expect(await (await ask(`${origin}/feed`)).text()).toBe(feed)
  expect((await ask(`${canary.origin}/feed`)).status).toBe(502)
  expect(canary.reached).toEqual([])
  // The sample is a file of this process: an edit shows at once.
  for (const visit of [1, 2]) {
    const sample = await ask('/sample/blog.xml')
    expect([visit, sample.headers.get('cache-status')]).toEqual([visit, 'rss-proxy; fwd=uri-miss'])
  }
})
