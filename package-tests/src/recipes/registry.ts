import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { root } from '../packages.ts'
import { run } from '../run.ts'

/** Builds the registry, serves it, and installs every component from it with shadcn's own command. */
export async function addComponents(folder: string) {
  const built = `${folder}/../r`
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const item = await readFile(`${built}${pathname}`).catch(() => undefined)
    response.writeHead(item ? 200 : 404, { 'content-type': 'application/json' }).end(item)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('The registry has no port')
    const registry = `http://127.0.0.1:${address.port}`
    await run(process.execPath, ['scripts/build-registry.ts', built, registry], `${root}/packages/ui`)
    const shadcn = (...args: string[]) =>
      run(process.execPath, ['node_modules/shadcn/dist/index.js', ...args], folder)
    await shadcn('add', `${registry}/dialog.json`, `${registry}/harbor.json`, '--yes')
    // By name, once the site knows the registry.
    await shadcn('registry', 'add', `@two-pastors=${registry}/{name}.json`)
    await shadcn('add', '@two-pastors/all', '--yes')
  } finally {
    server.close()
  }
}
