import { parseEnv } from '@two-pastors/web/environment'
import { expect, test } from 'vitest'
import { checkBlog } from './check-blog.ts'
import { checkFeeds, feedsOf } from './check-feeds.ts'
import { checkFunctions } from './check-functions.ts'
import type { Result } from './result.ts'
import { type Answered, standIn } from './testing/stand-in.ts'

const SITE = 'https://www.movies.test'
/** Short enough to wait for a silent server, long enough for a response on a busy machine. */
const patienceFor = (answer?: Answered | 'silent') => (answer === 'silent' ? 300 : 20_000)
const FOR_ALL = { 'access-control-allow-origin': '*' }

const said = ({ level, about, text }: Result) => `${level} ${about} ${text}`
/** The results for a service with these responses. */
const envOf = (origin: string, changes: object = {}) =>
  parseEnv({
    VITE_SITE_URL: SITE,
    VITE_FEED_HOST: origin,
    VITE_SUPABASE_URL: origin,
    VITE_RSS_PROXY_URL: `${origin}/rss?url=`,
    VITE_BLOG_FEED_URL: 'https://blog.movies.test/feed',
    ...changes,
  })

const episode = {
  id: 'a',
  title: 'A film',
  thumbnail: 'https://img.movies.test/a.jpg',
  tags: ['Drama'],
  shortDescription: 'Of a film.',
  content: {
    duration: 187,
    videos: [{ url: 'https://cdn.movies.test/a.mp4', videoType: 'MP4' }],
    captions: [{ url: 'https://cdn.movies.test/a.vtt', language: 'en' }],
  },
}
const feed = (...episodes: object[]) => JSON.stringify({ series: { seasons: [{ episodes }] } })

test('the feeds are those that the content names', () => {
  const entries = [
    {
      file: 'content/home-rows.yaml',
      value: [{ feed: 751, mayBeEmpty: true, heading: 'A' }, { feed: 747 }],
    },
    { file: 'content/pages/hope.yaml', value: { row: { feed: 747, heading: 'B' } } },
    { file: 'content/pages/ship.yaml', value: { row: { feed: 9, heading: '700' } } },
  ]
  expect(feedsOf(entries)).toEqual([
    { feed: 9, mayBeEmpty: false },
    { feed: 747, mayBeEmpty: false },
    { feed: 751, mayBeEmpty: true },
  ])
})

test.each<[answer: Answered | 'silent', settings: object, expected: string]>([
  [{ headers: FOR_ALL, body: feed(episode) }, {}, 'ok 7 1 shown, 0 dropped'],
  [{ headers: { 'access-control-allow-origin': SITE }, body: feed(episode) }, {}, 'ok 7 1 shown'],
  [
    { headers: FOR_ALL, body: feed(episode, {}) },
    {},
    'error 7 1 shown, 1 dropped: pnpm feed:doctor http://127.0.0.1',
  ],
  [
    { headers: FOR_ALL, body: feed({ ...episode, tags: [] }) },
    {},
    'ok 7 1 shown, 0 dropped, 1 warnings: pnpm feed:doctor http',
  ],
  [{ headers: FOR_ALL, body: '<html></html>' }, {}, 'error 7 0 shown, 0 dropped'],
  [{ headers: FOR_ALL, body: feed() }, {}, 'error 7 0 shown'],
  [
    { body: feed(episode) },
    {},
    `browsers keep it from pages of ${SITE}: access-control-allow-origin is missing`,
  ],
  [{ headers: { 'access-control-allow-origin': 'https://movies.test' } }, {}, 'is https://movies.test'],
  [{ status: 500, headers: FOR_ALL }, {}, 'answers 500: is VITE_FEED_HOST right?'],
  ['silent', {}, 'no answer in 0.3 s'],
  [
    { headers: FOR_ALL, body: feed(episode) },
    { VITE_MEDIA_HOSTS: 'https://cdn2.movies.test https://*.films.test' },
    'error 7 films at https://cdn.movies.test do not play: add to VITE_MEDIA_HOSTS',
  ],
  [{ headers: FOR_ALL, body: feed(episode) }, { VITE_MEDIA_HOSTS: 'https://*.movies.test' }, 'ok 7 1 shown'],
])('a feed that answers %j with settings %j: %s', async (answer, settings, expected) => {
  const { origin, requests } = await standIn({ 'GET /api/getfeed/7': answer })
  const [result] = await checkFeeds(
    [{ feed: 7, mayBeEmpty: false }],
    envOf(origin, settings),
    patienceFor(answer),
  )
  expect(result && said(result)).toContain(expected)
  expect(requests[0]?.headers.origin).toBe(SITE)
})

