import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../build/build-worker.ts'
import { fillDataFolder } from './data-template.ts'
import { dist } from './dist.ts'
import { type Stack, startStack } from './stack.ts'

const root = `${import.meta.dirname}/../../`

/** A copy of the built site on its own server: it can go offline, and another build can replace it. */
export type ReplaceableSite = {
  url: string
  goOffline: () => Promise<void>
  goOnline: () => Promise<void>
  /** Replaces it with another build: every script has another name, and `text` another wording. */
  replaceBuild: (text: [from: string, to: string]) => Promise<void>
  /** Replaces it with a build of other content: what the search reads has another name. */
  replaceContent: () => Promise<void>
  /** Replaces it with a build that removes the service worker (`VITE_SERVICE_WORKER=off`). */
  removeWorker: () => Promise<void>
  remove: () => Promise<void>
}

export async function replaceableSite(port: number): Promise<ReplaceableSite> {
  const folder = await mkdtemp(join(tmpdir(), 'two-pastors-site-'))
  const client = `${folder}/dist`
  await cp(dist, client, { recursive: true, filter: (path) => !/\.(br|gz)$|\/og$/.test(path) })
  await fillDataFolder(`${folder}/data`)
  const start = (at: number) => startStack({ PORT: String(at), SITE_DIR: client, DATA_DIR: `${folder}/data` })
  let stack: Stack = await start(port)
  const { url } = stack
  // A rehearsal's build contains its own address, for the blog.
  const { E2E_URL } = process.env
  if (E2E_URL) await rewrite(client, (file) => file.replaceAll(E2E_URL, url))

  async function renameAssets(end: string, next: (name: string) => string, change = (text: string) => text) {
    const files = (await readdir(`${client}/assets`)).filter((name) => name.endsWith(end))
    const names = new RegExp(files.join('|').replaceAll('.', '\\.'), 'g')
    await rewrite(client, (file) => change(file.replace(names, next)))
    for (const name of files) await rename(`${client}/assets/${name}`, `${client}/assets/${next(name)}`)
  }

  return {
    url,
    goOffline: () => stack.stop(),
    goOnline: async () => {
      stack = await start(Number(new URL(url).port))
    },
    replaceBuild: ([from, to]) =>
      renameAssets(
        '.js',
        (name) => name.replace('.js', '2.js'),
        (text) => text.replaceAll(from, to),
      ),
    // The worker knows another version by a hash of the same length.
    replaceContent: () => renameAssets('.json', (name) => name.replace(/.{8}\.json$/, 'renamed0.json')),
    removeWorker: async () => {
      process.env.VITE_SERVICE_WORKER = 'off'
      await buildWorker({ root, client })
      delete process.env.VITE_SERVICE_WORKER
      await rewrite(client, (file) => file.replace('"hasServiceWorker":true', '"hasServiceWorker":false'))
    },
    remove: async () => {
      await stack.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Changes every page and script. */
async function rewrite(folder: string, change: (text: string) => string) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js)$/.test(name) || name === 'sw.js') continue
    const file = join(folder, name)
    await writeFile(file, change(await readFile(file, 'utf8')))
  }
}
