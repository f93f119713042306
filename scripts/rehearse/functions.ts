import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveFunction } from '../../apps/backend/tests/helpers/deno.ts'
import { serveMailchimp } from '../../apps/backend/tests/helpers/mailchimp.ts'
import { findPostgres, startPostgres } from '../../apps/backend/tests/helpers/postgres-server.ts'
import { root } from '../run.ts'

const folder = `${root}apps/backend/supabase`
const EVERY = 10_000

/**
 * Starts every function in Deno behind its own socket, as deploy/two-pastors@.service does, with a new PostgreSQL and a
 * stand-in for Mailchimp.
 * @throws Error that says what is not installed
 */
export async function startFunctions({ site, blog }: { site: string; blog: string }) {
  const bin = findPostgres()
  if (!bin) throw new Error('No PostgreSQL 15 or newer on this machine: apt-get install postgresql')
  const postgres = await startPostgres(bin, { durable: true })
  const mailchimp = await serveMailchimp()
  const sockets = await mkdtemp(join(tmpdir(), 'two-pastors-sockets-'))
  const url = postgres.urlOf('postgres')
  const migrations = globSync(`${folder}/migrations/*.sql`).toSorted()
  const psql = [url, '--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--single-transaction']
  try {
    execFileSync(`${bin}/psql`, [...psql, ...migrations.map((file) => `--file=${file}`)])
  } catch (error) {
    // psql has already printed the error.
    mailchimp.stop()
    await postgres.remove()
    throw error
  }
  const version = execFileSync(`${bin}/psql`, [url, '-tAc', 'show server_version'], { encoding: 'utf8' })

  const SYNC_SECRET = 'only-for-rehearsals-on-this-machine'
  const env = {
    ...mailchimp.env,
    SUPABASE_DB_URL: url,
    ALLOWED_ORIGINS: site,
    RSS_PROXY_ALLOW: blog,
    // The stand-in for the blog runs on this machine.
    RSS_PROXY_ALLOW_PRIVATE: blog,
    SYNC_SECRET,
  }
  const names = globSync('*/index.ts', { cwd: `${folder}/functions` }).map((path) => path.split('/')[0] ?? '')
  const running = await Promise.all(
    names.map((name) => serveFunction(name, { ...env, DENO_SERVE_ADDRESS: `unix:${sockets}/${name}.sock` })),
  )
  // Replaces deploy/two-pastors-sync.timer, whose interval of a minute is too long for a rehearsal.
  const timer = setInterval(() => sync(`${sockets}/mailchimp-sync.sock`, SYNC_SECRET), EVERY)
  return {
    names,
    sockets,
    version: version.trim(),
    stop: async () => {
      clearInterval(timer)
      await Promise.all(running.map(({ stop }) => stop()))
      mailchimp.stop()
      await postgres.remove()
      await rm(sockets, { recursive: true })
    },
  }
}

function sync(socketPath: string, secret: string) {
  request({ socketPath, method: 'POST', headers: { authorization: `Bearer ${secret}` } }, (answer) => {
    if (answer.statusCode !== 200) console.error(`mailchimp-sync answered ${answer.statusCode}`)
    answer.resume()
  })
    .on('error', (error) => console.error(`mailchimp-sync: ${error.message}`))
    .end()
}