test('an empty feed is fine where its row may be hidden', async () => {
  const { origin } = await standIn({ 'GET /api/getfeed/7': { headers: FOR_ALL, body: feed() } })
  const [result] = await checkFeeds([{ feed: 7, mayBeEmpty: true }], envOf(origin), patienceFor())
  expect(result?.level).toBe('ok')
})

const post =
  '<item><title>A</title><link>https://blog.movies.test/a</link><description>B</description></item>'
const blog = `<rss><channel>${post}</channel></rss>`
const KEPT = { ...FOR_ALL, 'cache-status': 'rss-proxy; hit; ttl=-300; detail=last-good-copy' }

test.each<[answer: Answered | 'silent', expected: string]>([
  [{ headers: FOR_ALL, body: blog }, 'ok Blog 1 posts, 0 dropped'],
  [{ headers: KEPT, body: blog }, 'warning Blog 1 posts, 0 dropped'],
  [{ body: blog }, 'add the site to ALLOWED_ORIGINS'],
  [{ status: 403 }, "answers 403: add the blog's address to RSS_PROXY_ALLOW"],
  [{ status: 404 }, 'answers 404: deploy rss-proxy'],
  [{ status: 502 }, 'answers 502: look into the log'],
  [{ headers: FOR_ALL, body: '<html></html>' }, 'error Blog'],
  ['silent', 'no answer in 0.3 s'],
])('a blog that comes as %j: %s', async (answer, expected) => {
  const { origin } = await standIn({ 'GET /rss?url=https%3A%2F%2Fblog.movies.test%2Ffeed': answer })
  expect(said(await checkBlog(envOf(origin), patienceFor(answer)))).toContain(expected)
})

const SUBSCRIBE = '/functions/v1/mailchimp-subscribe'
const cors = { 'access-control-allow-origin': SITE }
const allowing =
  'Authorization, x-client-info, apikey, content-type, x-retry-count, x-sign-up-source, x-consent-words'
const healthy = {
  [`OPTIONS ${SUBSCRIBE}`]: { status: 204, headers: { ...cors, 'access-control-allow-headers': allowing } },
  [`POST ${SUBSCRIBE}`]: { status: 400, headers: cors, body: '{"message":"email is missing."}' },
  'GET /functions/v1/health': {
    body: '{"status":"ok","checks":{"database":{"status":"ok","text":"answers"}}}',
  },
  'POST /functions/v1/count': { status: 204 },
  'GET /functions/v1/numbers': { status: 401, headers: { 'www-authenticate': 'Bearer' } },
}
const NUMBERS = 'GET /functions/v1/numbers'
const functionsWith = async (changes: Record<string, Answered | 'silent'>) => {
  const server = await standIn({ ...healthy, ...changes })
  const patience = patienceFor(Object.values(changes)[0])
  const results = await checkFunctions(envOf(server.origin), patience)
  return { ...server, results, problems: results.filter(({ level }) => level !== 'ok').map(said) }
}

test('functions that are well: nobody is signed up to find out', async () => {
  const { results, problems, requests } = await functionsWith({})
  expect(problems).toEqual([])
  expect(results).toHaveLength(8)
  const posts = requests.filter(({ method }) => method === 'POST')
  expect(posts.map(({ body }) => body).sort()).toEqual(['view /', '{}'])
  expect(posts.find(({ body }) => body === 'view /')?.headers.dnt).toBe('1')
})

