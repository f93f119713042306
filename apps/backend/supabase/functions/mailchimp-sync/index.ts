import { createMailchimp } from '../_shared/delivery/mailchimp.ts'
import { mailchimpFrom } from '../_shared/delivery/settings.ts'
import { sync } from '../_shared/delivery/sync.ts'
import { setting } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'
import { connectTo } from '../_shared/postgres.ts'
import { longEnough } from '../_shared/secret.ts'

const url = setting('SUPABASE_DB_URL', Deno.env.get('SUPABASE_DB_URL'), 'postgresql://…', String)
const secret = setting(
  'SYNC_SECRET',
  Deno.env.get('SYNC_SECRET'),
  'a-long-random-text-of-32-characters',
  longEnough,
)
const mailchimp = mailchimpFrom(Deno.env)

const deps = {
  database: connectTo(url),
  deliver: mailchimp && createMailchimp(mailchimp),
  log: createLog('mailchimp-sync'),
  secret,
}

Deno.serve((request) => sync(request, deps))
