import type { LocalDatabase } from '../local/database/local-database.ts'
import { deliverDue } from '../supabase/functions/_shared/delivery/deliver.ts'
import { createMailchimp } from '../supabase/functions/_shared/delivery/mailchimp.ts'
import type { MailchimpConfig } from '../supabase/functions/_shared/delivery/mailchimp-call.ts'
import type { Trial } from './trial.ts'

export type Tally = {
  sent: number
  acknowledged: number
  stored: number
  lost: number
  /** Stored with a choice that was never sent, or with another one than the mail provider has. */
  wrong: number
  delivered: number
  mailedTwice: number
}

type Row = { email: string; phone: string; e164: string }

/** Counts what became of a trial, once the fault is over and the queue has been worked off. */
export async function tally(trial: Trial, database: LocalDatabase, config: MailchimpConfig): Promise<Tally> {
  const rows = await database.query<Row>(
    `select email_key as email, coalesce(phone, '') as phone, coalesce(phone_e164, '') as e164
    from subscriptions where email_key not like 'start-%'`,
  )
  const stored = new Map(rows.map(({ email, phone }) => [email, phone]))
  const acknowledged = trial.sent.filter(({ status }) => status === 200)
  const choices = new Set(trial.sent.map(({ email, phone }) => `${email} ${phone}`))

  // Two who deliver at once, as two scheduled runs would that overlap.
  trial.mailchimp.fault = undefined
  await database.query(
    "update subscriptions set next_attempt_at = now(), locked_until = null where state <> 'delivered'",
  )
  await database.query('delete from delivery_pause')
  const deps = { database, deliver: createMailchimp(config), log: () => {} }
  await Promise.all([1, 2].map(() => deliverDue(deps, performance.now() + 120_000)))
  const members = [...trial.mailchimp.members.values()].filter(({ email }) => !email.startsWith('start-'))
  const phones = new Map(members.map(({ email, phone }) => [email, phone]))

  return {
    sent: trial.sent.length,
    acknowledged: acknowledged.length,
    stored: stored.size,
    lost: new Set(acknowledged.filter(({ email }) => !stored.has(email)).map(({ email }) => email)).size,
    wrong: rows.filter(
      ({ email, phone, e164 }) => !choices.has(`${email} ${phone}`) || phones.get(email) !== e164,
    ).length,
    delivered: members.length,
    mailedTwice: members.filter(({ mails }) => mails > 1).length,
  }
}
