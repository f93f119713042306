import type { SiteEnv } from '@two-pastors/web/environment'
import { answerOf, check, expectReadable, type Found, PATIENCE_MS, Problem, type Result } from './result.ts'

const SIGN_UP = 'mailchimp-subscribe'

/** The headers that @supabase/supabase-js and our own forms send with a sign-up. */
const SENT = [
  'apikey',
  'authorization',
  'content-type',
  'x-client-info',
  'x-consent-words',
  'x-sign-up-source',
]

/** What nobody may read with the pages' key: projects created before October 2026 grant every new table. */
const TABLES = ['subscriptions', 'feed_copies', 'daily_counts']

/** Calls a function. */
type Call = (name: string, init?: RequestInit) => Promise<Found>

/** Whether sign-ups arrive from pages of the site, without making one, and what the functions say of themselves. */
export async function checkFunctions(env: SiteEnv, patience = PATIENCE_MS): Promise<Result[]> {
  const { VITE_SITE_URL: origin, VITE_SUPABASE_URL: project, VITE_SUPABASE_ANON_KEY: apikey } = env
  const base = project || origin
  const key = { apikey, authorization: `Bearer ${apikey}` }
  const ask = (path: string, init: RequestInit = {}) =>
    answerOf(base + path, { ...init, patience }, 'is VITE_SUPABASE_URL right?')
  const call: Call = (name, init) => ask(`/functions/v1/${name}`, init)

  const results = await Promise.all([
    ...(new URL(base).origin === origin
      ? []
      : [check(`OPTIONS ${SIGN_UP}`, () => checkPreflight(call, origin))]),
    check(`POST ${SIGN_UP}`, () => checkRefusal(call, origin, key)),
    checkHealth(call, apikey),
    // Like a visitor who asked not to be tracked, and is not counted.
    check('POST count', async () => {
      const answer = await call('count', { method: 'POST', headers: { origin, dnt: '1' }, body: 'view /' })
      if (answer.status !== 204) throw unexpected(answer, 'count')
      return `takes what pages of ${origin} tell`
    }),
    check('GET numbers', () => checkNumbers(call)),
    ...(env.VITE_CMS_REPOSITORY ? [check('GET cms-auth', () => checkSignIn(call, origin))] : []),
    // From the Data API, like anybody who has the pages' key.
    ...(project ? TABLES : []).map((table) =>
      check(`table ${table}`, async () => {
        const { status } = await ask(`/rest/v1/${table}?limit=1`, { headers: key })
        if (status === 200)
          throw new Problem(`is open to everybody: revoke all on ${table} from anon, authenticated`)
        return `is closed to visitors (${status})`
      }),
    ),
  ])
  return results.flat()
}

/** The CORS preflight that a page on another origin sends. */
async function checkPreflight(call: Call, origin: string): Promise<string> {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': SENT.join(','),
  }
  const answer = await call(SIGN_UP, { method: 'OPTIONS', headers })
  if (answer.status >= 300) throw unexpected(answer, SIGN_UP)
  expectReadable(answer, origin, 'add the site to ALLOWED_ORIGINS')
  const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const missing = SENT.filter((name) => !allowed.includes(name))
  if (missing.length > 0)
    throw new Problem(`does not allow the headers ${missing.join(', ')}: deploy ${SIGN_UP} of this version`)
  return `pages of ${origin} may send sign-ups`
}

/** An empty sign-up is rejected before anything is stored. */
async function checkRefusal(call: Call, origin: string, key: Record<string, string>): Promise<string> {
  const headers = { origin, ...key, 'content-type': 'application/json' }
  const answer = await call(SIGN_UP, { method: 'POST', headers, body: '{}' })
  if (answer.status !== 400 || typeof read(answer).message !== 'string')
    throw new Problem(`answers ${answer.status} to an empty sign-up, not 400: ${remedy(answer, SIGN_UP)}`)
  expectReadable(answer, origin, 'add the site to ALLOWED_ORIGINS')
  return 'refuses an empty sign-up, as it should'
}

/** Whether staff are sent to GitHub, and come back to the editor of this site. */
async function checkSignIn(call: Call, origin: string): Promise<string> {
  const answer = await call('cms-auth', { headers: { origin } })
  const { address: github, message } = read(answer)
  if (answer.status !== 200 || typeof github !== 'string')
    throw new Problem(`answers ${answer.status}: ${message ?? remedy(answer, 'cms-auth')}`)
  const back = URL.parse(github)?.searchParams.get('redirect_uri')
  if (back !== `${origin}/admin/sign-in`)
    throw new Problem(`GitHub would send staff to ${back}: set SITE_URL to ${origin}`)
  expectReadable(answer, origin, 'correct SITE_URL')
  return `staff come back to ${back}`
}

/** What the functions report about themselves: a result for each part that isn't well. */
async function checkHealth(call: Call, apikey: string): Promise<Result[]> {
  let ill: Result[] = []
  const whole = await check('GET health', async () => {
    const answer = await call('health', { headers: { apikey } })
    const { status, checks } = read(answer)
    if (![200, 503].includes(answer.status) || typeof status !== 'string') throw unexpected(answer, 'health')
    ill = Object.entries(recordOf(checks)).flatMap(([name, part]): Result[] => {
      const { status, text } = recordOf(part)
      if (status === 'ok') return []
      const level = status === 'degraded' ? 'warning' : 'error'
      return [{ level, about: `GET health, ${name}`, text: String(text) }]
    })
    if (status !== 'ok') throw new Problem(`says ${status}: look into its log`)
    return 'all is well'
  })
  return ill.length > 0 ? ill : [whole]
}

/** Without the staff's key. */
async function checkNumbers(call: Call): Promise<string> {
  const answer = await call('numbers')
  if (answer.status === 200) throw new Problem('are open to everybody: deploy numbers of this version')
  // The gateway's own 401 has another header.
  if (answer.status !== 401 || answer.headers.get('www-authenticate') !== 'Bearer')
    throw unexpected(answer, 'numbers')
  return 'are closed to visitors'
}

const unexpected = (answer: Found, name: string) =>
  new Problem(`${answer.address} answers ${answer.status}: ${remedy(answer, name)}`)

/** What to do if a function doesn't respond properly. */
function remedy({ status }: Found, name: string): string {
  if (status === 404) return `deploy it: npx supabase@3.1.0 functions deploy ${name}`
  if (status === 401) return 'deploy it with the verify_jwt of supabase/config.toml'
  if (status === 403) return 'add the site to ALLOWED_ORIGINS'
  return status >= 500 ? 'a setting is missing or wrong, its log says which' : 'is VITE_SUPABASE_URL right?'
}

function read({ text }: Found): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text))
  } catch {
    return {}
  }
}

const recordOf = (value: unknown) => Object(value) as Record<string, unknown>
