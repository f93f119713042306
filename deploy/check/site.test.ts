import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@two-pastors/tooling/run'
import { parseEnv } from '@two-pastors/web/environment'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkBuild, checkHosts } from './check-build.ts'
import { checkLive } from './check-live.ts'
import type { Result } from './result.ts'
import { type Answered, standIn } from './testing/stand-in.ts'

const SITE = 'https://www.movies.test'
const env = {
  VITE_SITE_URL: SITE,
  VITE_FEED_HOST: 'https://feeds.movies.test',
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
  VITE_BLOG_FEED_URL: 'https://blog.movies.test/feed',
  VITE_RSS_PROXY_URL: 'https://abc.supabase.co/functions/v1/rss-proxy?url=',
}
const CSP =
  "default-src 'none'; connect-src 'self' https://feeds.movies.test https://abc.supabase.co https:; frame-src https://vimeo.test"

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'two-pastors-dist-'))
  write('index.html', `<link rel="canonical" href="${SITE}/"/>`)
  write('404.html', '')
  write('blog/404.html', '')
  for (const file of ['watch/404.html', 'embed/watch/404.html', 'embed.js']) write(file, '')
  write('robots.txt', '')
  write('sitemap.xml', `<loc>${SITE}/</loc><loc>${SITE}/david</loc>`)
  write(
    '_headers',
    `/*\n  Content-Security-Policy: ${CSP}\n  X-Content-Type-Options: nosniff\n\n/assets/*\n  Cache-Control: x\n`,
  )
  write('_headers.nginx', '')
  // In the minifier's syntax.
  write('assets/a.js', `a(${JSON.stringify(env).replaceAll('"', '`')})`)
})
afterEach(() => {
  vi.unstubAllGlobals()
  rmSync(dist, { recursive: true })
})

function write(file: string, text: string) {
  mkdirSync(dirname(`${dist}/${file}`), { recursive: true })
  writeFileSync(`${dist}/${file}`, text)
}

const problems = (results: Result[]) =>
  results.filter(({ level }) => level !== 'ok').map(({ level, about, text }) => `${level} ${about} ${text}`)
const buildProblems = (changes: object = {}) => problems(checkBuild(parseEnv({ ...env, ...changes }), dist))

test('a build of these settings is in order', () => {
  expect(buildProblems()).toEqual([])
  expect(problems(checkHosts())).toEqual([])
})

test('an editor for another repository, or for none, has to be built anew', () => {
  expect(buildProblems({ VITE_CMS_REPOSITORY: 'a/b' })).toEqual([
    expect.stringContaining('error apps/web/dist/admin is for nothing, not for a/b'),
  ])
  write('admin.html', '')
  write('admin/config.json', '{"backend":{"repo":"a/b"}}')
  expect(buildProblems({ VITE_CMS_REPOSITORY: 'a/b' })).toEqual([])
  expect(buildProblems()).toEqual([expect.stringContaining('is for a/b, not for nothing')])
})

test('a site that is not built yet is no fault', () => {
  rmSync(`${dist}/index.html`)
  expect(buildProblems()).toEqual(['warning apps/web/dist is not built yet: pnpm build'])
})

test('a build that lacks a file says which', () => {
  rmSync(`${dist}/blog/404.html`)
  expect(buildProblems()).toEqual([expect.stringContaining('error apps/web/dist/blog/404.html is missing')])
})

test.each([
  [
    { VITE_SITE_URL: 'https://movies.test' },
    ['name https://www.movies.test/, not https://movies.test', 'another VITE_SITE_URL'],
  ],
  [{ VITE_SUPABASE_ANON_KEY: 'sb_publishable_x' }, ['were built with another VITE_SUPABASE_ANON_KEY']],
  [{ VITE_BLOG_FEED_URL: 'https://blog.movies.test/' }, ['were built with another VITE_BLOG_FEED_URL']],
  [
    { VITE_FEED_HOST: 'https://f.movies.test' },
    ['were built with another VITE_FEED_HOST', 'connect-src does not let in https://f.movies.test'],
  ],
  [{ VITE_FEED_HOST: '' }, ['connect-src lets in https://feeds.movies.test, which is not set']],
  [{ VITE_MEDIA_HOSTS: 'https://*.movies.test' }, ['connect-src does not let in https://*.movies.test']],
  [
    { VITE_TURNSTILE_SITE_KEY: '0x4A' },
    ['were built with another VITE_TURNSTILE_SITE_KEY', 'frame-src does not fit VITE_TURNSTILE_SITE_KEY'],
  ],
])('a build of other settings than %j: %j', (changes, expected) => {
  expect(buildProblems(changes)).toEqual(expected.map((text) => expect.stringContaining(text)))
})

test('a sitemap of another address says so', () => {
  write('sitemap.xml', `<loc>${SITE}/</loc><loc>http://localhost:4173/david</loc>`)
  expect(buildProblems()).toEqual([expect.stringContaining('name http://localhost:4173/david')])
})

