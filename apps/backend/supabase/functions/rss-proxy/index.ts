import { addressesFrom } from '../_shared/allow-list.ts'
import { setting } from '../_shared/environment.ts'
import { originsFrom } from '../_shared/origins.ts'
import { rssProxy } from '../_shared/rss-proxy.ts'

const feeds = Deno.env.get('RSS_PROXY_ALLOW')
const isAllowed = setting('RSS_PROXY_ALLOW', feeds, 'https://blog.example.org/feed', addressesFrom)
const sites = Deno.env.get('ALLOWED_ORIGINS')
const allowOrigin = setting('ALLOWED_ORIGINS', sites, 'https://www.example.org', originsFrom)

Deno.serve((request) => rssProxy(request, { isAllowed, allowOrigin, log: console.log, fetch }))
