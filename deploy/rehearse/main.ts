import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@two-pastors/backend/free-port'
import { findBrowser } from '@two-pastors/tooling/find-browser'
import { buildSite, root, runMain } from '@two-pastors/tooling/run'
import { startStack } from '@two-pastors/web/stack'
import { startNginx } from '../nginx/start-nginx.ts'
import { assemble } from '../server/assemble.ts'
import { NUMBERS_KEY, prepareServer } from './functions.ts'
import { killRun } from './kill.ts'

const USAGE = `pnpm rehearse [--port 8080] [--test [-- arguments of playwright test]] [--kill 30]
The site as docs/deploy.md puts it on a server: nginx with deploy/nginx.conf, the functions in Deno, PostgreSQL.
--test runs the end-to-end tests against it. --kill sends sign-ups while functions and database are killed so many times,
and counts what is lost. Without either the site stays up until Ctrl-C.`

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '8080' },
      test: { type: 'boolean', default: false },
      kill: { type: 'string', default: '0' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error('--port: a number such as 8080')

  const ends: (() => Promise<unknown>)[] = []
  try {
    const url = `http://localhost:${port}`
    // The sample blog has relative picture URLs, so it has to be on the site's origin, and the build reads it.
    const blog = `${url}/sample/blog.xml`
    const folder = await mkdtemp(join(tmpdir(), 'two-pastors-rehearsal-'))
    await mkdir(`${folder}/releases`)
    ends.push(() => rm(folder, { recursive: true }))
    const others = (at: number) => startStack({ PORT: String(at), DATA_DIR: `${folder}/data`, SITE_DIR: '' })

    console.log('Building the site with the addresses of this rehearsal...')
    // Turborepo passes the settings on and includes them in its cache key.
    Object.assign(process.env, { VITE_SITE_URL: url, VITE_BLOG_FEED_URL: blog })
    const before = await others(port)
    ends.push(before.stop)
    if (before.url !== url) throw new Error(`Port ${port} is taken: choose another with --port`)
    await buildSite()
    await ends.pop()?.()

    // Stands in for external services: feeds, films and the blog.
    const content = await others(await freePort())
    ends.push(content.stop)
    const kills = Number(values.kill)
    // One for each worker of the end-to-end tests, which sign up on a sister site too.
    const sisterPorts = [await freePort(), await freePort()]
    const settings = {
      ALLOWED_ORIGINS: [url, ...sisterPorts.map((sister) => `http://localhost:${sister}`)].join(','),
      // All sign-ups of a kill run come from this machine.
      ...(kills > 0 && { SIGN_UP_NETWORK_LIMIT: '1000000' }),
    }
    const server = await prepareServer({ base: folder, site: url, blog, settings })
    ends.push(server.stop)
    await assemble({ to: `${folder}/releases/rehearsal`, functions: true })
    await put(folder, {
      ...server.env,
      TWO_PASTORS_RELOAD: `${root}deploy/server/reload-nginx.sh`,
      TWO_PASTORS_NGINX: `${folder}/nginx`,
      // nginx is not running yet.
      TWO_PASTORS_NGINX_TEST: 'true',
      TWO_PASTORS_NGINX_RELOAD: 'true',
    })
    const nginx = await startNginx({ port, base: folder, content: content.url, sockets: server.sockets })
    ends.push(nginx.stop)
    console.log(`PostgreSQL ${server.version}, and in Deno: ${server.names.join(', ')}`)
    console.log(`Ready: ${nginx.url}`)
    if (kills > 0) return await killRun(nginx.url, server, kills)
    return values.test ? await test(nginx.url, sisterPorts, positionals) : await untilStopped()
  } finally {
    for (const end of ends.reverse()) await end()
  }
})

/** The release, put online as on a server. */
async function put(base: string, env: Record<string, string>): Promise<void> {
  const name = 'rehearsal'
  const child = spawn(`${base}/releases/${name}/server/activate.sh`, [name], { env, stdio: 'inherit' })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The release could not be put online; the lines above say why')
}

/** Runs the end-to-end tests; resolves to their exit code. */
async function test(url: string, sisterPorts: number[], args: string[]): Promise<number> {
  const child = spawn('pnpm', ['--filter', '@two-pastors/web', 'e2e', ...args], {
    cwd: root,
    env: {
      ...process.env,
      E2E_URL: url,
      E2E_NUMBERS_KEY: NUMBERS_KEY,
      E2E_SISTER_PORTS: sisterPorts.join(' '),
      CHROME_PATH: await findBrowser(),
    },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'close')
  return code ?? 1
}

async function untilStopped(): Promise<number> {
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  return 0
}
