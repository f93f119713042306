import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../supabase/functions/_shared/database.ts'
import { connectTo } from '../../supabase/functions/_shared/postgres.ts'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { lockFolder } from './lock.ts'
import { openPglite } from './pglite-thread.ts'

/** Created by a migration. May read sign-ups and run the commands, and nothing else. */
const role = 'sign_ups_staff'

type Opened = Database & { name: string; end: () => Promise<void> }

export type StaffDatabase = {
  database: Database
  /** Which database the person at the keyboard is connected to, and as which role. */
  where: string
  /** Commits what was done, or rolls it back. */
  close: (done: boolean) => Promise<void>
}

/**
 * Opens the configured database for one command, without migrating it. Everything is one transaction, to which the
 * role is limited, because a pooler may give the connection to somebody else afterwards.
 */
export async function openStaffDatabase(config: Config): Promise<StaffDatabase> {
  const { query, name, end } = config.SUPABASE_DB_URL
    ? openPostgres(config.SUPABASE_DB_URL)
    : await openEmbedded(config.DATA_DIR)
  try {
    await query('begin')
    // If the database's owner may not create roles, the command runs as whoever connects.
    const [found] = await query(
      `select from pg_roles where rolname = '${role}' and pg_has_role(oid, 'member')`,
    )
    if (found) await query(`set local role ${role}`)
    const [as] = await query<{ name: string }>('select current_user as name')
    const close = (done: boolean) => query(done ? 'commit' : 'rollback').then(end)
    return { database: { query }, where: `In ${name}, as ${as?.name}:`, close }
  } catch (error) {
    await end()
    throw error
  }
}

function openPostgres(url: string): Opened {
  // One connection, so that the transaction is not shared.
  const { query, close: end } = connectTo(url, 1)
  const { host, pathname } = new URL(url)
  return { query, end, name: `the database ${pathname.slice(1)} at ${host}` }
}

async function openEmbedded(dir: string): Promise<Opened> {
  if (!existsSync(join(dir, 'postgres'))) {
    throw new StartError(`There is no database in ${dir} yet: start the site once, or set DATA_DIR.`)
  }
  const unlock = await lockFolder(dir)
  const { query, close } = await openPglite(join(dir, 'postgres'))
  return { query, end: () => close().then(unlock), name: `the embedded database in ${dir}` }
}
