import type { Database } from './database.ts'
import type { SignUp } from './sign-up.ts'

/**
 * One row an address. A repeat changes nothing; another choice, or a repeat after ten minutes of an address that is
 * no longer waiting, is queued for delivery anew under the next `rev`. A phone given earlier is kept when none is given now.
 */
const upsert = `
insert into subscriptions as known
  (email, email_key, phone, phone_e164, email_notifications, sms_notifications)
values ($1, $2, $3, $4, $5, $6)
on conflict (email_key) do update set
  phone = coalesce(excluded.phone, known.phone),
  phone_e164 = case when excluded.phone is null then known.phone_e164 else excluded.phone_e164 end,
  email_notifications = excluded.email_notifications,
  sms_notifications = excluded.sms_notifications,
  state = 'queued',
  rev = known.rev + 1,
  attempts = 0,
  next_attempt_at = now(),
  last_error = null,
  requested_at = now()
where (coalesce(excluded.phone, known.phone), excluded.email_notifications, excluded.sms_notifications)
    is distinct from (known.phone, known.email_notifications, known.sms_notifications)
  or (known.state not in ('queued', 'sending', 'retry') and known.requested_at < now() - interval '10 minutes')`

/** Stores a sign-up. When the promise resolves it is committed. */
export async function storeSignUp(database: Database, signUp: SignUp): Promise<void> {
  const { email, emailKey, phone, phoneE164, emailNotifications, smsNotifications } = signUp
  await database.query(upsert, [email, emailKey, phone, phoneE164, emailNotifications, smsNotifications])
}
