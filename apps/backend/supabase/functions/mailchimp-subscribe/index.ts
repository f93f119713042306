import { setting } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'
import { originsFrom } from '../_shared/origins.ts'
import { connectTo } from '../_shared/postgres.ts'
import { callerOf } from '../_shared/sign-up/network.ts'
import { createSignUpStore, limitsFor } from '../_shared/sign-up/store.ts'
import { subscribe } from '../_shared/sign-up/subscribe.ts'

const url = setting('SUPABASE_DB_URL', Deno.env.get('SUPABASE_DB_URL'), 'postgresql://…', String)
const sites = Deno.env.get('ALLOWED_ORIGINS')
const allowOrigin = setting('ALLOWED_ORIGINS', sites, 'https://www.example.org', originsFrom)
const trustedProxies = setting('TRUSTED_PROXIES', Deno.env.get('TRUSTED_PROXIES') || '1', '1', count)
const networkLimit = Deno.env.get('SIGN_UP_NETWORK_LIMIT')
const network = networkLimit ? setting('SIGN_UP_NETWORK_LIMIT', networkLimit, '2000', count) : undefined
const turnstileSecret = Deno.env.get('TURNSTILE_SECRET_KEY')?.trim()

const log = createLog('mailchimp-subscribe')
const store = createSignUpStore(connectTo(url), limitsFor(Boolean(turnstileSecret), network))

Deno.serve((request) =>
  subscribe(request, {
    store,
    allowOrigin,
    log,
    caller: callerOf(request, trustedProxies),
    turnstile: turnstileSecret ? { secret: turnstileSecret, fetch, log } : undefined,
  }),
)

function count(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error('no count')
  return number
}
