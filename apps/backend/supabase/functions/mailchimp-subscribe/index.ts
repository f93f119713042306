import { databaseOf, only, optional, originsOf } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'
import { callerOf } from '../_shared/sign-up/network.ts'
import { createSignUpStore, limitsFor } from '../_shared/sign-up/store.ts'
import { subscribe } from '../_shared/sign-up/subscribe.ts'

const { env } = Deno
const allowOrigin = originsOf(env)
const isCount = only(/^[1-9]\d{0,8}$/)
const count = (text: string) => Number(isCount(text))
const trustedProxies = optional(env, 'TRUSTED_PROXIES', '1', count) ?? 1
const networkLimit = optional(env, 'SIGN_UP_NETWORK_LIMIT', '2000', count)
const secret = env.get('TURNSTILE_SECRET_KEY')?.trim()

const log = createLog('mailchimp-subscribe')
const turnstile = secret ? { secret, fetch, log } : undefined
const store = createSignUpStore(databaseOf(env), limitsFor(Boolean(turnstile), networkLimit))

Deno.serve((request) =>
  subscribe(request, { store, allowOrigin, log, caller: callerOf(request, trustedProxies), turnstile }),
)
