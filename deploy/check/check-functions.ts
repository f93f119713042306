import { type Answer, ask } from '@two-pastors/tooling/ask'
import type { SiteEnv } from '@two-pastors/web/environment'
import { error, ok, PATIENCE_MS, type Result, refusal, warning } from './result.ts'

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

/** What nobody may read with the key that the pages have: projects of before October 2026 grant every new table. */
const TABLES = ['subscriptions', 'feed_copies', 'daily_counts']

/** Whether sign-ups arrive from pages of the site, without making one, and what the functions say of themselves. */
export async function checkFunctions(env: SiteEnv, patience = PATIENCE_MS): Promise<Result[]> {
  const base = `${env.VITE_SUPABASE_URL || env.VITE_SITE_URL}/functions/v1`
  const results = await Promise.all([
    checkPreflight(`${base}/${SIGN_UP}`, env.VITE_SITE_URL, patience),
    checkRefusal(`${base}/${SIGN_UP}`, env, patience),
    checkHealth(`${base}/health`, env.VITE_SUPABASE_ANON_KEY, patience),
    checkCount(`${base}/count`, env.VITE_SITE_URL, patience),
    checkNumbers(`${base}/numbers`, patience),
    ...(env.VITE_CMS_REPOSITORY ? [checkSignIn(`${base}/cms-auth`, env, patience)] : []),
    ...(env.VITE_SUPABASE_URL ? TABLES.map((table) => checkTable(table, env, patience)) : []),
  ])
  return results.flat()
}

/** The CORS preflight that a page on another origin sends. */
async function checkPreflight(address: string, siteUrl: string, patience: number): Promise<Result[]> {
  if (new URL(address).origin === siteUrl) return []
  const about = `OPTIONS ${SIGN_UP}`
  const headers = {
    origin: siteUrl,
    'access-control-request-method': 'POST',
    'access-control-request-headers': SENT.join(','),
  }
  const answer = await ask(address, { method: 'OPTIONS', headers, patience })
  if ('failure' in answer) return [error(about, `${address}: ${answer.failure}: is VITE_SUPABASE_URL right?`)]
  if (answer.status >= 300)
    return [error(about, `${address} answers ${answer.status}: ${remedy(answer, SIGN_UP)}`)]
  const refused = refusal(answer, address, siteUrl)
  if (refused) return [error(about, `${refused}: add the site to ALLOWED_ORIGINS`)]
  const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const missing = SENT.filter((name) => !allowed.includes(name))
  if (missing.length === 0) return [ok(about, `pages of ${siteUrl} may send sign-ups`)]
  return [error(about, `does not allow the headers ${missing.join(', ')}: deploy ${SIGN_UP} of this version`)]
}

/** An empty sign-up is rejected before anything is stored. */
async function checkRefusal(address: string, env: SiteEnv, patience: number): Promise<Result> {
  const about = `POST ${SIGN_UP}`
  const key = env.VITE_SUPABASE_ANON_KEY
  const headers = {
    origin: env.VITE_SITE_URL,
    apikey: key,
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
  }
  const answer = await ask(address, { method: 'POST', headers, body: '{}', patience })
  if ('failure' in answer) return error(about, `${address}: ${answer.failure}: is VITE_SUPABASE_URL right?`)
  if (answer.status !== 400 || typeof read(answer).message !== 'string') {
    return error(about, `answers ${answer.status} to an empty sign-up, not 400: ${remedy(answer, SIGN_UP)}`)
  }
  const refused = refusal(answer, address, env.VITE_SITE_URL)
  return refused
    ? error(about, `${refused}: add the site to ALLOWED_ORIGINS`)
    : ok(about, 'refuses an empty sign-up, as it should')
}

