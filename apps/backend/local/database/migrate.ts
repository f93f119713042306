import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../supabase/functions/_shared/database.ts'

export type MigrationTarget = Database & {
  /** Runs statements that are sent in one message, which is one transaction. */
  apply: (text: string) => Promise<void>
}

/**
 * Applies the migrations that the database doesn't have yet, in order of name, each in one transaction with its
 * entry. Supabase keeps a list of its own; the files are the same.
 * @returns the names of those applied now
 */
export async function migrate(database: MigrationTarget, dir: string): Promise<string[]> {
  await database.apply(
    'create table if not exists local_migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const rows = await database.query<{ name: string }>('select name from local_migrations')
  const known = new Set(rows.map((row) => row.name))
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql') && !known.has(name)).sort()
  for (const name of names) {
    const text = await readFile(join(dir, name), 'utf8')
    await database.apply(`${text}\n;insert into local_migrations (name) values ('${name}')`)
  }
  return names
}
