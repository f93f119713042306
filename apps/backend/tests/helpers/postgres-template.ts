import type { TestProject } from 'vitest/node'
import { makeMigrated } from './migrate-postgres.ts'
import { findPostgres, startPostgres } from './postgres-server.ts'

/** Starts a PostgreSQL for the tests that run on both databases. */
export async function setup(project: TestProject) {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL was here when the tests were chosen, and is gone')
  const server = await startPostgres(bin, { durable: false })
  await makeMigrated(server, 'template_site')
  project.provide('templateData', '')
  project.provide('postgres', server.urlOf('postgres'))
  return () => server.remove()
}
