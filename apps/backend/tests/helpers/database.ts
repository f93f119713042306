import { rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { inject } from 'vitest'
import type { MigrationTarget } from '../../local/database/migrate.ts'
import { connectTo } from '../../supabase/functions/_shared/postgres.ts'
import { makeDataFolder } from './folders.ts'
import { freePort } from './free-port.ts'

export type TestDatabase = {
  database: MigrationTarget
  /** Runs statements without parameters. */
  exec: (text: string) => Promise<void>
  /** An address under which other processes reach it. */
  serve: () => Promise<string>
  close: () => Promise<void>
}

/** A migrated, empty database for the test: the embedded one, or in the project `postgres` a PostgreSQL. */
export const makeDatabase = () => (inject('postgres') ? makeInPostgres() : makeEmbedded())

async function makeEmbedded(): Promise<TestDatabase> {
  const dir = await makeDataFolder()
  const pglite = await PGlite.create(`${dir}/postgres`)
  // In this thread, so that the socket server can use it too.
  const database: MigrationTarget = {
    query: async <T>(text: string, params: readonly unknown[] = []) =>
      (await pglite.query<T>(text, [...params])).rows,
    apply: async (text) => void (await pglite.exec(text)),
  }
  let server: PGLiteSocketServer | undefined
  return {
    database,
    exec: database.apply,
    serve: async () => {
      const port = await freePort()
      server = new PGLiteSocketServer({ db: pglite, port, maxConnections: 20 })
      await server.start()
      return `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`
    },
    close: async () => {
      await server?.stop()
      await pglite.close()
      rmSync(dir, { recursive: true })
    },
  }
}

async function makeInPostgres(): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = connectTo(inject('postgres'))
  await admin.query(`create database ${name} template template_site`)
  const url = inject('postgres').replace(/postgres$/, name)
  const { query, close } = connectTo(url, 10)
  const apply = async (text: string) => void (await query(text))
  return {
    database: { query, apply },
    exec: apply,
    serve: async () => url,
    close: async () => {
      await close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}
