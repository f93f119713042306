import { databaseOf, exampleSecret, longEnough, originsOf, setting } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'
import { numbers } from '../_shared/numbers/numbers.ts'
import { isSecret } from '../_shared/secret.ts'

const { env } = Deno
const key = `Bearer ${setting(env, 'NUMBERS_KEY', exampleSecret, longEnough)}`
const deps = {
  database: databaseOf(env),
  allowOrigin: originsOf(env),
  log: createLog('numbers'),
  isStaff: (request: Request) => isSecret(request.headers.get('authorization'), key),
}

Deno.serve((request) => numbers(request, deps))
