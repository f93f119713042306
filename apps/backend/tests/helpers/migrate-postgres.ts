import { places } from '../../local/config.ts'
import { migrate } from '../../local/database/migrate.ts'
import { connectTo } from '../../supabase/functions/_shared/postgres.ts'

/** Applies every migration to an empty PostgreSQL, as `supabase db push` or psql would. */
export async function migratePostgres(url: string): Promise<void> {
  const { query, close } = connectTo(url, 1)
  await migrate({ query, apply: async (text) => void (await query(text)) }, places.migrations)
  await close()
}
