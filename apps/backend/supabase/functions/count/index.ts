import { databaseOf, originsOf, setting, trustedProxiesOf } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'
import { count } from '../_shared/numbers/count.ts'
import { countedKeys, readCounted } from '../_shared/numbers/counted-keys.ts'
import { createCounter } from '../_shared/numbers/counter.ts'
import { createLimit } from '../_shared/numbers/limit.ts'
import { callerOf } from '../_shared/sign-up/network.ts'

const { env } = Deno
const allowOrigin = originsOf(env)
const site = setting(env, 'SITE_URL', 'https://www.example.org', (text) => new URL(text).origin)
const trustedProxies = trustedProxiesOf(env)

const log = createLog('count')
const read = (path: string) => fetch(site + path, { redirect: 'error', signal: AbortSignal.timeout(8000) })
const counter = createCounter(databaseOf(env))
const deps = { counter, known: readCounted(read, log, countedKeys), limit: createLimit(), allowOrigin, log }

Deno.serve((request) => count(request, { ...deps, caller: callerOf(request, trustedProxies) }))
