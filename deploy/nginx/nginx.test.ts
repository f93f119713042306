import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import { connect } from 'node:http2'
import { get as getSecurely } from 'node:https'
import { freePort } from '@two-pastors/backend/free-port'
import { writeRedirects } from '@two-pastors/web/redirects'
import { generate } from 'selfsigned'
import { expect, onTestFinished, test } from 'vitest'
import { activate, makeBase, makeRelease } from '../server/testing.ts'
import { hasNginx, startNginx } from './start-nginx.ts'

/** The files of a build, as apps/web writes them. */
const HEADERS = `add_header Content-Security-Policy "default-src 'self'" always;
add_header X-Content-Type-Options "nosniff" always;
set $cache_control "no-cache";
if ($uri ~ "^/assets/") { set $cache_control "public, max-age=31536000, immutable"; }
`
/** What a function says of its answer. */
const OWN = {
  'cache-control': 'public, max-age=300',
  'content-security-policy': 'sandbox',
  'x-content-type-options': 'nosniff',
}

async function serve(listener: RequestListener, at: string | number) {
  const server = createServer(listener).listen(at)
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
}

/** The site of one release, with functions that answer as rss-proxy does. */
async function start(secure = false) {
  const base = makeBase()
  makeRelease(base, { name: 'r1', headers: HEADERS, files: { 'assets/a-1.js': 'a' } })
  await activate(base, 'r1')
  mkdirSync(`${base}/run`)
  await serve(
    ({ headers }, response) => response.writeHead(200, OWN).end(headers['x-forwarded-for']),
    `${base}/run/rss-proxy.sock`,
  )
  const content = await freePort()
  await serve((_, response) => response.writeHead(200, OWN).end('{}'), content)
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'www.example.org' }])
  const [certificate, keyFile] = [`${base}/cert.pem`, `${base}/key.pem`]
  writeFileSync(certificate, cert)
  writeFileSync(keyFile, key)
  const places = {
    port: await freePort(),
    base,
    content: `http://127.0.0.1:${content}`,
    sockets: `${base}/run`,
  }
  const tls = { port: await freePort(), certificate, key: keyFile }
  const nginx = await startNginx({ ...places, ...(secure && { tls }) })
  onTestFinished(() => nginx.stop())
  return { ...nginx, base, tls, port: places.port }
}

const read = (url: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
    const ask = url.startsWith('https:') ? getSecurely : get
    // A reload closes connections that are kept.
    ask(url, { headers, agent: false, rejectUnauthorized: false }, async (answer) => {
      let text = ''
      for await (const chunk of answer) text += chunk
      resolve(Object.assign(answer, { text }))
    }).on('error', reject)
  })

/** Headers that come more than once. */
const repeated = ({ rawHeaders }: IncomingMessage) => {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  return names.filter((name, index) => names.indexOf(name) !== index)
}

test.skipIf(!hasNginx())('every header comes once, and functions speak for themselves', async () => {
  const { url } = await start()
  for (const path of ['/', '/assets/a-1.js', '/gone', '/functions/v1/rss-proxy', '/api/getfeed/747']) {
    expect(repeated(await read(url + path)), path).toEqual([])
  }
  expect((await read(`${url}/functions/v1/rss-proxy`)).headers).toMatchObject(OWN)
  for (const [path, kept] of [
    ['/', 'no-cache'],
    ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
  ])
    expect((await read(url + path)).headers, path).toMatchObject({
      'cache-control': kept,
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
    })
})

test.skipIf(!hasNginx())('functions learn the address of each visitor, and believe no other', async () => {
  const { url } = await start()
  const headers = { 'x-forwarded-for': '9.9.9.9' }
  const { text } = await read(`${url}/functions/v1/rss-proxy`, headers)
  expect(text).toMatch(/^(127\.0\.0\.1|::1)$/)
})

test.skipIf(!hasNginx())('a new release brings its headers and files in one moment', async () => {
  const { url, base, reload } = await start()
  const said = async () => {
    const { headers, text } = await read(url)
    return `${text} ${headers['content-security-policy']}`
  }
  makeRelease(base, { name: 'r2', headers: HEADERS.replace('self', 'none'), files: {} })
  expect(await said()).toBe("r1 default-src 'self'")
  const answers = new Set<string>()
  let done = false
  const asking = (async () => {
    while (!done) answers.add(await said())
  })()
  await activate(base, 'r2', { TWO_PASTORS_NGINX_RELOAD: reload })
  await expect.poll(() => [...answers]).toContain("r2 default-src 'none'")
  done = true
  await asking
  expect(
    [...answers].filter((answer) => !["r1 default-src 'self'", "r2 default-src 'none'"].includes(answer)),
  ).toEqual([])
  expect((await read(`${url}/assets/a-1.js`)).headers['cache-control']).toContain('immutable')
})

test.skipIf(!hasNginx())('a release whose headers nginx does not take is taken back', async () => {
  const { url, base, reload } = await start()
  makeRelease(base, { name: 'r2', headers: 'add_header', files: {} })
  await expect(activate(base, 'r2', { TWO_PASTORS_NGINX_RELOAD: reload })).rejects.toThrow('stays as it was')
  expect((await read(url)).text).toBe('r1')
})

