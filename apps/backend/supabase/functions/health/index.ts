import { problemsOf } from '../_shared/delivery/settings.ts'
import { setting } from '../_shared/environment.ts'
import { createHealth } from '../_shared/health/health.ts'
import { createLog } from '../_shared/log.ts'
import { connectTo } from '../_shared/postgres.ts'

const url = setting('SUPABASE_DB_URL', Deno.env.get('SUPABASE_DB_URL'), 'postgresql://…', String)

Deno.serve(
  createHealth({ database: connectTo(url), log: createLog('health'), settings: problemsOf(Deno.env) }),
)
