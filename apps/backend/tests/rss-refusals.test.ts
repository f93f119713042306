import { expect, test } from 'vitest'
import { feed, openProxy, serve, serveCanary, xml } from './helpers/blog.ts'

/** The only host that the proxy may fetch in these tests. Its name resolves to this machine. */
const blog = 'http://blog.test/feed'
const refusal = /not on the list|not an address|Give the address/

/** This machine, its network and its cloud, in the notations that browsers and libraries understand. */
const insideHosts = [
  ['localhost', 'localhost'],
  ['localhost in capitals', 'LOCALHOST'],
  ['localhost in circled letters', 'ⓛocalhost'],
  ['localhost in full width', 'ｌｏｃａｌｈｏｓｔ'],
  ['localhost, percent-encoded', '%6c%6f%63%61%6c%68%6f%73%74'],
  ['localhost with a soft hyphen', 'local\u00adhost'],
  ['the loopback address', '127.0.0.1'],
  ['another loopback address', '127.254.3.9'],
  ['as a decimal number', '2130706433'],
  ['as a hexadecimal number', '0x7f000001'],
  ['as an octal number', '017700000001'],
  ['in hexadecimal parts', '0x7f.0x0.0x0.0x1'],
  ['in octal parts', '0177.0.0.01'],
  ['in mixed parts', '0x7f.0.1'],
  ['in two parts', '127.1'],
  ['with a dot at its end', '127.0.0.1.'],
  ['with ideographic dots', '127。0。0。1'],
  ['in circled digits', '①②⑦.⓪.⓪.①'],
  ['percent-encoded', '%31%32%37.0.0.1'],
  ['the unspecified address', '0.0.0.0'],
  ['zero', '0'],
  ['IPv6 loopback', '[::1]'],
  ['IPv6 loopback in full', '[0000:0000:0000:0000:0000:0000:0000:0001]'],
  ['IPv6 unspecified', '[::]'],
  ['IPv4 mapped into IPv6', '[::ffff:127.0.0.1]'],
  ['the same in hexadecimal', '[::ffff:7f00:1]'],
  ['IPv4-compatible IPv6', '[::127.0.0.1]'],
  ['IPv4-translated IPv6', '[::ffff:0:7f00:1]'],
  ['NAT64', '[64:ff9b::7f00:1]'],
  ['local NAT64', '[64:ff9b:1::7f00:1]'],
  ['6to4', '[2002:7f00:1::]'],
  ['Teredo', '[2001:0:7f00:1::]'],
  ['link-local IPv6', '[fe80::1]'],
  ['site-local IPv6', '[fec0::1]'],
  ['unique local IPv6', '[fc00::1]'],
  ['multicast IPv6', '[ff02::1]'],
  ['documentation IPv6', '[2001:db8::1]'],
  ['unassigned IPv6', '[4000::1]'],
  ['a 10 network', '10.0.0.1'],
  ['a 172.16 network', '172.31.255.254'],
  ['a 192.168 network', '192.168.1.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['link-local', '169.254.1.1'],
  ['benchmarking', '198.18.0.1'],
  ['documentation', '203.0.113.7'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['metadata of AWS, Azure and Google', '169.254.169.254'],
  ['the same as a number', '2852039166'],
  ['the same mapped into IPv6', '[::ffff:a9fe:a9fe]'],
  ['metadata of AWS in IPv6', '[fd00:ec2::254]'],
  ['metadata of Google in IPv6', '[fd20:ce::254]'],
  ['metadata of Alibaba', '100.100.100.200'],
  ['metadata of Oracle', '192.0.0.192'],
  ['the machine agent of Azure', '168.63.129.16'],
] as const

test.each(insideHosts)('%s is refused, on the list or not: %s', async (_, host) => {
  const canary = await serveCanary()
  const url = `http://${host}:${canary.port}/feed`
  const stranger = await openProxy({ allow: blog }).ask(url)
  expect(stranger.status).toBe(403)
  // Somebody put it on the list, or a listed name has moved there.
  const listed = await openProxy({ allow: url }).ask(url)
  expect(listed.status).toBe(502)
  expect((await listed.json()).message).toBe('The blog is at an address that may not be fetched.')
  expect(canary.reached).toEqual([])
})

test.each([
  ['nothing', ''],
  ['no address', 'blog'],
  ['only a path', '/feed'],
  ['only a host', '//blog.test/feed'],
  ['a file', 'file:///etc/passwd'],
  ['a file of a host', 'file://blog.test/feed'],
  ['gopher', 'gopher://127.0.0.1:6379/_FLUSHALL'],
  ['dict', 'dict://127.0.0.1:11211/stats'],
  ['ftp', 'ftp://blog.test/feed'],
  ['ldap', 'ldap://blog.test/feed'],
  ['a web socket', 'ws://blog.test/feed'],
  ['data', 'data:text/xml,<rss></rss>'],
  ['a blob', 'blob:http://blog.test/feed'],
  ['a jar', 'jar:http://blog.test/feed!/'],
  ['a script', 'javascript:alert(1)'],
  ['view-source', 'view-source:http://blog.test/feed'],
  ['https instead of http', 'https://blog.test/feed'],
  ['a user name', 'http://user@blog.test/feed'],
  ['a password', 'http://user:secret@blog.test/feed'],
  ['an empty user name and a password', 'http://:secret@blog.test/feed'],
  ['the blog as a user name', 'http://blog.test@127.0.0.1:{port}/feed'],
  ['the blog as user name and password', 'http://blog.test:80@127.0.0.1:{port}/feed'],
  ['the blog in the fragment', 'http://127.0.0.1:{port}/feed#@blog.test/feed'],
  ['a backslash before the at sign', 'http://127.0.0.1:{port}\\@blog.test/feed'],
  ['a blank in the host', 'http://127.0.0.1 .blog.test/feed'],
  ['a tab in the host', 'http://127.0.0.1\t:{port}/feed'],
  ['a line break in the host', 'http://127.0.0.1\r\nx:{port}/feed'],
  ['a NUL in the host', 'http://127.0.0.1\0.blog.test/feed'],
  ['a zone', 'http://[fe80::1%25eth0]:{port}/feed'],
  ['a broken IPv6 address', 'http://[::1/feed'],
  ['an IPv4 address with five parts', 'http://127.0.0.0.1:{port}/feed'],
  ['another port', 'http://blog.test:{port}/feed'],
  ['the port of a data base', 'http://blog.test:5432/feed'],
  ['a name that ends alike', 'http://evilblog.test/feed'],
  ['a name below', 'http://www.blog.test/feed'],
  ['a name that begins alike', 'http://blog.test.evil.test/feed'],
  ['a root after the name', 'http://blog.test./feed'],
  ['a look-alike letter', 'http://blоg.test/feed'],
  ['localhost with its root', 'http://localhost.:{port}/feed'],
  ['an address by name', 'http://127.0.0.1.nip.io:{port}/feed'],
  ['a path below', 'http://blog.test/feed/private'],
  ['a path in other case', 'http://blog.test/FEED'],
  ['a path that climbs', 'http://blog.test/feed/../admin'],
  ['a path that climbs, encoded', 'http://blog.test/feed/%2e%2e/admin'],
  ['a path that climbs, with encoded slashes', 'http://blog.test/feed%2f..%2fadmin'],
  ['a second slash', 'http://blog.test//feed'],
  ['a parameter', 'http://blog.test/feed;admin'],
  ['a query', 'http://blog.test/feed?admin=1'],
  ['an encoded query', 'http://blog.test/feed%3fadmin=1'],
  ['no path', 'http://blog.test/'],
  ['a very long address', `http://blog.test/feed?${'a'.repeat(3000)}`],
])('%s is refused before anything is looked up', async (_, template) => {
  const canary = await serveCanary()
  const looked: string[] = []
  const { ask } = openProxy({
    allow: blog,
    lookup: async (name) => {
      looked.push(name)
      return ['127.0.0.1']
    },
  })
  const response = await ask(template.replace('{port}', String(canary.port)))
  expect([400, 403]).toContain(response.status)
  expect((await response.json()).message).toMatch(refusal)
  expect([looked, canary.reached]).toEqual([[], []])
})

test.each([
  ['this machine', ['127.0.0.1']],
  ['the network', ['10.1.2.3']],
  ['a metadata service', ['169.254.169.254']],
  ['this machine in IPv6', ['::1']],
  ['an IPv4 address inside an IPv6 one', ['::ffff:192.168.0.1']],
  ['a link with its zone', ['fe80::1%eth0']],
  ['a public address and a private one', ['93.184.216.34', '10.0.0.1']],
  ['a private address and a public one', ['127.0.0.1', '93.184.216.34']],
  ['a public IPv6 address and this machine', ['2606:2800:220:1::1', '127.0.0.1']],
  ['no address', ['blog.internal']],
])('a name that leads to %s is refused', async (_, addresses) => {
  const canary = await serveCanary()
  const url = `http://blog.test:${canary.port}/feed`
  const { ask, lines } = openProxy({ allow: url, lookup: async () => addresses })
  expect((await ask(url)).status).toBe(502)
  expect(lines.join()).toMatch(/blog\.test is at \S+, which is not public/)
  expect(canary.reached).toEqual([])
})

test.each([
  ['another host', 'http://169.254.169.254/latest/'],
  ['this machine', 'http://127.0.0.1:{port}/feed'],
  ['this machine by name', '//localhost:{port}/feed'],
  ['this machine in IPv6', 'http://[::ffff:7f00:1]:{port}/feed'],
  ['another port of the blog', 'http://blog.test:{port}/feed'],
  ['another path of the blog', '/feed/../admin'],
  ['a listed address with a user name', 'http://user@blog.test:{own}/moved'],
  ['a listed address with a password', '//:secret@blog.test:{own}/moved'],
  ['a file', 'file:///etc/passwd'],
  ['data', 'data:text/xml,<rss></rss>'],
  ['gopher', 'gopher://127.0.0.1:{port}/_x'],
  ['a web socket', 'ws://127.0.0.1:{port}/feed'],
  ['itself', '/feed'],
  ['nonsense', 'http://['],
  ['nothing', ''],
])('a redirect to %s is refused', async (_, template) => {
  const canary = await serveCanary()
  let location = ''
  const { port } = await serve((request, response) =>
    request.url === '/feed'
      ? response.writeHead(302, { location }).end()
      : response.writeHead(200, xml).end(feed),
  )
  location = template.replace('{port}', String(canary.port)).replace('{own}', String(port))
  const allow = `http://blog.test:${port}/feed, http://blog.test:${port}/moved`
  const { ask } = openProxy({ allow, allowPrivate: allow, lookup: async () => ['127.0.0.1'] })
  const response = await ask(`http://blog.test:${port}/feed`)
  expect(response.status).toBe(502)
  expect((await response.json()).message).toMatch(/redirects|status 302/)
  expect(canary.reached).toEqual([])
})

test('a redirect to a listed name that leads inside is refused, and so is a chain that ends there', async () => {
  const canary = await serveCanary()
  const inside = `http://inside.test:${canary.port}/feed`
  const { port } = await serve((request, response) =>
    response.writeHead(307, { location: request.url === '/feed' ? '/moved' : inside }).end(),
  )
  const own = `http://blog.test:${port}/feed, http://blog.test:${port}/moved`
  const { ask, lines } = openProxy({
    allow: `${own}, ${inside}`,
    allowPrivate: own,
    lookup: async () => ['127.0.0.1'],
  })
  expect((await ask(`http://blog.test:${port}/feed`)).status).toBe(502)
  expect(lines.join()).toContain('inside.test is at 127.0.0.1')
  expect(canary.reached).toEqual([])
})

test('a public name is asked over https only', async () => {
  const { port } = await serve((_, response) => response.writeHead(200, xml).end(feed))
  const url = `http://blog.test:${port}/feed`
  const { ask, lines } = openProxy({ allow: url, lookup: async () => ['93.184.216.34'] })
  expect((await ask(url)).status).toBe(502)
  expect(lines.join()).toContain('is not asked over https')
})

test('a name that moves inside between a redirect and the next stop is refused', async () => {
  const { port } = await serve((_, response) => response.writeHead(302, { location: '/moved' }).end())
  const canary = await serveCanary('127.0.0.2', port)
  const answers = [['127.0.0.1'], ['169.254.169.254']]
  const allow = `http://blog.test:${port}/feed, http://blog.test:${port}/moved`
  const { ask, lines } = openProxy({ allow, allowPrivate: allow, lookup: async () => answers.shift() ?? [] })
  expect((await ask(`http://blog.test:${port}/feed`)).status).toBe(502)
  expect(lines.join()).toContain('169.254.169.254')
  expect(canary.reached).toEqual([])
})

test('an address that is allowed to be private is still no metadata service', async () => {
  const url = 'http://intranet.test/feed'
  for (const address of ['169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '0.0.0.0', '224.0.0.1']) {
    const { ask, lines } = openProxy({ allow: url, allowPrivate: url, lookup: async () => [address] })
    expect((await ask(url)).status).toBe(502)
    expect(lines.join()).toContain(`${address}, which is not public`)
  }
})

test.each(['file:///etc/passwd', 'data:text/xml,x', 'https://user@blog.test/feed', 'blog.test'])(
  'a list with %s in it is refused at the start',
  (entry) => expect(() => openProxy({ allow: `${blog}, ${entry}` })).toThrow(),
)
