import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { root, run } from '@two-pastors/tooling/run'
import { readSources } from '@two-pastors/web/build-record'
import { parseEnv } from '@two-pastors/web/environment'
import { beforeEach, expect, test } from 'vitest'
import { type Answered, standIn } from '../check/testing/stand-in.ts'
import { findReasons } from './find-reasons.ts'

const NOW = Date.parse('2026-03-20T12:00:00Z')

const episode = (id: string) => ({
  id,
  title: `Video ${id}`,
  thumbnail: 'https://cdn.example/a.jpg',
  shortDescription: 'Words.',
  content: { duration: 60, videos: [{ url: `https://cdn.example/${id}.mp4`, videoType: 'MP4' }] },
})
const feed = (...ids: string[]): Answered => ({
  body: JSON.stringify({ series: { seasons: [{ episodes: ids.map(episode) }] } }),
})
const blog = (...titles: string[]): Answered => ({
  headers: { 'content-type': 'application/xml' },
  body: `<rss version="2.0"><channel>${titles
    .map((title) => `<item><title>${title}</title><description>Words.</description></item>`)
    .join('')}</channel></rss>`,
})

/** The live site, its feeds and its blog, and the settings that name them. */
let answers: Record<string, Answered | 'silent'> = {}
let env = parseEnv({})
beforeEach(async () => {
  answers = {
    'GET /api/getfeed/747': feed('a'),
    'GET /api/getfeed/748': feed('b'),
    'GET /blog.xml': blog('One'),
  }
  const { origin } = await standIn(answers)
  env = parseEnv({
    VITE_SITE_URL: origin,
    VITE_FEED_HOST: origin,
    VITE_BLOG_FEED_URL: `${origin}/blog.xml`,
  })
})

/** Builds: the site that is live then has read what is there now. */
async function goLive(nextChange: string | null = null) {
  const { VITE_FEED_HOST: feedHost, VITE_BLOG_FEED_URL: blogFeedUrl } = env
  const sources = await readSources({ feedHost, blogFeedUrl, feeds: [747, 748] })
  answers['GET /build.json'] = { body: JSON.stringify({ nextChange, ...sources }) }
}
const reasons = () => findReasons(env, NOW)

test('while nothing changes, nothing is due', async () => {
  await goLive()
  expect(await reasons()).toEqual([])
  await goLive('2026-03-20T12:00:01Z')
  expect(await reasons()).toEqual([])
})

test('a day that has come is due, until the site has been built again', async () => {
  await goLive('2026-03-20T12:00:00Z')
  expect(await reasons()).toEqual(["a film's day has come: 2026-03-20T12:00:00Z"])
  await goLive('2026-06-02T04:00:00Z')
  expect(await reasons()).toEqual([])
})

test('a new post or video is due, until the site has been built again', async () => {
  await goLive()
  answers['GET /blog.xml'] = blog('Two', 'One')
  answers['GET /api/getfeed/748'] = feed('c', 'b')
  expect(await reasons()).toEqual(['the blog has changed', 'feed 748 has changed'])
  await goLive()
  expect(await reasons()).toEqual([])
})

test('a source that is down is no reason to build; once it is back, what it has is compared', async () => {
  await goLive()
  answers['GET /blog.xml'] = { status: 503 }
  answers['GET /api/getfeed/747'] = { body: 'no JSON' }
  expect(await reasons()).toEqual([])
  // This build could not read them.
  await goLive()
  expect(await reasons()).toEqual([])
  answers['GET /blog.xml'] = blog('One')
  expect(await reasons()).toEqual(['the blog has changed'])
})

test('a site from before there was a record is due', async () => {
  expect(await reasons()).toEqual(['the live site has no record of its build'])
  answers['GET /build.json'] = { body: '{"nextChange":"soon"}' }
  expect(await reasons()).toEqual(['the live site has no record of its build'])
})

test('a site that is down is nothing that a build would mend', async () => {
  answers['GET /build.json'] = { status: 502 }
  await expect(reasons()).rejects.toThrow('/build.json answers 502')
})

test('the command tells the workflow', { timeout: 30_000 }, async () => {
  const folder = mkdtempSync(`${tmpdir()}/due-`)
  const outcome = async () => {
    const settings = { ...env, GITHUB_OUTPUT: `${folder}/output` }
    const { code, output } = await run('node', [`${root}deploy/due/main.ts`], settings)
    expect(code, output).toBe(0)
    return output
  }
  await goLive()
  expect(await outcome()).toContain('Nothing has changed')
  answers['GET /blog.xml'] = blog('Two', 'One')
  expect(await outcome()).toContain('Due: the blog has changed')
  expect(readFileSync(`${folder}/output`, 'utf8')).toBe('due=false\ndue=true\n')
  rmSync(folder, { recursive: true })
})
