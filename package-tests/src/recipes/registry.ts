import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename } from 'node:path'
import { root } from '../packages.ts'
import { run } from '../run.ts'

/** What the page of the sites uses. */
const ITEMS = [
  'badge',
  'button',
  'card',
  'carousel',
  'dialog',
  'field',
  'harbor',
  'input',
  'rating-stars',
  'sheet',
  'tabs',
  'toaster',
  'tooltip',
  'video-dialog',
]

/** Builds the registry, serves it, and installs from it with shadcn's own command. */
export async function addComponents(folder: string) {
  const built = `${folder}/../r`
  const server = createServer(async ({ url = '' }, response) => {
    const item = await readFile(`${built}/${basename(url)}`).catch(() => undefined)
    response.writeHead(item ? 200 : 404, { 'content-type': 'application/json' }).end(item)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('The registry has no port')
    const registry = `http://127.0.0.1:${address.port}/r`
    await run(process.execPath, ['scripts/build-registry.ts', built, registry], `${root}/packages/ui`)
    const items = ITEMS.map((name) => `${registry}/${name}.json`)
    await run(process.execPath, ['node_modules/shadcn/dist/index.js', 'add', ...items, '--yes'], folder)
  } finally {
    server.close()
  }
}
