import { problemsOf } from '../_shared/delivery/settings.ts'
import { databaseOf } from '../_shared/environment.ts'
import { createHealth } from '../_shared/health/health.ts'
import { createLog } from '../_shared/log.ts'

const { env } = Deno

Deno.serve(createHealth({ database: databaseOf(env), log: createLog('health'), settings: problemsOf(env) }))
