import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

/** What SQLite answers when another process holds the lock. */
const busy = 5

/**
 * Locks the data folder for this process: PGlite itself would let two processes open one database and corrupt it.
 * Uses SQLite's file lock, which the system releases as soon as the process ends, however it ends.
 * @returns a function that releases the lock
 */
export async function lockFolder(dir: string): Promise<() => Promise<void>> {
  try {
    await mkdir(dir, { recursive: true })
    const lock = new DatabaseSync(join(dir, 'lock.sqlite'))
    lock.exec('begin exclusive')
    return async () => lock.close()
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) {
      throw new StartError(
        `The data in ${dir} is in use (by another start of this site?): stop that one, or set DATA_DIR to another folder.`,
      )
    }
    throw new StartError(
      `DATA_DIR must be a folder we can write to, for example DATA_DIR=.data; ${String(error)}`,
    )
  }
}
