import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSources } from './record.ts'

const episode = (id: string, url = 'https://cdn.example/a.mp4?token=1') => ({
  id,
  title: `Video ${id}`,
  thumbnail: 'https://cdn.example/a.jpg',
  shortDescription: 'Words.',
  tags: ['Trailer'],
  content: { duration: 60, videos: [{ url, videoType: 'MP4' }] },
})
const feed = (...episodes: object[]) => JSON.stringify({ series: { seasons: [{ episodes }] } })
const blog = (built: string, ...titles: string[]) => `<rss version="2.0"><channel>
<lastBuildDate>${built}</lastBuildDate>
${titles.map((title) => `<item><title>${title}</title><link>https://blog.example/${title}</link><description>Words.</description></item>`).join('\n')}
</channel></rss>`

let answers: Record<string, string> = {}
const server = createServer(({ url = '' }, response) => {
  const answer = answers[url]
  response.writeHead(answer === undefined ? 503 : 200).end(answer)
})
let host = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  answers = {
    '/blog.xml': blog('Monday', 'One'),
    '/api/getfeed/747': feed(episode('a')),
    '/api/getfeed/748': feed(episode('b')),
  }
})

const read = () => readSources({ feedHost: host, blogFeedUrl: `${host}/blog.xml`, feeds: [747, 748] })

test('what answers the same has the same fingerprint', async () => {
  const first = await read()
  expect(first).toEqual({
    blog: expect.stringMatching(/^[\w-]{22}$/),
    feeds: { 747: expect.any(String), 748: expect.any(String) },
  })
  expect(first.feeds[747]).not.toBe(first.feeds[748])
  expect(await read()).toEqual(first)
})

test('a new post or video changes the fingerprint of its source alone', async () => {
  const before = await read()
  answers['/blog.xml'] = blog('Monday', 'Two', 'One')
  const withPost = await read()
  expect(withPost.blog).not.toBe(before.blog)
  expect(withPost.feeds).toEqual(before.feeds)
  answers['/api/getfeed/748'] = feed(episode('c'), episode('b'))
  const withVideo = await read()
  expect(withVideo.feeds[747]).toBe(before.feeds[747])
  expect(withVideo.feeds[748]).not.toBe(before.feeds[748])
})

test('the date of a feed and the signature of an address are nothing new', async () => {
  const before = await read()
  answers['/blog.xml'] = blog('Tuesday', 'One')
  answers['/api/getfeed/747'] = feed(episode('a', 'https://cdn.example/a.mp4?token=2'))
  expect(await read()).toEqual(before)
})

test('what cannot be read has no fingerprint', async () => {
  answers = { '/api/getfeed/747': feed(episode('a')) }
  expect(await read()).toEqual({ blog: null, feeds: { 747: expect.any(String), 748: null } })
})

test('what is on the site itself is not asked for', async () => {
  const sources = await readSources({ feedHost: '', blogFeedUrl: '/sample/blog.xml', feeds: [747] })
  expect(sources).toEqual({ blog: null, feeds: { 747: null } })
})
