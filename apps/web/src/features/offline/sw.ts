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
 * The service worker, which makes visited pages available offline (docs/decisions/0015-repeat-visits.md). It is
 * independent of the build: pages and feeds are network-first, and cache-first files have a content hash in their name.
 * So it can take over at once, and a new build needs no new worker.
 */
const PAGES = 'pages-1'
const CODE = 'code-1'
const PICTURES = 'pictures-1'
const DATA = 'data-1'

/** Doesn't cache error pages, nor a captive portal's login page served in place of a file. */
const onlyValidFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.headers.get('content-type')?.includes('text/html') ? response : null,
}

const limit = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })
const matchOptions = { ignoreVary: true }

/** The cache key of a page. Query strings such as `?watch=` don't change the HTML. */
function pageOf({ url }: Request): string {
  const { origin, pathname } = new URL(url)
  return origin + (pathname.replace(/\/$/, '') || '/')
}

const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageOf(request),
  cacheWillUpdate: async ({ request, response }) => {
    // Posts and videos newer than the build are served with status 404 (docs/decisions/0008-blog.md).
    const isFromFeed = /^\/(?:blog|watch)\//.test(new URL(request.url).pathname)
    const isPage = response.status === 200 || (isFromFeed && response.status === 404)
    // Browsers reject a redirected response to a navigation.
    return isPage && !response.redirected ? response : null
  },
  // In Firefox a failed navigation preload resolves to an error response, which Workbox mistakes for a response from
  // the network.
  handlerDidError: async ({ request }) => (await caches.open(PAGES)).match(pageOf(request), matchOptions),
}

const pages = new NetworkFirst({ cacheName: PAGES, matchOptions, plugins: [byPath, limit(60)] })
const data = new NetworkFirst({ cacheName: DATA, matchOptions, plugins: [onlyValidFiles, limit(30)] })
const code = new CacheFirst({ cacheName: CODE, matchOptions, plugins: [onlyValidFiles, limit(250)] })
const pictureOptions = { cacheName: PICTURES, matchOptions, plugins: [onlyValidFiles, limit(200)] }
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

// The first match handles a request. Films, embeds, sign-ups, downloads, staff pages and other sites' pictures match
// none and bypass the worker.
route(({ url }) => url.href.startsWith(feeds) || url.href.startsWith(blog), data)
route(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/(?!admin\/).*\.(js|css|woff2|json)$/.test(url.pathname),
  code,
)
route(({ url, sameOrigin }) => sameOrigin && /^\/assets\/(?!admin\/)/.test(url.pathname), pictures)
route(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?!og\/).*\.(avif|webp|png|jpg|svg|ico)$/.test(url.pathname),
  unhashedPictures,
)
route(
  ({ url, sameOrigin, request, event }) =>
    sameOrigin &&
    !/^\/(admin|api|embed|functions|media|sample)(\/|$)|\.\w+$/.test(url.pathname) &&
    (request.mode === 'navigate' || event.type === 'message'),
  pages,
)

router.setCatchHandler(async ({ request }) => {
  if (request.destination === 'image') return (await otherVersion(request.url, PICTURES)) ?? Response.error()
  if (request.url.endsWith('.json')) return (await otherVersion(request.url, CODE)) ?? Response.error()
  if (request.mode !== 'navigate') return Response.error()
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(offlinePage(await seenPages()), { status: 503, headers })
})

/**
 * Finds another version of a cached file, whose name is the same except for the hash: a picture in another size, for
 * example after the phone was rotated (hero crops end in -tall and -wide), or another build's search index.
 */
async function otherVersion(url: string, cacheName: string): Promise<Response | undefined> {
  const nameOf = (address: string) => address.replace(/(-tall|-wide)?-[\w-]{8}\.\w+$/, '')
  const cache = await caches.open(cacheName)
  const kept = (await cache.keys()).findLast((other) => nameOf(other.url) === nameOf(url))
  return kept && (await cache.match(kept, matchOptions))
}

async function seenPages(): Promise<SeenPage[]> {
  const cache = await caches.open(PAGES)
  const found = (await cache.keys()).map(async ({ url }) => {
    const html = (await (await cache.match(url))?.text()) ?? ''
    const title = /<title[^>]*>([^<|]*)/.exec(html)?.[1]?.trim() ?? ''
    return { path: new URL(url).pathname, title, html }
  })
  return (await Promise.all(found)).filter(({ title }) => title !== '').reverse()
}

/**
 * Caches what didn't pass through the worker (app/boot/register-worker.ts): the first page with everything it loaded, and
 * pages opened by client-side navigation, whose HTML was never requested.
 */
async function keep(urls: string[], event: ExtendableMessageEvent) {
  const load = async (url: string) => {
    await router.handleRequest({ request: new Request(url), event })?.catch(() => {})
  }
  await Promise.all(urls.map(load))
  // The HTML may come from a newer build than the open page, so cache the scripts and fonts it names too.
  const cache = await caches.open(PAGES)
  for (const url of urls) {
    const page = await cache.match(url, { ignoreSearch: true })
    const html = (await page?.text()) ?? ''
    const code = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|woff2))"/g)]
    await Promise.all(code.map(([, path]) => path && load(absolute(path))))
  }
}

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(dropOtherCaches()))

/** Deletes caches of earlier versions of this worker. */
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
