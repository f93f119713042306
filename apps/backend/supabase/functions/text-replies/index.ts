import { databaseOf, exampleSecret, longEnough, optional } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'
import { textReplies } from '../_shared/sign-up/text-replies.ts'

const { env } = Deno
const deps = {
  database: databaseOf(env),
  log: createLog('text-replies'),
  secret: optional(env, 'TEXTS_WEBHOOK_SECRET', exampleSecret, longEnough),
}

Deno.serve((request) => textReplies(request, deps))
