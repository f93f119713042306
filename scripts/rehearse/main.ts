import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../apps/backend/tests/helpers/free-port.ts'
import { startStack } from '../../apps/web/e2e/support/stack.ts'
import { findBrowser } from '../find-browser.ts'
import { buildSite, root, runMain } from '../run.ts'
import { startFunctions } from './functions.ts'
import { startNginx } from './nginx.ts'

const USAGE = `pnpm rehearse [--port 8080] [--test [-- arguments of playwright test]]
The site as docs/deploy.md puts it on a server: nginx with deploy/nginx.conf, the functions in Deno, PostgreSQL.
--test runs the end-to-end tests against it; without it the site stays up until Ctrl-C.`

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '8080' },
      test: { type: 'boolean', default: false },
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
    ends.push(() => rm(folder, { recursive: true }))
    const others = (at: number) => startStack({ PORT: String(at), DATA_DIR: folder, SITE_DIR: '' })

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
    const functions = await startFunctions({ site: url, blog })
    ends.push(functions.stop)
    const nginx = await startNginx({ port, content: content.url, sockets: functions.sockets })
    ends.push(nginx.stop)
    console.log(`PostgreSQL ${functions.version}, and in Deno: ${functions.names.join(', ')}`)
    console.log(`Ready: ${nginx.url}`)
    return values.test ? await test(nginx.url, positionals) : await untilStopped()
  } finally {
    for (const end of ends.reverse()) await end()
  }
})

/** Runs the end-to-end tests; resolves to their exit code. */
async function test(url: string, args: string[]): Promise<number> {
  const child = spawn('pnpm', ['--filter', '@two-pastors/web', 'e2e', ...args], {
    cwd: root,
    env: { ...process.env, E2E_URL: url, CHROME_PATH: await findBrowser() },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'close')
  return code ?? 1
}

async function untilStopped(): Promise<number> {
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  return 0
}
