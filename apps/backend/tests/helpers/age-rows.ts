import type { TestDatabase } from './database.ts'

/** Lets so much time pass for all that was written down so far. */
export async function ageRows(db: TestDatabase, time = '11 minutes'): Promise<void> {
  await db.exec(`alter table consents disable trigger consents_stay;
    update consents set at = at - interval '${time}';
    alter table consents enable trigger consents_stay`)
  await db.exec(`update subscriptions set requested_at = requested_at - interval '${time}',
      delivered_at = delivered_at - interval '${time}', confirm_due = confirm_due - interval '${time}';
    update text_replies set at = at - interval '${time}';
    update sign_up_counts set since = since - interval '${time}'`)
}
