import { count, databaseOf, optional, originsOf, trustedProxiesOf } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'
import { knownForms, readCounted } from '../_shared/numbers/counted-keys.ts'
import { callerOf } from '../_shared/sign-up/network.ts'
import { createSignUpStore, limitsFor } from '../_shared/sign-up/store.ts'
import { subscribe } from '../_shared/sign-up/subscribe.ts'

const { env } = Deno
const allowOrigin = originsOf(env)
const trustedProxies = trustedProxiesOf(env)
const networkLimit = optional(env, 'SIGN_UP_NETWORK_LIMIT', '2000', count)
// A sign-up waits for the site's list of forms, so this is short. Without the site, its source is dropped.
const site = optional(env, 'SITE_URL', 'https://www.example.org', (text) => new URL(text).origin)
const readSite = async (path: string) => {
  if (!site) throw new Error('SITE_URL is not set')
  return await fetch(site + path, { redirect: 'error', signal: AbortSignal.timeout(2000) })
}
const secret = env.get('TURNSTILE_SECRET_KEY')?.trim()

const log = createLog('mailchimp-subscribe')
const turnstile = secret ? { secret, fetch, log } : undefined
const store = createSignUpStore(databaseOf(env), limitsFor(Boolean(turnstile), networkLimit))

const deps = { store, allowOrigin, log, turnstile, knownForms: readCounted(readSite, log, knownForms) }

Deno.serve((request) => subscribe(request, { ...deps, caller: callerOf(request, trustedProxies) }))
