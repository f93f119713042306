import { setting } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'
import { connectTo } from '../_shared/postgres.ts'
import { longEnough } from '../_shared/secret.ts'
import { webhook } from '../_shared/sign-up/webhook.ts'

const url = setting('SUPABASE_DB_URL', Deno.env.get('SUPABASE_DB_URL'), 'postgresql://…', String)
const given = Deno.env.get('MAILCHIMP_WEBHOOK_SECRET')
const secret =
  given && setting('MAILCHIMP_WEBHOOK_SECRET', given, 'a-long-random-text-of-32-characters', longEnough)

const deps = {
  database: connectTo(url),
  log: createLog('mailchimp-webhook'),
  secret: secret || undefined,
  listId: Deno.env.get('MAILCHIMP_LIST_ID')?.trim(),
}

Deno.serve((request) => webhook(request, deps))
