import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const web = resolve(import.meta.dirname, '../..')
const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results', '.vite', '.vite-drafts'])

/** The editor with a copy of the site's files of its own. */
export type Editor = {
  origin: string
  /** Where a file is, from `content/` on. */
  path: (file: string) => string
  read: (file: string) => Promise<string>
  /** The result of `pnpm content:check` for its files. */
  check: () => Promise<string>
  close: () => Promise<void>
}

export async function startEditor(): Promise<Editor> {
  // Beside the app, so that what it imports from the repository is where it is.
  const copy = await mkdtemp(join(web, '..', '.editor-'))
  await cp(web, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) })
  // Not the folder itself: Vite keeps in it what it has bundled, and two servers would replace each other's files.
  await mkdir(join(copy, 'node_modules'))
  for (const name of await readdir(join(web, 'node_modules'))) {
    if (!LEFT_OUT.has(name)) await symlink(join(web, 'node_modules', name), join(copy, 'node_modules', name))
  }
  const content = join(copy, 'e2e/content')
  const port = await freePort()
  const server = spawn(process.execPath, ['editor/local/main.ts'], {
    cwd: copy,
    env: { ...process.env, CONTENT_DIR: content, EDITOR_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const origin = await addressOf(server)
  return {
    origin,
    path: (file) => join(copy, 'e2e', file),
    read: (file) => readFile(join(copy, 'e2e', file), 'utf8'),
    check: async () =>
      (
        await promisify(execFile)(process.execPath, ['tools/content-check/main.ts'], {
          cwd: copy,
          env: { ...process.env, CONTENT_DIR: content },
        })
      ).stdout,
    close: async () => {
      server.kill('SIGTERM')
      await new Promise((done) => server.once('close', done))
      await rm(copy, { recursive: true })
    },
  }
}

/** The address that it prints once it answers. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let text = ''
    server.once('close', () => failed(new Error(`The editor did not start: ${text}`)))
    server.stdout?.on('data', (part: Buffer) => {
      text += String(part)
      const address = /Editor: (.*)\/admin/.exec(text)?.[1]
      if (address) found(address)
    })
  })
}
