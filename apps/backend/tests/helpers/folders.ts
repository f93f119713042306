import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a migrated, empty database: copying it is faster than creating one. */
    templateData: string
    /** A PostgreSQL server with such a database, named template_site; empty in tests on the embedded database. */
    postgres: string
  }
}

/** A new folder with the given files (path → content); the caller removes it. */
export async function makeFolder(files: Record<string, string | Uint8Array> = {}): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'two-pastors-'))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), content)
  }
  return dir
}

/** The same, gone when the test is over. */
export async function folderForTest(files: Record<string, string | Uint8Array> = {}): Promise<string> {
  return untilTestEnds(await makeFolder(files))
}

/** A data folder with a database in it; the caller removes it. */
export async function makeDataFolder(): Promise<string> {
  const dir = await makeFolder()
  // A thousand files: asynchronously, they take five times as long.
  cpSync(inject('templateData'), dir, { recursive: true })
  return dir
}

/** The same, gone when the test is over. */
export const dataFolderForTest = async () => untilTestEnds(await makeDataFolder())

function untilTestEnds(dir: string): string {
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}
