import postgres from 'postgres'
import type { Database } from './database.ts'

/**
 * Connects to a PostgreSQL on the first query.
 * @param max connections. One is enough for a function's instance: each request is a few single statements, which are sent one
 * after the other without waiting.
 */
export function connectTo(url: string, max = 1): Database & { close: () => Promise<void> } {
  // The pooler's transaction mode doesn't support prepared statements.
  const sql = postgres(url, { prepare: false, max, connect_timeout: 5, idle_timeout: 20, onnotice: () => {} })
  return {
    query: async <T>(text: string, params: readonly unknown[] = []) =>
      (await sql.unsafe(text, params as (string | number | boolean | Uint8Array | null)[])) as unknown as T[],
    close: () => sql.end(),
  }
}
