import { rm } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../../supabase/functions/_shared/database.ts'
import { makeDataFolder } from './folders.ts'

/** A migrated, empty database of the test's own. */
export async function makeDatabase() {
  const dir = await makeDataFolder()
  const pglite = await PGlite.create(`${dir}/postgres`)
  const database: Database = {
    query: async <T>(text: string, params: readonly unknown[] = []) =>
      (await pglite.query<T>(text, [...params])).rows,
  }
  const close = async () => {
    await pglite.close()
    await rm(dir, { recursive: true })
  }
  return { pglite, database, close }
}
