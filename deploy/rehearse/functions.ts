import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveMailchimp } from '@two-pastors/backend/mailchimp-stand-in'
import { findPostgres, startPostgres } from '@two-pastors/backend/postgres-server'
import { root } from '@two-pastors/tooling/run'
import { startServices } from './services.ts'

type Options = {
  base: string
  site: string
  blog: string
  /** Further settings of the functions. */
  settings?: Record<string, string>
}

/** Staff's key for the numbers of a rehearsal. */
export const NUMBERS_KEY = 'only-for-rehearsals-on-this-machine'

/**
 * What a server has before its first release: PostgreSQL with an empty database, the settings of the functions, and their
 * services; and a stand-in for Mailchimp.
 * @throws Error that says what is not installed
 */
export async function prepareServer({ base, site, blog, settings = {} }: Options) {
  const bin = findPostgres()
  if (!bin) throw new Error('No PostgreSQL 15 or newer on this machine: apt-get install postgresql')
  const postgres = await startPostgres(bin, { durable: true })
  const mailchimp = await serveMailchimp()
  const sockets = await mkdtemp(join(tmpdir(), 'two-pastors-sockets-'))
  const url = postgres.urlOf('postgres')
  const version = execFileSync(`${bin}/psql`, [url, '-tAc', 'show server_version'], { encoding: 'utf8' })
  const env = {
    ...mailchimp.env,
    SUPABASE_DB_URL: url,
    ALLOWED_ORIGINS: site,
    SITE_URL: site,
    RSS_PROXY_ALLOW: blog,
    // The stand-in for the blog is on this machine.
    RSS_PROXY_ALLOW_PRIVATE: blog,
    NUMBERS_KEY,
    SYNC_SECRET: 'only-for-rehearsals-on-this-machine',
    ...settings,
  }
  const folder = `${root}apps/backend/supabase/functions`
  const names = globSync('*/index.ts', { cwd: folder }).map((path) => path.split('/')[0] ?? '')
  const services = await startServices({ base, sockets, names, env })
  return {
    names,
    sockets,
    version: version.trim(),
    mailchimp,
    postgres,
    stopServices: services.stop,
    /** For deploy/server/activate.sh. */
    env: {
      PATH: `${bin}:${process.env.PATH}`,
      SUPABASE_DB_URL: url,
      TWO_PASTORS_ROOT: base,
      TWO_PASTORS_SOCKETS: sockets,
      TWO_PASTORS_RESTART: services.restart,
    },
    stop: async () => {
      await services.stop()
      mailchimp.stop()
      await postgres.remove()
      await rm(sockets, { recursive: true })
    },
  }
}
