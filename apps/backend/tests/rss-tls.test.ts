import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { answerFeed, feed, openProxy, serve } from './helpers/blog.ts'
import { runScript } from './helpers/deno.ts'

const helpers = join(import.meta.dirname, 'helpers')
// Made for these tests: an authority, and its certificate for the name blog.test.
const ca = join(helpers, 'tls/ca.pem')

async function serveSecurely() {
  const [key, cert] = await Promise.all(
    ['blog.key', 'blog.pem'].map((name) => readFile(join(helpers, 'tls', name))),
  )
  const names: (string | false | null)[] = []
  const server = createServer({ key, cert }, answerFeed).listen(0, '127.0.0.1')
  server.on('secureConnection', (socket) => names.push(socket.servername))
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { names, port: (server.address() as AddressInfo).port }
}

test('https goes to the address that was checked, and the certificate must be for the name', async () => {
  const before = getCACertificates('default')
  onTestFinished(() => setDefaultCACertificates(before))
  const { names, port } = await serveSecurely()
  const [good, other, number] = ['blog.test', 'other.test', '127.0.0.1'].map(
    (host) => `https://${host}:${port}/`,
  )
  const allow = [good, other, number].join()
  const { ask, lines } = openProxy({
    allow,
    allowPrivate: allow,
    lookup: async () => ['127.0.0.1'],
    timeout: 5000,
  })

  expect((await ask(`${good}feed`)).status).toBe(502)
  expect(lines.at(-1)).toContain('UNABLE_TO_VERIFY_LEAF_SIGNATURE')
  setDefaultCACertificates([...before, await readFile(ca, 'utf8')])
  expect(await (await ask(`${good}feed`)).text()).toBe(feed)
  expect(names.at(-1)).toBe('blog.test')
  for (const wrong of [other, number]) {
    expect((await ask(`${wrong}feed`)).status).toBe(502)
    expect(lines.at(-1)).toContain('ERR_TLS_CERT_ALTNAME_INVALID')
  }
})

test('Deno does the same', async () => {
  const { names, port } = await serveSecurely()
  const plain = await serve(answerFeed)
  const addresses = [
    `http://plain.test:${plain.port}/`,
    `https://blog.test:${port}/`,
    `https://other.test:${port}/`,
  ]
  const output = await runScript(join(helpers, 'fetch-blog.ts'), addresses, { DENO_CERT: ca })
  expect(output).toContain(`${addresses[0]}: ${feed}`)
  expect(output).toContain(`${addresses[1]}: ${feed}`)
  expect(output).toMatch(/https:\/\/other\.test:\d+\/: .*(altnames|NotValidForName)/)
  expect(names[0]).toBe('blog.test')
})
