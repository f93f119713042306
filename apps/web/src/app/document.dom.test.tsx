import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import site from '#content/site.yaml'
import type { StartData } from './boot/start-data.ts'
import { type Assets, Document } from './document.tsx'

vi.mock('#config/env.ts', () => ({
  env: { siteUrl: 'https://www.example.org' },
  hasServiceWorker: true,
  isDevelopment: false,
}))

const assets: Assets = {
  entry: '/assets/index.js',
  scripts: ['/assets/home.js'],
  counter: '/assets/counter.js',
  css: `body{content:"</p>"}`,
  fonts: ['/assets/text.woff2'],
  printCss: '/assets/print.css',
  search: { entries: '/assets/search.json', spoken: '/assets/spoken.json' },
}
const home = {
  path: '/',
  meta: { title: 'A $& B', description: 'x', fetches: ['/api/getfeed/747', '/proxy?a=1&b=2'] },
  assets,
  clock: { asOf: 5, changes: [7] },
  markup: '<main><title>not this</title>Hello</main>',
  data: [[['review', 'x'], '</script>']],
  image: '/og/home-1.jpg',
  structuredData: { name: '</script><b>' },
  reviewFeeds: true,
}
const render = (props: Partial<typeof home> = {}) =>
  new DOMParser().parseFromString(renderToStaticMarkup(<Document {...home} {...props} />), 'text/html')
const page = render()
const text = (selector: string, document = page) => document.querySelector(selector)?.textContent ?? ''

test('the head names the page', () => {
  expect(page.title).toMatch(/^A \$& B \| /)
  expect(page.head.querySelector('meta[name=description]')?.getAttribute('content')).toBe('x')
  expect(page.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://www.example.org/',
  )
  const tag = (name: string) => page.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
  expect(tag('og:title')).toBe('A $& B')
  expect(tag('og:image')).toBe('https://www.example.org/og/home-1.jpg')
})

test('the root contains the rendered app, its path and its clock', () => {
  const root = page.getElementById('root')
  expect(root?.innerHTML).toBe(home.markup)
  expect(root?.dataset.page).toBe('/')
  expect(root?.dataset.clock).toBe('5 7')
})

test('styles are inline and fonts are preloaded; only the style sheet for paper is a file', () => {
  expect(text('head style')).toBe(assets.css)
  expect(page.querySelector('link[as=font]')?.getAttribute('href')).toBe('/assets/text.woff2')
  const sheets = [...page.querySelectorAll('link[rel=stylesheet]')]
  expect(sheets.map((sheet) => [sheet.getAttribute('href'), sheet.getAttribute('media')])).toEqual([
    ['/assets/print.css', 'print'],
  ])
})

test('no script competes with the picture: the inline script loads the code later, with what it fetches', () => {
  expect(page.querySelector('script[src], link[rel=modulepreload]')).toBeNull()
  const start: StartData = JSON.parse(text('#start-data'))
  expect(start).toEqual({
    entry: '/assets/index.js',
    scripts: ['/assets/home.js'],
    fetches: ['/api/getfeed/747', '/proxy?a=1&b=2'],
    counter: '/assets/counter.js',
    hasServiceWorker: true,
    email: site.email,
  })
})

test('data cannot close its script element', () => {
  expect(JSON.parse(text('#page-data'))).toEqual(home.data)
  expect(JSON.parse(text('script[type="application/ld+json"]'))).toEqual(home.structuredData)
})

test('the inline scripts are the same in every page, so that one policy names them', () => {
  const inline = (document: Document) =>
    [...document.querySelectorAll('script:not([type])')].map(({ textContent }) => textContent)
  expect(inline(page)).toHaveLength(2)
  expect(inline(render({ path: '/david', data: [], markup: '' }))).toEqual(inline(page))
})

test('a page that is not to be found has no address of its own for services', () => {
  const hidden = render({ meta: { ...home.meta, noIndex: true } as typeof home.meta, image: '' })
  expect(hidden.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(hidden.querySelector('link[rel=canonical], meta[property="og:url"]')).toBeNull()
})

test('the feeds of the reviews are named where readers may want them', () => {
  const feeds = (document: Document) =>
    [...document.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('href'))
  expect(feeds(page)).toEqual(['/reviews/feed.xml', '/reviews/feed.json'])
  expect(feeds(render({ reviewFeeds: false }))).toEqual([])
})