test.each<[method: string, answer: Answered | 'silent', expected: string]>([
  ['OPTIONS', { status: 204 }, 'access-control-allow-origin is missing: add the site to ALLOWED_ORIGINS'],
  ['OPTIONS', { status: 204, headers: cors }, 'does not allow the headers apikey, authorization'],
  ['OPTIONS', { status: 404 }, 'deploy it: npx supabase@3.1.0 functions deploy mailchimp-subscribe'],
  ['OPTIONS', 'silent', 'no answer in 0.3 s'],
  [
    'POST',
    { status: 200, headers: cors, body: '{"message":"Done"}' },
    'answers 200 to an empty sign-up, not 400',
  ],
  ['POST', { status: 400, headers: cors, body: 'no' }, 'answers 400 to an empty sign-up, not 400'],
  ['POST', { status: 401, headers: cors }, 'deploy it with the verify_jwt of supabase/config.toml'],
  ['POST', { status: 503, headers: cors }, 'a setting is missing or wrong, its log says which'],
  ['POST', { status: 400, body: '{"message":"email is missing."}' }, 'add the site to ALLOWED_ORIGINS'],
])('%s of sign-ups answers %j: %s', async (method, answer, expected) => {
  const { problems } = await functionsWith({ [`${method} ${SUBSCRIBE}`]: answer })
  expect(problems).toEqual([expect.stringContaining(expected)])
})

test('a function that never answers does not hold up the rest', async () => {
  const { problems } = await functionsWith({ [`OPTIONS ${SUBSCRIBE}`]: 'silent' })
  expect(problems).toContainEqual(expect.stringMatching(/OPTIONS.* no answer in 0.3 s/))
})

test('a table that everybody may read is told', async () => {
  const { problems } = await functionsWith({ 'GET /rest/v1/subscriptions?limit=1': { body: '[]' } })
  expect(problems).toEqual([expect.stringContaining('error table subscriptions is open to everybody')])
})

test.each<[request: string, answer: Answered, expected: string]>([
  ['POST /functions/v1/count', { status: 403 }, 'add the site to ALLOWED_ORIGINS'],
  ['POST /functions/v1/count', { status: 404 }, 'deploy it: npx supabase@3.1.0 functions deploy count'],
  [NUMBERS, { body: '{"counts":[]}' }, 'error GET numbers are open to everybody'],
  [NUMBERS, { status: 401 }, 'deploy it with the verify_jwt of supabase/config.toml'],
  [NUMBERS, { status: 404 }, 'deploy it: npx supabase@3.1.0 functions deploy numbers'],
])('%s answers %j: %s', async (request, answer, expected) => {
  const { problems } = await functionsWith({ [request]: answer })
  expect(problems).toEqual([expect.stringContaining(expected)])
})

const health = (status: string, database: string) =>
  JSON.stringify({
    status,
    checks: { a: { status: 'ok', text: 'A' }, database: { status: database, text: 'Full.' } },
  })

test.each<[answer: Answered, expected: string]>([
  [{ body: health('degraded', 'degraded') }, 'warning GET health, database Full.'],
  [{ status: 503, body: health('failing', 'failing') }, 'error GET health, database Full.'],
  [{ status: 503, body: '{"status":"failing"}' }, 'error GET health says failing'],
  [{ body: '<html>' }, 'error GET health'],
  [{ status: 404 }, 'deploy it: npx supabase@3.1.0 functions deploy health'],
])('health answers %j: %s', async (answer, expected) => {
  const { problems } = await functionsWith({ 'GET /functions/v1/health': answer })
  expect(problems).toEqual([expect.stringContaining(expected)])
})

test.each<[answer: Answered, expected: string]>([
  [{ body: '{"message":"Signing in is not set up"}', status: 503 }, 'answers 503: Signing in is not set up'],
  [{ status: 404 }, 'answers 404: deploy it: npx supabase@3.1.0 functions deploy cms-auth'],
  [signIn('https://movies.test', SITE), 'would send staff to https://movies.test/admin/sign-in'],
  [signIn(SITE, 'https://movies.test'), 'correct SITE_URL'],
  [signIn(SITE, SITE), `staff come back to ${SITE}/admin/sign-in`],
])('signing in, when cms-auth answers %j: %s', async (answer, expected) => {
  const { origin } = await standIn({ 'GET /functions/v1/cms-auth': answer })
  const results = await checkFunctions(envOf(origin, { VITE_CMS_REPOSITORY: 'a/b' }), 20_000)
  expect(results.map(said).find((text) => text.includes('cms-auth'))).toContain(expected)
})

function signIn(site: string, allowed: string): Answered {
  const address = `https://github.com/login/oauth/authorize?redirect_uri=${encodeURIComponent(`${site}/admin/sign-in`)}`
  return { headers: { 'access-control-allow-origin': allowed }, body: JSON.stringify({ address }) }
}
