import { expect, test } from 'vitest'
import type { Assets } from './assets.ts'
import { renderPage } from './page.ts'
import { type StartData, starter } from './starter.ts'

const template = `<!doctype html><html><head>
    <!--head-->
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="stylesheet" media="print" href="/assets/print.css" />
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head><body><div id="root"><!--page--></div></body></html>`

const assets: Assets = {
  entry: '/assets/index.js',
  scriptsOf: (screen) => [`/assets/${screen}.js`],
  css: 'body{margin:0}',
  fonts: ['/assets/text.woff2'],
}

const markup =
  '<link rel="preload" href="/api/getfeed/747" as="fetch"/><link rel="preload" href="/proxy?a=1&amp;b=2" as="fetch"/><title>A $& B</title><meta name="description" content="x"/><main><title>not this</title>Hello</main>'

const home = {
  template,
  assets,
  path: '/',
  markup,
  screen: 'home',
  data: [[['review', 'x'], '</script>']],
  hasServiceWorker: true,
  listed: { structuredData: { name: '</script><b>' } },
}
const page = renderPage(home)
const [head = '', body = ''] = page.split('</head>')

const startData = (html: string): StartData =>
  JSON.parse(/id="start-data">(.*?)<\/script>/.exec(html)?.[1] ?? '')

test('head tags of the markup stand in the head, and only those before the page', () => {
  expect(head).toContain('<title>A $& B</title><meta name="description" content="x"/>')
  expect(body).toContain('<div id="root" data-page="/"><main><title>not this</title>Hello</main></div>')
})

test('styles are inline and fonts are asked for at once', () => {
  expect(head).toContain('<style>body{margin:0}</style>')
  expect(head).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/assets/text.woff2" crossorigin>',
  )
  expect(page.match(/<link rel="stylesheet"[^>]*>/g), 'only the one for paper').toEqual([
    '<link rel="stylesheet" media="print" href="/assets/print.css" />',
  ])
})

test('feeds are asked for together with the code, by the inline starter', () => {
  expect(head).not.toContain('getfeed')
  expect(startData(page).feeds).toEqual(['/api/getfeed/747', '/proxy?a=1&b=2'])
})

test('no script competes with the picture: the inline starter asks for the code later', () => {
  expect(page).not.toContain('type="module"')
  expect(body).toContain('<script>(()=>{')
  expect(startData(page)).toMatchObject({ entry: '/assets/index.js', scripts: ['/assets/home.js'] })
})

test('the page names its path and carries its data, which cannot end its script', () => {
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(body)?.[1]
  expect(JSON.parse(json ?? '')).toEqual([[['review', 'x'], '</script>']])
})

test('structured data stands in the head, and cannot end its script', () => {
  const json = /<script data-once type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1]
  expect(JSON.parse(json ?? '')).toEqual({ name: '</script><b>' })
})

test('the home page names the feeds of the reviews', () => {
  expect(head).toContain('type="application/rss+xml" title="Film reviews" href="/reviews/feed.xml"')
  expect(head).toContain('type="application/feed+json" title="Film reviews" href="/reviews/feed.json"')
})

test('the service worker is registered by the built page, unless it is switched off', () => {
  expect(startData(page).hasServiceWorker).toBe(true)
  expect(startData(renderPage({ ...home, hasServiceWorker: false })).hasServiceWorker).toBe(false)
})

test('the inline script is the same in every page, so that one policy names it', () => {
  const another = renderPage({ ...home, path: '/david', screen: 'david', data: [], hasServiceWorker: false })
  for (const html of [page, another]) expect(html).toContain(`<script>${starter()}</script>`)
})