const gzip = { 'content-encoding': 'gzip' }
const page = { 'content-security-policy': CSP, 'x-content-type-options': 'nosniff' }
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' }

/** A live site with these responses instead of correct ones, which may contain its URL. */
async function liveProblems(changes: Record<string, Answered | 'silent'> = {}) {
  const answers: Record<string, Answered | 'silent'> = {
    'GET /': {
      headers: { ...gzip, ...page },
      body: '<div data-search="/assets/search-1.json"></div><script src="/assets/a-B_1.js">',
    },
    'GET /assets/a-B_1.js': { headers: { ...gzip, ...IMMUTABLE } },
    'GET /no-such-page': { status: 404, body: '<title>Page not found | Movies</title>' },
  }
  const { origin } = await standIn(answers)
  for (const path of ['/sitemap.xml', '/robots.txt']) answers[`GET ${path}`] = { body: `${origin}${path}` }
  Object.assign(answers, changes)
  return problems(await checkLive(origin, { dist, patience: changes['GET /'] === 'silent' ? 500 : 20_000 }))
}

test('an editor under the policy of the site does not work', async () => {
  write('admin.html', '')
  const rules = `/*\n  Content-Security-Policy: ${CSP}\n\n/admin\n  ! Content-Security-Policy\n  Content-Security-Policy: own\n`
  write('_headers', rules)
  const own = { 'content-security-policy': 'own' }
  expect(await liveProblems({ 'GET /admin': { headers: own } })).toEqual([])
  const both = { 'content-security-policy': `${CSP}, own` }
  expect(await liveProblems({ 'GET /admin': { headers: both } })).toEqual([
    expect.stringContaining('error headers of /admin Content-Security-Policy: missing, or of another build'),
  ])
})

test('a live site that does as the build asks is in order', async () => {
  expect(await liveProblems()).toEqual([])
})

test.each<[request: string, answer: Answered | 'silent', expected: string]>([
  ['GET /', { status: 301, headers: { location: '/home' } }, '/ answers 301, not 200'],
  ['GET /', { headers: { ...gzip, ...page }, body: 'Hello' }, '/ names no file of /assets'],
  ['GET /', { headers: page, body: '/assets/a-B_1.js' }, '/ is not compressed'],
  [
    'GET /',
    { headers: { ...gzip, 'content-security-policy': CSP }, body: '/assets/a-B_1.js' },
    'X-Content-Type-Options: missing, or of another build',
  ],
  ['GET /assets/a-B_1.js', { status: 404 }, 'answers 404, not 200: deploy the whole of apps/web/dist'],
  ['GET /assets/a-B_1.js', { headers: IMMUTABLE }, 'is not compressed'],
  ['GET /assets/a-B_1.js', { headers: gzip }, 'cache-control is missing, not immutable'],
  ['GET /no-such-page', { body: '<title>Page not found' }, '/no-such-page answers 200, not 404'],
  ['GET /no-such-page', { status: 404, body: 'Oh' }, 'answers 404, but not with our 404.html'],
  ['GET /sitemap.xml', { status: 404 }, '/sitemap.xml answers 404'],
  ['GET /robots.txt', { body: 'http://localhost:4173/' }, '/robots.txt does not name http://127.0.0.1'],
])('a live site where %s answers %j: %s', async (request, answer, expected) => {
  expect(await liveProblems({ [request]: answer })).toEqual([expect.stringContaining(expected)])
})

test('a live site that never answers is given up', async () => {
  expect(await liveProblems({ 'GET /': 'silent' })).toContainEqual(
    expect.stringContaining('/: no answer in 0.5 s'),
  )
})

test.each([
  [301, `${SITE}/`, `ok http://www.movies.test leads to ${SITE}/`],
  [308, `${SITE}/`, `ok http://www.movies.test leads to ${SITE}/`],
  [302, `${SITE}/`, `redirect it to ${SITE} with 301`],
  [301, 'http://www.movies.test/home', 'and redirects to http://www.movies.test/home'],
  [200, '', 'answers 200'],
])('http: answers %i and leads to %j: %s', async (status, location, expected) => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === 'http://www.movies.test/'
      ? new Response(null, { status, headers: { location } })
      : new Response(null, { status: 404 }),
  )
  const results = await checkLive(SITE, { dist })
  const { level, about, text } = results.at(-1) ?? {}
  expect(`${level} ${about} ${text}`).toContain(expected)
})

test('at Netlify an address that is newer than the build gets the 404 page of its folder, with that status', () => {
  const [, ...rules] = readFileSync(`${root}netlify.toml`, 'utf8').split('[[redirects]]')
  const said = rules.map((rule) =>
    ['from', 'to', 'status'].map((name) => new RegExp(`^ *${name} = "?([^"\\n]+)`, 'm').exec(rule)?.[1]),
  )
  expect(said).toEqual(['/blog', '/watch', '/embed/watch'].map((at) => [`${at}/*`, `${at}/404.html`, '404']))
})
