import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { places } from '../../local/config.ts'
import { openLocalDatabase } from '../../local/database/local-database.ts'

export async function setup(project: TestProject) {
  const dir = await mkdtemp(join(tmpdir(), 'two-pastors-template-'))
  const database = openLocalDatabase(dir, places.migrations)
  await database.ready
  await database.close()
  project.provide('templateData', dir)
  project.provide('postgres', '')
  return () => rm(dir, { recursive: true, force: true })
}
