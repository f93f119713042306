import type { Assets } from './assets.ts'
import { type StartData, starter } from './starter.ts'

type Page = {
  template: string
  assets: Assets
  path: string
  markup: string
  screen: string
  /** What the markup was made of: keys and values of the query cache. */
  data: unknown[]
  /** Whether it registers the service worker. */
  hasServiceWorker: boolean
  /** What search engines are told of it; nothing where they should not look. */
  listed?: { structuredData: object } | undefined
}

/** Leading head tags of React's markup: it puts <title>, <meta> and <link> before the first element of the page. */
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/** What only the app's code reads: asked for together with it, not before the picture. */
const FEED = /<link rel="preload" href="([^"]*)" as="fetch"[^>]*>/g

/** The HTML of one page: styles inline, fonts on their way, the app's code asked for once the picture is there. */
export function renderPage(page: Page): string {
  const { template, assets, path, markup, screen, data, hasServiceWorker, listed } = page
  const tags = HEAD_TAGS.exec(markup)?.[0] ?? ''
  const feeds = [...tags.matchAll(FEED)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const head = tags.replace(FEED, '')
  const fonts = assets.fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('')
  return withoutViteTags(template)
    .replace('<!--head-->', () => `${fonts}<style>${assets.css}</style>${head}${forMachines(path, listed)}`)
    .replace('<div id="root">', () => `<div id="root" data-page="${path}">`)
    .replace('<!--page-->', () => markup.slice(tags.length))
    .replace('</body>', () => {
      const start: StartData = {
        entry: assets.entry,
        scripts: assets.scriptsOf(screen),
        feeds,
        hasServiceWorker,
      }
      const known = data.length > 0 ? dataScript('page-data', data) : ''
      return `${known}${dataScript('start-data', start)}<script>${starter()}</script></body>`
    })
}

const dataScript = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${toJson(data)}</script>`

/** JSON that no `</script>` in it can end. */
const toJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Pages whose readers may want to be told of the next review. */
const WITH_FEEDS = ['/', '/reviews']
const FEEDS = [
  '<link data-once rel="alternate" type="application/rss+xml" title="Film reviews" href="/reviews/feed.xml">',
  '<link data-once rel="alternate" type="application/feed+json" title="Film reviews" href="/reviews/feed.json">',
].join('')

/** Tags that no browser needs: the reviews' feeds, structured data. components/page-change.tsx takes them away. */
function forMachines(path: string, listed: Page['listed']): string {
  const feeds = WITH_FEEDS.includes(path) ? FEEDS : ''
  if (!listed) return feeds
  return `${feeds}<script data-once type="application/ld+json">${toJson(listed.structuredData)}</script>`
}

/** Vite's own tags would ask for code and style sheets at once. That for print is ours: no screen waits for it. */
function withoutViteTags(template: string): string {
  return template.replace(
    /\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:stylesheet|modulepreload)"(?![^>]*media=)[^>]*>/g,
    '',
  )
}
