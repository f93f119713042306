import { addressesFrom } from '../_shared/allow-list.ts'
import { setting } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'
import { originsFrom } from '../_shared/origins.ts'
import { publicFetch } from '../_shared/outbound/public-fetch.ts'
import { connectTo } from '../_shared/postgres.ts'
import { openFeeds } from '../_shared/rss/feeds.ts'
import { rssProxy } from '../_shared/rss/proxy.ts'

/** Supabase's own: keeps the instance until a promise settles. Elsewhere the process simply lives on. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined

const example = 'https://blog.example.org/feed'
const isAllowed = setting('RSS_PROXY_ALLOW', Deno.env.get('RSS_PROXY_ALLOW'), example, addressesFrom)
const intranet = Deno.env.get('RSS_PROXY_ALLOW_PRIVATE')
const allowPrivate = intranet
  ? setting('RSS_PROXY_ALLOW_PRIVATE', intranet, example, addressesFrom)
  : undefined
const sites = Deno.env.get('ALLOWED_ORIGINS')
const allowOrigin = setting('ALLOWED_ORIGINS', sites, 'https://www.example.org', originsFrom)
const url = setting('SUPABASE_DB_URL', Deno.env.get('SUPABASE_DB_URL'), 'postgresql://…', String)

const log = createLog('rss-proxy')
const feeds = openFeeds({
  isAllowed,
  fetch: publicFetch({ allowPrivate }),
  database: connectTo(url),
  log,
  waitUntil: typeof EdgeRuntime === 'undefined' ? undefined : (work) => EdgeRuntime.waitUntil(work),
})

Deno.serve((request) => rssProxy(request, { feeds, isAllowed, allowOrigin, log }))