test.skipIf(!hasNginx())('addresses lead to their pages as people paste them, and nowhere else', async () => {
  const base = makeBase()
  const release = makeRelease(base, {
    name: 'r1',
    headers: HEADERS,
    files: { 'movies.html': 'Movies', 'blog/a-film.html': 'A film', 'blog/404.html': '' },
  })
  await writeRedirects(`${release}/site`)
  await activate(base, 'r1')
  const places = { port: await freePort(), base, content: `http://127.0.0.1:${await freePort()}` }
  const { url, stop } = await startNginx(places)
  onTestFinished(stop)
  const ends = [
    '.',
    ',',
    ')',
    '%22',
    '%20',
    '%E2%80%9D',
    '%C2%A0',
    '%3E.',
    '&nbsp;',
    '&%238221;',
    ')/',
    '/).',
  ]
  for (const page of ['/movies', '/blog/a-film']) {
    const [, name = ''] = /([^/]+)$/.exec(page) ?? []
    for (const pasted of [...ends.map((end) => page + end), page.toUpperCase(), page.replace(name, 'X')]) {
      const { statusCode, headers } = await read(`${url}${pasted}?a=b`)
      if (pasted.endsWith('X')) expect(statusCode, pasted).toBe(404)
      else expect([statusCode, headers.location], pasted).toEqual([301, `${url}${page}?a=b`])
    }
    for (const same of [page, `${page}/`]) expect((await read(url + same)).statusCode, same).toBe(200)
  }
  expect((await read(`${url}/blog/newer-than-the-build.`)).headers.location).toBe(
    `${url}/blog/newer-than-the-build`,
  )
  // Letters of other writing belong to the name.
  for (const other of ['/blog/%E7%94%B5%E5%BD%B1', '/movies%E6%98%A0', '/%ED%8F%AC']) {
    expect((await read(url + other)).statusCode, other).toBe(404)
  }
  for (const home of ['/)', '/%22', '/%E2%80%9D.']) {
    expect((await read(url + home)).headers.location, home).toBe(`${url}/`)
  }
  for (const odd of [
    '//evil.example)',
    '/%5Cevil.example)',
    '//evil.example/movies.',
    '/%0d%0aX-A:b)',
    '/.)',
  ]) {
    const { statusCode = 0, headers } = await read(url + odd)
    const location = headers.location ?? `${url}/`
    expect([new URL(location).origin, headers['x-a']], odd).toEqual([url, undefined])
    expect([301, 404], odd).toContain(statusCode)
  }
})

test.skipIf(!hasNginx())('hidden files stay hidden, however they are written', async () => {
  const { url } = await start()
  for (const path of [
    '/_headers.nginx',
    '//_headers.nginx',
    '/%5fheaders.nginx',
    '/a/..%2f_headers.nginx',
    '/_headers.nginx/',
  ]) {
    expect((await read(url + path)).statusCode, path).toBe(404)
  }
})

test.skipIf(!hasNginx())(
  'no log has the secret in the address of the webhook, whether or not it answers',
  async () => {
    const { url, base } = await start()
    const address = `${url}/functions/v1/mailchimp-webhook?secret=only-for-this-test`
    expect((await read(address)).statusCode).toBe(502)
    await serve((_, response) => response.end('{}'), `${base}/run/mailchimp-webhook.sock`)
    expect((await read(address)).statusCode).toBe(200)
    // nginx writes its line after the answer.
    const log = () => readFileSync(`${base}/access.log`, 'utf8')
    await expect.poll(log).toMatch(/"GET \/functions\/v1\/mailchimp-webhook HTTP\/1.1" 200/)
    expect(log()).toContain('" 502 ')
    expect(log()).not.toContain('only-for')
  },
)

test.skipIf(!hasNginx())('everybody is led to https and the one name, and spoken to in HTTP/2', async () => {
  const { port, tls } = await start(true)
  const leads = async (url: string, host: string) => {
    const { statusCode, headers } = await read(url, { host })
    return `${statusCode} ${headers.location}`
  }
  const plain = `http://127.0.0.1:${port}/movies?a=b`
  const secure = `https://127.0.0.1:${tls.port}/movies?a=b`
  const wanted = '301 https://www.example.org/movies?a=b'
  expect(await leads(plain, 'www.example.org')).toBe(wanted)
  expect(await leads(plain, 'example.org')).toBe(wanted)
  expect(await leads(secure, 'example.org')).toBe(wanted)
  expect(await leads(secure, 'elsewhere.test')).toBe(wanted)
  const session = connect(`https://127.0.0.1:${tls.port}`, { rejectUnauthorized: false })
  onTestFinished(() => session.close())
  const request = session.request({ ':path': '/', ':authority': 'www.example.org' })
  const status = await new Promise((resolve, reject) => {
    request.once('response', (headers) => resolve(headers[':status'])).once('error', reject)
  })
  expect([status, session.alpnProtocol]).toEqual([200, 'h2'])
})
