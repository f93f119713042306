import { readFile } from 'node:fs/promises'
import { type AddressRule, addressesFrom } from '../supabase/functions/_shared/allow-list.ts'
import type { Database } from '../supabase/functions/_shared/database.ts'
import { createHealth } from '../supabase/functions/_shared/health/health.ts'
import type { FunctionName, Log } from '../supabase/functions/_shared/log.ts'
import { count } from '../supabase/functions/_shared/numbers/count.ts'
import { countedKeys, knownForms, readCounted } from '../supabase/functions/_shared/numbers/counted-keys.ts'
import { createCounter } from '../supabase/functions/_shared/numbers/counter.ts'
import { createLimit } from '../supabase/functions/_shared/numbers/limit.ts'
import { numbers } from '../supabase/functions/_shared/numbers/numbers.ts'
import { oembed } from '../supabase/functions/_shared/oembed/oembed.ts'
import { publicFetch } from '../supabase/functions/_shared/outbound/public-fetch.ts'
import { openFeeds } from '../supabase/functions/_shared/rss/feeds.ts'
import { rssProxy } from '../supabase/functions/_shared/rss/proxy.ts'
import { createSignUpStore, limitsFor } from '../supabase/functions/_shared/sign-up/store.ts'
import { subscribe } from '../supabase/functions/_shared/sign-up/subscribe.ts'
import { type Config, places } from './config.ts'
import { serveSite } from './static/site.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Our own sample blog, whatever its port: the site may have been built for a different one. */
const isSampleBlog: AddressRule = (url) => loopback.has(url.hostname) && url.pathname === '/sample/blog.xml'

const isLocalOrigin = (origin: string) => loopback.has(URL.parse(origin)?.hostname ?? '')

export async function sampleBlog(): Promise<Response> {
  const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' }
  return new Response(await readFile(places.sampleBlog, 'utf8'), { headers })
}

/** The handlers of the deployed functions, over the embedded database and the sample blog. */
export function localFunctions(
  config: Config,
  database: Database,
  settings: string[],
  logOf: (name: FunctionName) => Log,
) {
  const log = logOf('rss-proxy')
  const isGiven = addressesFrom(config.RSS_PROXY_ALLOW ?? '')
  // Read in this process each time, because nothing may be listening at the port in the address.
  const sample = openFeeds({ isAllowed: isSampleBlog, fetch: sampleBlog, log })
  const allowPrivate = addressesFrom(config.RSS_PROXY_ALLOW_PRIVATE ?? '')
  const given = openFeeds({ isAllowed: isGiven, fetch: publicFetch({ allowPrivate }), database, log })
  const proxyDeps = {
    allowOrigin: isLocalOrigin,
    log,
    isAllowed: (url: URL) => isSampleBlog(url) || isGiven(url),
    feeds: (url: URL) => (isSampleBlog(url) ? sample(url) : given(url)),
  }
  const readSite = async (path: string) =>
    config.SITE_DIR
      ? serveSite(new Request(`http://localhost${path}`), config.SITE_DIR)
      : new Response(null, { status: 404 })
  const signUpDeps = {
    store: createSignUpStore(database, limitsFor(false, config.SIGN_UP_NETWORK_LIMIT)),
    knownForms: readCounted(readSite, logOf('mailchimp-subscribe'), knownForms),
    allowOrigin: isLocalOrigin,
    log: logOf('mailchimp-subscribe'),
    // Generous: on a slow machine the first start takes this long to create the database.
    patience: 60_000,
  }
  const oembedDeps = { isSite: isLocalOrigin, read: readSite, log: logOf('oembed') }
  const countDeps = {
    counter: createCounter(database),
    known: readCounted(readSite, logOf('count'), countedKeys),
    limit: createLimit(),
    log: logOf('count'),
  }
  const numbersDeps = {
    database,
    allowOrigin: isLocalOrigin,
    log: logOf('numbers'),
    // No account needed, but never for the contents of a real database.
    isStaff: () => config.SUPABASE_DB_URL === undefined,
  }
  return {
    count: (request: Request, caller: string) => {
      // A phone on the same network uses this machine's address.
      const allowOrigin = (origin: string) => isLocalOrigin(origin) || origin === new URL(request.url).origin
      return count(request, { ...countDeps, allowOrigin, caller })
    },
    numbers: (request: Request) => numbers(request, numbersDeps),
    health: createHealth({ database, settings, log: logOf('health') }),
    'mailchimp-subscribe': (request: Request, caller: string) =>
      subscribe(request, { ...signUpDeps, caller }),
    oembed: (request: Request) => oembed(request, oembedDeps),
    'rss-proxy': (request: Request) => rssProxy(request, { ...proxyDeps, base: new URL(request.url).origin }),
  }
}
