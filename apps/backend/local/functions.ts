import { readFile } from 'node:fs/promises'
import { type AddressRule, addressesFrom } from '../supabase/functions/_shared/allow-list.ts'
import type { Database } from '../supabase/functions/_shared/database.ts'
import { rssProxy } from '../supabase/functions/_shared/rss-proxy.ts'
import { subscribe } from '../supabase/functions/_shared/subscribe.ts'
import { type Config, places } from './config.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Our own sample blog. Its port is not looked at: the site may have been built for another one. */
const isSampleBlog: AddressRule = (url) => loopback.has(url.hostname) && url.pathname === '/sample/blog.xml'

const isLocalOrigin = (origin: string) => loopback.has(URL.parse(origin)?.hostname ?? '')

export async function sampleBlog(): Promise<Response> {
  const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' }
  return new Response(await readFile(places.sampleBlog, 'utf8'), { headers })
}

/** The handlers of the deployed functions, over the embedded database and the sample blog. */
export function localFunctions(config: Config, database: Database, log: (line: string) => void) {
  const isGiven = addressesFrom(config.RSS_PROXY_ALLOW ?? '')
  const proxyDeps = {
    allowOrigin: isLocalOrigin,
    log,
    isAllowed: (url: URL) => isSampleBlog(url) || isGiven(url),
    // Read in this process: the address may name a port at which nobody listens.
    fetch: (url: URL, init: RequestInit) => (isSampleBlog(url) ? sampleBlog() : fetch(url, init)),
  }
  return {
    // Patient: on a slow machine the first start makes its database for as long.
    'mailchimp-subscribe': (request: Request) =>
      subscribe(request, { database, allowOrigin: isLocalOrigin, log, patience: 60_000 }),
    'rss-proxy': (request: Request) => rssProxy(request, { ...proxyDeps, base: new URL(request.url).origin }),
  }
}
