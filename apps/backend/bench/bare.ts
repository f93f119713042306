import type { Database } from '../supabase/functions/_shared/database.ts'

/** The least that keeps a sign-up: one row of the same columns, without rules, limits or a queue. */
const table = `create table if not exists bare (
  id bigint generated always as identity primary key, email text not null, email_key text not null unique, phone text,
  phone_e164 text, email_notifications boolean not null, sms_notifications boolean not null,
  created_at timestamptz not null default now())`

const insert = `insert into bare (email, email_key, phone, phone_e164, email_notifications, sms_notifications)
  values ($1, $2, $3, $4, $5, $6)`

/** Inserts with `atOnce` under way all the time. @returns inserts a second */
export async function bareRate(database: Database, seconds: number, atOnce: number): Promise<number> {
  await database.query(table)
  const end = performance.now() + seconds * 1000
  let count = 0
  const insertOne = async () => {
    while (performance.now() < end) {
      const email = `${crypto.randomUUID()}@example.com`
      await database.query(insert, [email, email, '(212) 555-2368', '+12125552368', true, true])
      count++
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: atOnce }, insertOne))
  return count / ((performance.now() - began) / 1000)
}
