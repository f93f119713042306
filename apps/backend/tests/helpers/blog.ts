import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { addressesFrom } from '../../supabase/functions/_shared/allow-list.ts'
import type { LogEvent } from '../../supabase/functions/_shared/log.ts'
import { publicFetch } from '../../supabase/functions/_shared/outbound/public-fetch.ts'
import type { Lookup } from '../../supabase/functions/_shared/outbound/resolve.ts'
import { type FeedsDeps, openFeeds } from '../../supabase/functions/_shared/rss/feeds.ts'
import { rssProxy } from '../../supabase/functions/_shared/rss/proxy.ts'

export const feed = '<?xml version="1.0"?>\n<rss version="2.0"><channel><title>Blog</title></channel></rss>'
export const xml = { 'content-type': 'application/rss+xml; charset=utf-8' }

export const answerFeed: RequestListener = (_, response) => response.writeHead(200, xml).end(feed)

/** A server on this machine until the test is over. */
export async function serve(listener: RequestListener, host = '127.0.0.1', port = 0) {
  const server = createServer(listener).listen(port, host)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address() as AddressInfo
  return { server, port: address.port, origin: `http://${host}:${address.port}` }
}

/** A server that sends what it is told to, HTTP or not. */
export async function serveRaw(talk: (socket: Socket) => void) {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => talk(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Something inside the network that nobody may reach. */
export async function serveCanary(host = '127.0.0.1', port = 0) {
  const { server, ...canary } = await serve(
    (_, response) => response.writeHead(200, xml).end(feed),
    host,
    port,
  )
  const reached: string[] = []
  server.on('connection', (socket) => reached.push(`from ${socket.remotePort}`))
  return { ...canary, reached }
}

type Options = Partial<Omit<FeedsDeps, 'isAllowed'>> & {
  allow: string
  allowPrivate?: string
  lookup?: Lookup
}

/** Resolves the tests' host names to this machine. */
const fetchHere: typeof fetch = (input, init) =>
  fetch(String(input).replace(/^(https?:\/\/)[\w-]+\.test/, '$1127.0.0.1'), init)

/** The proxy as an instance of the function runs it. */
export function openProxy({ allow, allowPrivate = '', lookup, ...deps }: Options) {
  /** What is logged about the blog and its copies, besides each request's own line. */
  const lines: string[] = []
  const log = (event: LogEvent) => {
    if (event.event === 'blog-failed' || event.event === 'copies-failed') lines.push(JSON.stringify(event))
  }
  const isAllowed = addressesFrom(allow)
  const fetch = publicFetch(
    { allowPrivate: addressesFrom(allowPrivate), ...(lookup && { lookup }) },
    lookup && fetchHere,
  )
  const feeds = openFeeds({ isAllowed, fetch, log, timeout: 20_000, ...deps })
  const allowOrigin = (from: string) => from === 'https://www.example.org'
  const ask = (url: string, init: RequestInit = {}) =>
    rssProxy(new Request(`https://project.example.org/rss-proxy?url=${encodeURIComponent(url)}`, init), {
      feeds,
      isAllowed,
      allowOrigin,
      log,
    })
  return { ask, lines }
}

/** A blog that answers as told; its `/feed` and `/moved` may be fetched. */
export async function blog(listener: RequestListener, deps: Partial<FeedsDeps> = {}) {
  const { origin } = await serve(listener)
  const allow = `${origin}/feed, ${origin}/moved`
  const { ask, lines } = openProxy({ allow, allowPrivate: allow, ...deps })
  return { origin, lines, ask: (url = `${origin}/feed`, init?: RequestInit) => ask(url, init) }
}
