import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../supabase/functions/_shared/database.ts'
import { connectTo } from '../../supabase/functions/_shared/postgres.ts'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { lockFolder } from './lock.ts'
import { openPglite } from './pglite-thread.ts'

/** Made by a migration: may read sign-ups and call what the commands need, and nothing else. */
const role = 'sign_ups_staff'

export type StaffDatabase = {
  database: Database
  /** Which database, and as whom, for the person at the keyboard. */
  where: string
  /** Keeps what was done, or undoes it. */
  close: (done: boolean) => Promise<void>
}

/**
 * Opens the database of the environment for one command, as it is: nothing is migrated. One transaction, in which alone the
 * role holds, because a pooler may give the connection to somebody else afterwards.
 */
export async function openStaffDatabase(config: Config): Promise<StaffDatabase> {
  const { database, name, end } = config.SUPABASE_DB_URL
    ? openPostgres(config.SUPABASE_DB_URL)
    : await openEmbedded(config.DATA_DIR)
  try {
    await database.query('begin')
    const [found] = await database.query<{ has: boolean; user: string }>(
      `select exists (select from pg_roles where rolname = '${role}') as has, current_user as user`,
    )
    if (found?.has) await database.query(`set local role ${role}`)
    const where = `In ${name}, as ${found?.has ? role : found?.user}:`
    const close = async (done: boolean) => {
      await database.query(done ? 'commit' : 'rollback')
      await end()
    }
    return { database, where, close }
  } catch (error) {
    await end()
    throw error
  }
}

function openPostgres(url: string) {
  // One connection, so that the transaction is its own.
  const { query, close } = connectTo(url, 1)
  const { host, pathname } = new URL(url)
  return { database: { query }, name: `the database ${pathname.slice(1)} at ${host}`, end: close }
}

async function openEmbedded(dir: string) {
  if (!existsSync(join(dir, 'postgres'))) {
    throw new StartError(`There is no database in ${dir} yet: start the site once, or set DATA_DIR.`)
  }
  const unlock = await lockFolder(dir)
  const { query, close } = await openPglite(join(dir, 'postgres'))
  const end = async () => {
    await close()
    await unlock()
  }
  return { database: { query }, name: `the embedded database in ${dir}`, end }
}
