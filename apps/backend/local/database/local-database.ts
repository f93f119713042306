import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../../supabase/functions/_shared/database.ts'
import { migrate } from './migrate.ts'

export type LocalDatabase = Database & {
  /** Settles when the database is open and migrated, or has failed to. */
  ready: Promise<unknown>
  close: () => Promise<void>
}

/**
 * Opens the embedded database in `dir`, which this process must have locked. Returns at once: the first start takes
 * some seconds, in which the site is served already and a query simply waits.
 */
export function openLocalDatabase(dir: string, migrations: string): LocalDatabase {
  const opening = open(join(dir, 'postgres'), migrations)
  return {
    ready: opening,
    query: async <T>(text: string, params: readonly unknown[] = []) => {
      const database = await opening
      return (await database.query<T>(text, [...params])).rows
    },
    close: async () => {
      const database = await opening.catch(() => undefined)
      await database?.close()
    },
  }
}

async function open(dir: string, migrations: string): Promise<PGlite> {
  if (!existsSync(dir)) {
    // Made beside and moved into place whole: a first start that is killed leaves no half database.
    const making = `${dir}.new`
    await rm(making, { recursive: true, force: true })
    const worker = new Worker(new URL('./make-database.ts', import.meta.url), { workerData: making })
    // Rejects when the worker fails.
    await once(worker, 'exit')
    await rename(making, dir)
  }
  const database = await PGlite.create(dir)
  await migrate(database, migrations)
  return database
}
