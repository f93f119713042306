import { root, run } from '@two-pastors/tooling/run'
import { afterEach, expect, test, vi } from 'vitest'
import { checkAll, type Section } from './check-all.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const SITE = 'https://www.movies.test'
const LIVE = {
  VITE_SITE_URL: SITE,
  VITE_FEED_HOST: 'https://feeds.movies.test',
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_BLOG_FEED_URL: 'https://blog.movies.test/feed',
  VITE_RSS_PROXY_URL: 'https://abc.supabase.co/functions/v1/rss-proxy?url=',
}

test('if no service responds, every check finishes and reports it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed', { cause: { code: 'ECONNREFUSED' } })))
  const raw = { VITE_SITE_URL: SITE, VITE_FEED_HOST: 'https://feeds.movies.test' }
  const sections = await checkAll({ raw, functions: {}, sameOrigin: false, live: `${SITE}/movies` })
  expect(sections.map(({ name }) => name)).toEqual([
    'Settings',
    'Feeds',
    'Blog',
    'Functions',
    'Content',
    'Links',
    'Build',
    `Live at ${SITE}/movies`,
  ])
  for (const { name, results } of sections) {
    if (!/Settings|Content|Build/.test(name)) expect(results.map(({ level }) => level)).not.toContain('ok')
  }
  const refused = sections
    .flatMap(({ results }) => results)
    .filter(({ text }) => text.includes('ECONNREFUSED'))
  expect(refused.length).toBeGreaterThan(20)
})

test('a deployment waits for no feed, blog or link of others', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed', { cause: { code: 'ECONNREFUSED' } })))
  const raw = { ...LIVE, VITE_SUPABASE_ANON_KEY: 'sb_publishable_a' }
  const options = { raw, functions: {}, sameOrigin: false }
  const levelsOf = (sections: Section[], names: RegExp) =>
    sections
      .filter(({ name }) => names.test(name))
      .flatMap(({ results }) => results.map(({ level }) => level))
  const before = await checkAll({ ...options, before: true })
  expect(before.map(({ name }) => name)).not.toContain('Functions')
  expect(levelsOf(before, /Settings|Feeds|Blog|Links/)).not.toContain('error')
  expect(levelsOf(before, /Feeds|Blog/)).toContain('warning')
  const after = await checkAll({ ...options, patient: true, live: SITE })
  expect(levelsOf(after, /Functions/)).toContain('error')
  expect(levelsOf(after, /Live/)).toContain('error')
  expect(levelsOf(after, /Feeds|Blog|Links/)).not.toContain('error')
})

test.each([
  ['nowhere', 'error --live is no address'],
  ['https://movies.test', 'warning --live is not VITE_SITE_URL'],
])('--live %s: %s', async (live, expected) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  const sections = await checkAll({ raw: { VITE_SITE_URL: SITE }, functions: {}, sameOrigin: false, live })
  const { level, about, text } = sections.at(-1)?.results[0] ?? {}
  expect(`${level} ${about} ${text}`).toContain(expected)
})

test('the command says what the build would refuse, and ends with 1', async () => {
  const wrong = { VITE_SITE_URL: 'movies.test', VITE_SERVICE_WORKER: 'no' }
  const { code, output } = await run('node', [`${root}deploy/check/main.ts`], wrong)
  expect(output).toContain('✗ VITE_SITE_URL: must be an origin')
  expect(output).toContain('✗ VITE_SERVICE_WORKER: must be on, or off')
  expect(output).toContain('2 to put right')
  expect(code).toBe(1)
})
