import { connectTo } from '../../supabase/functions/_shared/postgres.ts'
import { type Config, places } from '../config.ts'
import { type LocalDatabase, openLocalDatabase } from './local-database.ts'

/**
 * The database of the environment as it is, or the embedded one in DATA_DIR, brought up to date. A PostgreSQL is migrated
 * by whoever runs it, as docs/deploy.md says: two lists of what was applied would contradict each other.
 */
export function openDatabase({ SUPABASE_DB_URL, DATA_DIR }: Config): LocalDatabase {
  if (!SUPABASE_DB_URL) return openLocalDatabase(DATA_DIR, places.migrations)
  const database = connectTo(SUPABASE_DB_URL, 10)
  return { ...database, ready: database.query('select 1') }
}
