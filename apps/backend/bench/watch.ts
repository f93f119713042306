import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Database } from '../supabase/functions/_shared/database.ts'

const run = promisify(execFile)

export type Most = { memory: number; connections: number }

/**
 * Looks every second how much memory a group of processes has, in MB, and how many connections the database.
 * @returns a function that ends it, and says what was the most
 */
export function watch(group: number, database: Database): () => Promise<Most> {
  const most: Most = { memory: 0, connections: 0 }
  let over = false
  const timer = setInterval(() => void look(), 1000)
  async function look() {
    const [memory, connections] = await Promise.all([memoryOf(group), connectionsTo(database)])
    if (over) return
    most.memory = Math.max(most.memory, memory)
    most.connections = Math.max(most.connections, connections)
  }
  return async () => {
    await look()
    over = true
    clearInterval(timer)
    return most
  }
}

async function memoryOf(group: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pgid=,rss='])
  const sizes = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([of, size = 0]) => (of === group ? size : 0))
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024)
}

/** Without the one that asks. */
async function connectionsTo(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return row?.count ?? 0
}
