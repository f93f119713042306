import { places } from '../../local/config.ts'
import { migrate } from '../../local/database/migrate.ts'
import { connectTo } from '../../supabase/functions/_shared/postgres.ts'
import type { PostgresServer } from './postgres-server.ts'

/** Applies every migration to an empty PostgreSQL, as `supabase db push` or psql would. */
export async function migratePostgres(url: string): Promise<void> {
  const { query, close } = connectTo(url, 1)
  await migrate({ query, apply: async (text) => void (await query(text)) }, places.migrations)
  await close()
}

/** Makes a database of this name with every migration. @returns its address */
export async function makeMigrated(server: PostgresServer, name: string): Promise<string> {
  const admin = connectTo(server.urlOf('postgres'))
  await admin.query(`create database ${name}`)
  await admin.close()
  await migratePostgres(server.urlOf(name))
  return server.urlOf(name)
}
