import { addressesFrom } from '../_shared/allow-list.ts'
import { databaseOf, optional, originsOf, setting } from '../_shared/environment.ts'
import { createLog } from '../_shared/log.ts'
import { publicFetch } from '../_shared/outbound/public-fetch.ts'
import { openFeeds } from '../_shared/rss/feeds.ts'
import { rssProxy } from '../_shared/rss/proxy.ts'

/** Supabase keeps the instance until the promise settles. Elsewhere the process simply goes on. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined

const example = 'https://blog.example.org/feed'
const { env } = Deno
const isAllowed = setting(env, 'RSS_PROXY_ALLOW', example, addressesFrom)
const allowPrivate = optional(env, 'RSS_PROXY_ALLOW_PRIVATE', example, addressesFrom)
const allowOrigin = originsOf(env)
const log = createLog('rss-proxy')
const feeds = openFeeds({
  isAllowed,
  fetch: publicFetch({ allowPrivate }),
  database: databaseOf(env),
  log,
  waitUntil: typeof EdgeRuntime === 'undefined' ? undefined : (work) => EdgeRuntime.waitUntil(work),
})

Deno.serve((request) => rssProxy(request, { feeds, isAllowed, allowOrigin, log }))
