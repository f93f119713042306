import postgres from 'postgres'
import type { Database } from '../_shared/database.ts'
import { setting } from '../_shared/environment.ts'
import { originsFrom } from '../_shared/origins.ts'
import { subscribe } from '../_shared/subscribe.ts'

const url = setting('SUPABASE_DB_URL', Deno.env.get('SUPABASE_DB_URL'), 'postgresql://…', String)
const sites = Deno.env.get('ALLOWED_ORIGINS')
const allowOrigin = setting('ALLOWED_ORIGINS', sites, 'https://www.example.org', originsFrom)

// The pooler in transaction mode knows no prepared statements. One connection an instance is plenty: each request
// is a single statement, and they are sent one behind the other without waiting.
const sql = postgres(url, {
  prepare: false,
  max: 1,
  connect_timeout: 5,
  idle_timeout: 20,
  onnotice: () => {},
})

const database: Database = {
  query: async <T>(text: string, params: readonly unknown[] = []) =>
    (await sql.unsafe(text, params as (string | number | boolean | null)[])) as unknown as T[],
}

Deno.serve((request) => subscribe(request, { database, allowOrigin, log: console.log }))
