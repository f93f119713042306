import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { answerFeed, openProxy } from './helpers/blog.ts'
import { runScript } from './helpers/deno.ts'

const helpers = join(import.meta.dirname, 'helpers')
// Made for these tests: an authority, and its certificate for the name blog.test.
const ca = join(helpers, 'tls/ca.pem')

/** Something inside the network that speaks https, with a trusted certificate, but for a different name. */
async function serveInside() {
  const [key, cert] = await Promise.all(
    ['blog.key', 'blog.pem'].map((name) => readFile(join(helpers, 'tls', name))),
  )
  const requests: unknown[] = []
  const hellos: unknown[] = []
  const server = createServer({ key, cert }, (request, response) => {
    requests.push(request.url)
    answerFeed(request, response)
  })
  server.on('connection', () => hellos.push(1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { requests, hellos, port: (server.address() as AddressInfo).port }
}

test('a name that moves inside after it was checked is sent no request', async () => {
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, await readFile(ca, 'utf8')])
  onTestFinished(() => setDefaultCACertificates(before))
  const { requests, hellos, port } = await serveInside()
  const url = `https://moved.test:${port}/feed`
  // The lookup that is checked says that it is outside; the one that is used, that it is here.
  const { ask, lines } = openProxy({ allow: url, lookup: async () => ['93.184.216.34'], timeout: 5000 })
  expect((await ask(url)).status).toBe(502)
  expect(lines.at(-1)).toContain('ERR_TLS_CERT_ALTNAME_INVALID')
  expect([hellos.length, requests.length]).toEqual([1, 0])
})

test('Deno does the same', async () => {
  const { requests, hellos, port } = await serveInside()
  const output = await runScript(join(helpers, 'fetch-blog.ts'), [`https://localhost:${port}/feed`], {
    DENO_CERT: ca,
  })
  expect(output).toMatch(/invalid peer certificate/)
  expect(hellos.length).toBeGreaterThan(0)
  expect(requests).toEqual([])
})
