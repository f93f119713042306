import type { Database } from '../supabase/functions/_shared/database.ts'
import { deliverDue } from '../supabase/functions/_shared/delivery/deliver.ts'
import { createMailchimp } from '../supabase/functions/_shared/delivery/mailchimp.ts'
import type { MailchimpConfig } from '../supabase/functions/_shared/delivery/mailchimp-call.ts'
import type { Trial } from './trial.ts'

export type Tally = {
  sent: number
  acknowledged: number
  stored: number
  lost: number
  /** Stored with a choice that was never sent, or with a different phone number than the mail provider has. */
  wrong: number
  delivered: number
  mailedTwice: number
}

type Row = { email: string; phone: string; records: string[] }

/** A phone number entered after the address was delivered stays in our own records. */
const isAtMailchimp = (phone: string, there: string | undefined) => there === phone || there === ''

/** Counts the outcomes of a trial, once the fault is over and the queue has been processed. */
export async function tally(trial: Trial, database: Database, config: MailchimpConfig): Promise<Tally> {
  const rows = await database.query<Row>(
    `select email_key as email, coalesce(phone_e164, '') as phone, to_json(array(
      select coalesce(phone_e164, '') from consents where consents.email_key = subscriptions.email_key)) as records
    from subscriptions where email_key not like 'start-%'`,
  )
  const records = new Set(rows.flatMap(({ email, records }) => records.map((phone) => `${email} ${phone}`)))
  const acknowledged = trial.sent.filter(({ status }) => status === 200)
  const choices = new Set(trial.sent.map(({ email, phone }) => `${email} ${phone}`))

  // Two deliveries at once, like two overlapping scheduled runs.
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
    stored: rows.length,
    lost: new Set(
      acknowledged.map(({ email, phone }) => `${email} ${phone}`).filter((choice) => !records.has(choice)),
    ).size,
    wrong: rows.filter(
      ({ email, phone, records }) =>
        records.some((one) => !choices.has(`${email} ${one}`)) || !isAtMailchimp(phone, phones.get(email)),
    ).length,
    delivered: members.length,
    mailedTwice: members.filter(({ mails }) => mails > 1).length,
  }
}
