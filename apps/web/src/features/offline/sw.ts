import { clientsClaim } from 'workbox-core'
import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { Route, Router } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { env } from '#config/env.ts'
import { offlinePage, type SeenPage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The service worker: what a visitor has seen opens without a network too (docs/decisions/0015-repeat-visits.md). It knows
 * nothing of a build. Pages and feeds come from the network whenever it answers; what comes from a cache first has a hash
 * of its content in its name. So it may take over at once, and a new build needs no new worker.
 */
const PAGES = 'pages-1'
const CODE = 'code-1'
const PICTURES = 'pictures-1'
const DATA = 'data-1'

/** An error page, and a Wi-Fi's log-in page in the place of a file, are nothing to keep. */
const wholeFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.headers.get('content-type')?.includes('text/html') ? response : null,
}

const keepAtMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })
const matchOptions = { ignoreVary: true }

/** `?watch=` and the like are answered by the same HTML. */
function pageOf({ url }: Request): string {
  const { origin, pathname } = new URL(url)
  return origin + (pathname.replace(/\/$/, '') || '/')
}

const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageOf(request),
  cacheWillUpdate: async ({ request, response }) => {
    // The page of a post that is newer than the build comes with a 404 (docs/decisions/0008-blog.md).
    const isPost = new URL(request.url).pathname.startsWith('/blog/')
    const isPage = response.status === 200 || (isPost && response.status === 404)
    // A navigation may not be answered with what came from another address.
    return isPage && !response.redirected ? response : null
  },
  // In Firefox a navigation preload that fails does not reject: it is an error response, which Workbox takes for the network's.
  handlerDidError: async ({ request }) => (await caches.open(PAGES)).match(pageOf(request), matchOptions),
}

const pages = new NetworkFirst({ cacheName: PAGES, matchOptions, plugins: [byPath, keepAtMost(60)] })
const data = new NetworkFirst({ cacheName: DATA, matchOptions, plugins: [wholeFiles, keepAtMost(30)] })
const code = new CacheFirst({ cacheName: CODE, matchOptions, plugins: [wholeFiles, keepAtMost(250)] })
const pictureOptions = { cacheName: PICTURES, matchOptions, plugins: [wholeFiles, keepAtMost(200)] }
const pictures = new CacheFirst(pictureOptions)
const unhashedPictures = new StaleWhileRevalidate(pictureOptions)

function absolute(address: string): string {
  return new URL(address, self.location.origin).href
}

const feeds = absolute(`${env.feedHost}/api/getfeed/`)
const blog = absolute(env.rssProxyUrl)

const router = new Router()
const route = (match: RouteMatchCallback, strategy: Strategy) =>
  router.registerRoute(new Route(match, strategy))

// The first match answers. Films, sign-ups, downloads and other sites' pictures have none: the browser asks for them as
// if there were no worker.
route(({ url }) => url.href.startsWith(feeds) || url.href.startsWith(blog), data)
route(({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.(js|css|woff2)$/.test(url.pathname), code)
route(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), pictures)
route(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?!og\/).*\.(avif|webp|png|jpg|svg|ico)$/.test(url.pathname),
  unhashedPictures,
)
route(
  ({ url, sameOrigin, request, event }) =>
    sameOrigin &&
    !/^\/(api|functions|media|sample)\/|\.\w+$/.test(url.pathname) &&
    (request.mode === 'navigate' || event.type === 'message'),
  pages,
)

router.setCatchHandler(async ({ request }) => {
  if (request.destination === 'image') return (await otherSize(request.url)) ?? Response.error()
  if (request.mode !== 'navigate') return Response.error()
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(offlinePage(await seenPages()), { status: 503, headers })
})

/**
 * A picture in another size than was asked for then: the phone was turned. The build names all sizes alike,
 * but for the hash; cuts of one picture are called tall and wide.
 */
async function otherSize(url: string): Promise<Response | undefined> {
  const nameOf = (address: string) => address.replace(/(-tall|-wide)?-[\w-]{8}\.\w+$/, '')
  const cache = await caches.open(PICTURES)
  const kept = (await cache.keys()).find((other) => nameOf(other.url) === nameOf(url))
  return kept && (await cache.match(kept, matchOptions))
}

async function seenPages(): Promise<SeenPage[]> {
  const cache = await caches.open(PAGES)
  const found = (await cache.keys()).map(async ({ url }) => {
    const html = (await (await cache.match(url))?.text()) ?? ''
    const title = /<title[^>]*>([^<|]*)/.exec(html)?.[1]?.trim() ?? ''
    return { path: new URL(url).pathname, title }
  })
  return (await Promise.all(found)).filter(({ title }) => title !== '').reverse()
}

/**
 * Keeps what the visitor saw without the worker's help: a page that loaded before there was one with all that it asked for
 * (scripts/prerender/register-worker.ts), and one that was opened by a link inside the app, for which no HTML was asked.
 */
async function keep(urls: string[], event: ExtendableMessageEvent) {
  const ask = async (url: string) => {
    await router.handleRequest({ request: new Request(url), event })?.catch(() => {})
  }
  await Promise.all(urls.map(ask))
  // The HTML may be of a newer build than the page that was open: its own code must be there too.
  const cache = await caches.open(PAGES)
  for (const url of urls) {
    const page = await cache.match(url, { ignoreSearch: true })
    const html = (await page?.text()) ?? ''
    const code = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|woff2))"/g)]
    await Promise.all(code.map(([, path]) => path && ask(absolute(path))))
  }
}

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(dropOtherCaches()))

/** Those of an earlier worker that kept things in another way. */
async function dropOtherCaches() {
  for (const name of await caches.keys()) {
    if (![PAGES, CODE, PICTURES, DATA].includes(name)) await caches.delete(name)
  }
}

self.addEventListener('message', (event) => {
  const urls: string[] = event.data
  event.waitUntil(
    keep(
      [...new Set(urls)].filter((url) => url.startsWith('http')),
      event,
    ),
  )
})

router.addFetchListener()
clientsClaim()
enableNavigationPreload()
