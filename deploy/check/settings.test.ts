import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSiteEnv } from '@two-pastors/web/env-files'
import { parseEnv } from '@two-pastors/web/environment'
import { expect, test } from 'vitest'
import { checkEnvironment, readSettings } from './check-environment.ts'
import { checkFunctionSettings } from './check-function-settings.ts'
import { line, type Result } from './result.ts'

const keyOf = (claims: object) =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 's'].join('.')

/** Settings of a live site. */
const live = {
  VITE_SITE_URL: 'https://www.movies.test',
  VITE_FEED_HOST: 'https://feeds.movies.test',
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: keyOf({ role: 'anon', ref: 'abc', exp: 4e9 }),
  VITE_BLOG_FEED_URL: 'https://blog.movies.test/feed.xml',
  VITE_RSS_PROXY_URL: 'https://abc.supabase.co/functions/v1/rss-proxy?url=',
}
const problems = (results: Result[]) =>
  results.filter(({ level }) => level !== 'ok').map(({ level, about, text }) => `${level} ${about} ${text}`)
const problemsWith = (changes: object, sameOrigin = false) =>
  problems(checkEnvironment(parseEnv({ ...live, ...changes }), { sameOrigin }))

test('the settings of a live site are in order', () => {
  expect(problemsWith({})).toEqual([])
  expect(problemsWith({ VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc' })).toEqual([])
})

test('every required setting that is missing is an error', () => {
  const found = problems(checkEnvironment(parseEnv({}), { sameOrigin: false }))
  expect(found.map((problem) => problem.split(' ').slice(0, 2).join(' '))).toEqual([
    'error VITE_SITE_URL',
    'error VITE_FEED_HOST',
    'error VITE_SUPABASE_URL',
    'error VITE_BLOG_FEED_URL',
    'error VITE_RSS_PROXY_URL',
  ])
})

test('a site that passes feeds and functions on says so', () => {
  const without = {
    VITE_FEED_HOST: '',
    VITE_SUPABASE_URL: '',
    VITE_RSS_PROXY_URL: '/functions/v1/rss-proxy?url=',
  }
  expect(problemsWith(without)).toHaveLength(3)
  expect(problemsWith(without, true)).toEqual([])
})

test.each([
  [{ VITE_SITE_URL: 'http://www.movies.test' }, 'error VITE_SITE_URL begins with http:'],
  [
    { VITE_SITE_URL: 'https://localhost:4173' },
    'error VITE_SITE_URL localhost is only reachable on this machine',
  ],
  [
    { VITE_FEED_HOST: 'https://192.168.0.7' },
    'error VITE_FEED_HOST 192.168.0.7 is only reachable on this machine',
  ],
  [{ VITE_SUPABASE_URL: 'http://abc.supabase.co' }, 'error VITE_SUPABASE_URL begins with http:'],
  [{ VITE_BLOG_FEED_URL: '/sample/blog.xml' }, 'error VITE_BLOG_FEED_URL is the sample blog'],
  [{ VITE_RSS_PROXY_URL: '/rss?url=' }, 'set https://abc.supabase.co/functions/v1/rss-proxy?url='],
  [{ VITE_SUPABASE_ANON_KEY: undefined }, 'error VITE_SUPABASE_ANON_KEY is not set'],
  [{ VITE_SUPABASE_ANON_KEY: 'sb_secret_abc' }, 'error VITE_SUPABASE_ANON_KEY is a secret key'],
  [{ VITE_SUPABASE_ANON_KEY: keyOf({ role: 'service_role' }) }, 'is the key of service_role'],
  [{ VITE_SUPABASE_ANON_KEY: keyOf({ role: 'anon', ref: 'xyz' }) }, 'is that of the project xyz'],
  [{ VITE_SUPABASE_ANON_KEY: keyOf({ role: 'anon', exp: 1e9 }) }, 'has expired'],
  [{ VITE_SUPABASE_ANON_KEY: 'eyJhbGciOi' }, 'is no key of a Supabase project'],
  [{ VITE_TURNSTILE_SITE_KEY: '1x00000000000000000000AA' }, "is one of Cloudflare's keys for tests"],
  // One that always fails, and one that always asks: nobody could sign up.
  [{ VITE_TURNSTILE_SITE_KEY: '2x00000000000000000000AB' }, "is one of Cloudflare's keys for tests"],
  [{ VITE_TURNSTILE_SITE_KEY: '3x00000000000000000000FF' }, "is one of Cloudflare's keys for tests"],
  [{ VITE_SERVICE_WORKER: 'off' }, 'warning VITE_SERVICE_WORKER is off'],
])('%j: %s', (changes, expected) => {
  expect(problemsWith(changes)).toEqual([expect.stringContaining(expected)])
})

/** Settings of its functions. */
const functions = {
  ALLOWED_ORIGINS: 'https://movies.test, https://www.movies.test',
  SITE_URL: 'https://www.movies.test',
  RSS_PROXY_ALLOW: 'https://blog.movies.test/feed.xml',
  MAILCHIMP_API_KEY: '0123456789abcdef0123456789abcdef-us21',
  MAILCHIMP_LIST_ID: 'a1b2c3d4e5',
  SYNC_SECRET: 'a-long-random-text-of-32-characters',
  NUMBERS_KEY: 'a-third-long-text-of-32-characters',
  MAILCHIMP_WEBHOOK_SECRET: 'another-long-text-of-32-characters',
}
const functionProblems = (changes: object, site: object = {}) =>
  problems(checkFunctionSettings({ ...functions, ...changes }, parseEnv({ ...live, ...site })))

test('the settings of the functions are in order, or nobody gave them', () => {
  expect(functionProblems({})).toEqual([])
  expect(problems(checkFunctionSettings({ PATH: '/bin' }, parseEnv(live)))).toEqual([
    expect.stringContaining('warning Settings of the functions not looked at: give ALLOWED_ORIGINS'),
  ])
})

test.each([
  [{ ALLOWED_ORIGINS: 'https://movies.test' }, {}, 'ALLOWED_ORIGINS does not name https://www.movies.test'],
  [{ ALLOWED_ORIGINS: 'www.movies.test' }, {}, 'ALLOWED_ORIGINS does not name'],
  [
    { RSS_PROXY_ALLOW: 'https://blog.movies.test/other.xml' },
    {},
    'RSS_PROXY_ALLOW does not contain VITE_BLOG_FEED_URL',
  ],
  [{ MAILCHIMP_API_KEY: '0123456789abcdef' }, {}, 'MAILCHIMP_API_KEY has no data center'],
  [{ MAILCHIMP_LIST_ID: undefined }, {}, 'MAILCHIMP_LIST_ID is not set'],
  [{ SITE_URL: 'https://movies.test' }, {}, 'SITE_URL is not https://www.movies.test'],
  [{ SYNC_SECRET: 'short' }, {}, 'SYNC_SECRET is shorter than 24'],
  [{ NUMBERS_KEY: 'short' }, {}, 'NUMBERS_KEY is shorter than 24'],
  [{ MAILCHIMP_WEBHOOK_SECRET: undefined }, {}, 'MAILCHIMP_WEBHOOK_SECRET is not set'],
  [{ TURNSTILE_SECRET_KEY: 'x' }, {}, 'VITE_TURNSTILE_SITE_KEY is not set, but TURNSTILE_SECRET_KEY is'],
  [
    {},
    { VITE_TURNSTILE_SITE_KEY: '0x4AAAAAAAB1' },
    'TURNSTILE_SECRET_KEY is not set, but VITE_TURNSTILE_SITE_KEY is',
  ],
  [
    { GITHUB_CLIENT_ID: 'Ov23li' },
    { VITE_CMS_REPOSITORY: 'two-pastors/site' },
    'GITHUB_CLIENT_SECRET is not set, but VITE_CMS_REPOSITORY is',
  ],
])('functions with %j, site with %j: %s', (changes, site, expected) => {
  expect(functionProblems(changes, site)).toEqual([expect.stringContaining(`error ${expected}`)])
})

test('an app that nobody signs in with is warned of, and one that is used is not', () => {
  const app = { GITHUB_CLIENT_ID: 'Ov23li', GITHUB_CLIENT_SECRET: 'x'.repeat(40) }
  expect(functionProblems(app)).toEqual([
    'warning VITE_CMS_REPOSITORY is not set, but GITHUB_CLIENT_ID is: the site has no /admin',
  ])
  expect(functionProblems(app, { VITE_CMS_REPOSITORY: 'two-pastors/site' })).toEqual([])
})

test('an entry that opens a whole origin is warned of', () => {
  expect(functionProblems({ RSS_PROXY_ALLOW: 'https://blog.movies.test, https://a.test/feed' })).toEqual([
    'warning RSS_PROXY_ALLOW lets anyone read all of https://blog.movies.test: allow only the address of the feed',
  ])
})

test('a blog without https, which the proxy would refuse, is warned of; one on the intranet is not', () => {
  const blog = 'http://blog.movies.test/feed.xml'
  const refused = 'begins with http:, which rss-proxy refuses unless RSS_PROXY_ALLOW_PRIVATE names it'
  expect(problemsWith({ VITE_BLOG_FEED_URL: blog })).toEqual([
    expect.stringContaining(`warning VITE_BLOG_FEED_URL ${refused}`),
  ])
  const site = { VITE_BLOG_FEED_URL: blog }
  expect(functionProblems({ RSS_PROXY_ALLOW: blog }, site)).toEqual([
    expect.stringContaining(`warning RSS_PROXY_ALLOW ${blog} ${refused}`),
  ])
  expect(functionProblems({ RSS_PROXY_ALLOW: blog, RSS_PROXY_ALLOW_PRIVATE: blog }, site)).toEqual([])
})

test('no secret is ever printed', () => {
  const secrets = ['sb_secret_abc', 'https://me:pass@movies.test', '-us21x', 'short']
  const [key, address, mailchimp, sync] = secrets
  const printed = [
    ...checkEnvironment(parseEnv({ ...live, VITE_SUPABASE_ANON_KEY: key }), { sameOrigin: false }),
    ...[readSettings({ VITE_BLOG_FEED_URL: address })].flat(),
    ...[readSettings({ VITE_SUPABASE_URL: 'me:pass@movies.test', VITE_SITE_URL: key })].flat(),
    ...checkFunctionSettings({ MAILCHIMP_API_KEY: mailchimp, SYNC_SECRET: sync }, parseEnv(live)),
  ]
    .map((result) => line(result as Result))
    .join('\n')
  expect(printed).toContain('carries a name or password')
  for (const secret of [...secrets, 'me:pass'])
    expect(printed.replace('is shorter than', '')).not.toContain(secret)
})

test('the files of apps/web are read as the build reads them, and the environment wins', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'two-pastors-env-'))
  await writeFile(`${folder}/.env`, 'VITE_A=env\nVITE_B=env\nVITE_C=env\nVITE_D=env')
  await writeFile(`${folder}/.env.local`, 'VITE_B=local\nVITE_C=local\nVITE_D="local" # mine')
  await writeFile(`${folder}/.env.production`, 'VITE_C=production')
  expect(readSiteEnv(folder, { VITE_E: 'given', VITE_A: 'given' })).toEqual({
    VITE_A: 'given',
    VITE_B: 'local',
    VITE_C: 'production',
    VITE_D: 'local',
    VITE_E: 'given',
  })
  await rm(folder, { recursive: true })
})
