import { createMailchimp } from '../_shared/delivery/mailchimp.ts'
import { mailchimpFrom, syncSecretOf } from '../_shared/delivery/settings.ts'
import { sync } from '../_shared/delivery/sync.ts'
import { databaseOf } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'

const { env } = Deno
const secret = syncSecretOf(env)
const mailchimp = mailchimpFrom(env)
const deliver = mailchimp && createMailchimp(mailchimp)
const deps = { database: databaseOf(env), deliver, log: createLog('mailchimp-sync'), secret }

Deno.serve((request) => sync(request, deps))
