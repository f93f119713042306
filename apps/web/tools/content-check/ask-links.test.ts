import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { askLinks } from './ask-links.ts'

/** Answers with the status that the path names; /slow never answers, /moved leads on, /busy is busy once. */
const asked: string[] = []
const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  if (path === '/slow') return
  const busy = path === '/busy' && asked.filter((other) => other === path).length === 1
  if (path === '/moved') response.setHeader('location', '/404')
  const isPerson = request.headers['user-agent']?.startsWith('Mozilla/5.0')
  response
    .writeHead(path === '/moved' ? 302 : busy ? 503 : isPerson ? Number(path.slice(1)) || 200 : 400)
    .end('ok')
})
let host = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  asked.length = 0
  vi.unstubAllGlobals()
})

const links = (...addresses: string[]) =>
  addresses.map((address) => ({ file: 'a.yaml', field: 'url', address }))
const findings = async (...addresses: string[]) =>
  (await askLinks(links(...addresses), addresses[0]?.endsWith('/slow') ? 200 : 4000)).map(
    ({ level, text }) => `${level} ${text.replace(host, '')}`,
  )

test('what answers is fine, and is asked once for all places that name it', async () => {
  expect(await findings(`${host}/200`, `${host}/200`)).toEqual([])
  expect(asked).toEqual(['/200'])
})

test.each([
  ['/404', 'error /404 is gone (404): correct it, or take it out'],
  ['/410', 'error /410 is gone (410)'],
  ['/moved', 'error /moved is gone (404)'],
  ['/401', 'warning /401 could not be checked: it answers 401'],
  ['/403', 'warning /403 could not be checked: it answers 403'],
  ['/429', 'warning /429 could not be checked: it answers 429'],
  ['/500', 'warning /500 could not be checked: it answers 500'],
  ['/slow', 'warning /slow could not be checked: no answer in 0.2 s'],
])('%s: %s', async (path, expected) => {
  expect(await findings(host + path)).toEqual([expect.stringContaining(expected)])
})

test('what fails is tried once more', async () => {
  expect(await findings(`${host}/busy`)).toEqual([])
  expect(asked).toEqual(['/busy', '/busy'])
})

test('a fault is told at every place that names the link', async () => {
  expect(await findings(`${host}/404`, `${host}/404`)).toHaveLength(2)
})

test.each([
  ['ENOTFOUND', 'error https://a.example/ has a host that does not exist'],
  ['CERT_HAS_EXPIRED', 'error https://a.example/ has no valid certificate (CERT_HAS_EXPIRED)'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'error https://a.example/ has no valid certificate'],
  ['ECONNREFUSED', 'warning https://a.example/ could not be checked: ECONNREFUSED'],
  ['EAI_AGAIN', 'warning https://a.example/ could not be checked: EAI_AGAIN'],
])('a connection that ends with %s: %s', async (code, expected) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause: { code } })))
  expect(await findings('https://a.example/')).toEqual([expect.stringContaining(expected)])
})

test('without a network nothing is said of single links', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.reject(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })),
  )
  expect(await findings('https://a.example/', 'https://b.example/')).toEqual([
    expect.stringContaining('warning no host could be resolved'),
  ])
})
