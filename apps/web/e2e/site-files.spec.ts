import { JSDOM } from 'jsdom'
import { pageFiles, parseHead, readDist, xmlFiles } from './support/dist.ts'
import { expect, test } from './support/test.ts'

/** Every address in a text, without its origin. */
const paths = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => new URL(match[1] ?? '').pathname)

test('the sitemap has every page of the build that is worth finding, and all of them answer', async ({
  stack,
}) => {
  const listed = paths(readDist('sitemap.xml'), /<loc>(.*?)<\/loc>/g)
  const built = pageFiles.map((file) => (file === 'index.html' ? '/' : `/${file.replace('.html', '')}`))
  expect([...listed].sort()).toEqual(built.filter((path) => !/^\/(search|signin)$/.test(path)).sort())
  for (const path of listed) expect((await fetch(stack.url + path)).status, path).toBe(200)
})

test('every file of XML in the build is well-formed', () => {
  expect(xmlFiles).toEqual(expect.arrayContaining(['sitemap.xml', 'reviews/feed.xml']))
  const parser = new new JSDOM().window.DOMParser()
  for (const file of xmlFiles) {
    const document = parser.parseFromString(readDist(file), 'application/xml')
    expect(document.querySelector('parsererror')?.textContent, file).toBeUndefined()
  }
})

test('its addresses are the canonical ones', () => {
  for (const [, address = ''] of readDist('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)) {
    const { pathname } = new URL(address)
    const head = parseHead(readDist(pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`))
    const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
    expect(new URL(canonical).href).toBe(address)
  }
})

for (const [path, type] of [
  ['/sitemap.xml', /^application\/xml/],
  ['/robots.txt', /^text\/plain/],
  ['/llms.txt', /^text\/plain/],
  ['/reviews/feed.xml', /^application\/rss\+xml/],
  ['/reviews/feed.json', /^application\/feed\+json/],
  ['/calendar/david.ics', /^text\/calendar/],
  ['/build.json', /^application\/json/],
  ['/reviews/family-guide.json', /^application\/json/],
] as const) {
  test(`${path} answers as what it is`, async ({ stack }) => {
    const answer = await fetch(stack.url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(type)
    expect(await answer.text()).toBe(readDist(path.slice(1)))
  })
}

test('the home page and the reviews name the feeds, which have every review', () => {
  const reviews = pageFiles.filter((file) => file.startsWith('reviews/'))
  for (const file of ['index.html', 'reviews.html']) {
    const feeds = [...parseHead(readDist(file)).querySelectorAll('link[rel=alternate]')]
    expect(feeds.map((feed) => feed.getAttribute('href'))).toEqual([
      '/reviews/feed.xml',
      '/reviews/feed.json',
    ])
  }
  expect(readDist('reviews/feed.xml').match(/<item>/g)).toHaveLength(reviews.length)
  expect(JSON.parse(readDist('reviews/feed.json')).items).toHaveLength(reviews.length)
})

test('llms.txt leads to pages that exist', () => {
  const linked = paths(readDist('llms.txt'), /\]\((http[^)]+)\)/g)
  expect(linked.length).toBeGreaterThan(30)
  for (const path of linked) {
    if (/\.(json|xml)$/.test(path)) continue
    expect(pageFiles).toContain(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
  }
})