/** Whether staff are sent to GitHub, and come back to the editor of this site. */
async function checkSignIn(address: string, env: SiteEnv, patience: number): Promise<Result> {
  const about = 'GET cms-auth'
  const answer = await ask(address, { headers: { origin: env.VITE_SITE_URL }, patience })
  if ('failure' in answer) return error(about, `${address}: ${answer.failure}: is VITE_SUPABASE_URL right?`)
  const { address: github, message } = read(answer)
  if (answer.status !== 200 || typeof github !== 'string') {
    return error(about, `answers ${answer.status}: ${message ?? remedy(answer, 'cms-auth')}`)
  }
  const back = URL.parse(github)?.searchParams.get('redirect_uri')
  if (back !== `${env.VITE_SITE_URL}/admin/sign-in`)
    return error(about, `GitHub would send staff to ${back}: set SITE_URL to ${env.VITE_SITE_URL}`)
  const refused = refusal(answer, address, env.VITE_SITE_URL)
  return refused ? error(about, `${refused}: correct SITE_URL`) : ok(about, `staff come back to ${back}`)
}

async function checkHealth(address: string, key: string, patience: number): Promise<Result[]> {
  const answer = await ask(address, { headers: { apikey: key }, patience })
  if ('failure' in answer)
    return [error('GET health', `${address}: ${answer.failure}: is VITE_SUPABASE_URL right?`)]
  const { status, checks } = read(answer)
  if (![200, 503].includes(answer.status) || typeof status !== 'string') {
    return [error('GET health', `${address} answers ${answer.status}: ${remedy(answer, 'health')}`)]
  }
  const ill = Object.entries(isRecord(checks) ? checks : {}).flatMap(([name, check]) =>
    isRecord(check) && check.status !== 'ok' ? [{ name, check }] : [],
  )
  if (ill.length === 0 && status === 'ok') return [ok('GET health', 'all is well')]
  if (ill.length === 0) return [error('GET health', `says ${status}: look into its log`)]
  return ill.map(({ name, check }) =>
    (check.status === 'degraded' ? warning : error)(`GET health, ${name}`, String(check.text)),
  )
}

/** As a visitor who asked not to be tracked, and is not counted. */
async function checkCount(address: string, origin: string, patience: number): Promise<Result> {
  const answer = await ask(address, {
    method: 'POST',
    headers: { origin, dnt: '1' },
    body: 'view /',
    patience,
  })
  if ('failure' in answer) return error('POST count', `${address}: ${answer.failure}`)
  if (answer.status === 204) return ok('POST count', `takes what pages of ${origin} tell`)
  const what = answer.status === 403 ? 'add the site to ALLOWED_ORIGINS' : remedy(answer, 'count')
  return error('POST count', `${address} answers ${answer.status}: ${what}`)
}

/** Without the staff's key. */
async function checkNumbers(address: string, patience: number): Promise<Result> {
  const answer = await ask(address, { patience })
  if ('failure' in answer) return error('GET numbers', `${address}: ${answer.failure}`)
  if (answer.status === 200)
    return error('GET numbers', 'are open to everybody: deploy numbers of this version')
  // The gateway's own 401 has another header.
  if (answer.status === 401 && answer.headers.get('www-authenticate') === 'Bearer')
    return ok('GET numbers', 'are closed to visitors')
  return error('GET numbers', `${address} answers ${answer.status}: ${remedy(answer, 'numbers')}`)
}

/** Asks the Data API for a table, as anybody can with the key of the pages. */
async function checkTable(table: string, env: SiteEnv, patience: number): Promise<Result> {
  const key = env.VITE_SUPABASE_ANON_KEY
  const address = `${env.VITE_SUPABASE_URL}/rest/v1/${table}?limit=1`
  const answer = await ask(address, { headers: { apikey: key, authorization: `Bearer ${key}` }, patience })
  if ('failure' in answer) return error(`table ${table}`, `${address}: ${answer.failure}`)
  return answer.status === 200
    ? error(`table ${table}`, `is open to everybody: revoke all on ${table} from anon, authenticated`)
    : ok(`table ${table}`, `is closed to visitors (${answer.status})`)
}

/** What to do where a function does not answer as it would. */
function remedy({ status }: Answer, name: string): string {
  if (status === 404) return `deploy it: npx supabase@3.1.0 functions deploy ${name}`
  if (status === 401) return 'deploy it with the verify_jwt of supabase/config.toml'
  return status >= 500 ? 'a setting is missing or wrong, its log says which' : 'is VITE_SUPABASE_URL right?'
}

function read({ text }: Answer): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
