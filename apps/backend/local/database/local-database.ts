import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../supabase/functions/_shared/database.ts'
import { connectTo } from '../../supabase/functions/_shared/postgres.ts'
import { type Config, places } from '../config.ts'
import { migrate } from './migrate.ts'
import { openPglite, type PgliteThread } from './pglite-thread.ts'

export type LocalDatabase = Database & {
  /** Settles when the database is open and migrated, or has failed to. */
  ready: Promise<unknown>
  close: () => Promise<void>
}

/**
 * The PostgreSQL that the environment names, unchanged: its operator runs the migrations (docs/deploy.md). Otherwise
 * the embedded database in DATA_DIR, brought up to date.
 */
export function openDatabase({ SUPABASE_DB_URL, DATA_DIR }: Config): LocalDatabase {
  if (!SUPABASE_DB_URL) return openLocalDatabase(DATA_DIR, places.migrations)
  const database = connectTo(SUPABASE_DB_URL, 10)
  return { ...database, ready: database.query('select 1') }
}

/**
 * Opens the embedded database in `dir`, which this process must have locked. Returns at once: the first start takes a
 * few seconds, during which the site is already served and queries simply wait.
 */
export function openLocalDatabase(dir: string, migrations: string): LocalDatabase {
  const opening = open(join(dir, 'postgres'), migrations)
  return {
    ready: opening,
    query: async <T>(text: string, params?: readonly unknown[]) => (await opening).query<T>(text, params),
    close: async () => {
      const database = await opening.catch(() => undefined)
      await database?.close()
    },
  }
}

async function open(dir: string, migrations: string): Promise<PgliteThread> {
  if (!existsSync(dir)) {
    // Created next to its final place, then moved: a first start that is killed leaves no half-made database.
    const making = `${dir}.new`
    await rm(making, { recursive: true, force: true })
    await (await openPglite(making)).close()
    await rename(making, dir)
  }
  const database = await openPglite(dir)
  await migrate(database, migrations)
  return database
}
