import { type Config, places } from '../config.ts'
import { type LocalDatabase, openLocalDatabase } from './local-database.ts'
import { openPostgresDatabase } from './postgres-database.ts'

/** The database of the environment, or the embedded one in DATA_DIR. */
export function openDatabase({ SUPABASE_DB_URL, DATA_DIR }: Config): LocalDatabase {
  return SUPABASE_DB_URL
    ? openPostgresDatabase(SUPABASE_DB_URL, places.migrations)
    : openLocalDatabase(DATA_DIR, places.migrations)
}
