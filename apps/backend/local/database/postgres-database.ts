import { connectTo } from '../../supabase/functions/_shared/postgres.ts'
import type { LocalDatabase } from './local-database.ts'
import { type MigrationTarget, migrate } from './migrate.ts'

/** Two starts at once on one database: the second waits for the first one's migrations. */
const MIGRATING = 'select pg_advisory_lock(7470748)'

/**
 * Uses a PostgreSQL that is there already (15 or newer), and brings it up to date. Returns at once; a query waits.
 */
export function openPostgresDatabase(url: string, migrations: string): LocalDatabase {
  const database = connectTo(url, 10)
  const ready = prepare(url, migrations)
  return {
    ready,
    query: async <T>(text: string, params?: readonly unknown[]) => {
      await ready
      return database.query<T>(text, params)
    },
    close: database.close,
  }
}

async function prepare(url: string, migrations: string): Promise<void> {
  // One connection, so that the lock and the transactions are its own.
  const { query, close } = connectTo(url, 1)
  const target: MigrationTarget = {
    query,
    apply: async (text) => void (await query(text)),
  }
  try {
    await query(MIGRATING)
    await migrate(target, migrations)
  } finally {
    await close()
  }
}
