import { databaseOf, exampleSecret, longEnough, optional } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'
import { webhook } from '../_shared/sign-up/webhook.ts'

const { env } = Deno
const deps = {
  database: databaseOf(env),
  log: createLog('mailchimp-webhook'),
  secret: optional(env, 'MAILCHIMP_WEBHOOK_SECRET', exampleSecret, longEnough),
  listId: env.get('MAILCHIMP_LIST_ID')?.trim(),
}

Deno.serve((request) => webhook(request, deps))
