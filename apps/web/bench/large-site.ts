import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { largeBlog, largeFeed } from '../e2e/support/large.ts'

export type Size = { episodes: number; posts: number }

/** A proxy in front of the site at `origin` that serves feeds and a blog with `size` entries. */
export async function openLargeSite(origin: string, size: Size) {
  const answers = new Map<string, Buffer>()
  const answerTo = (path: string): Buffer | undefined => {
    const feed = /^\/api\/getfeed\/(\d+)$/.exec(path)?.[1]
    if (!feed && !path.startsWith('/functions/v1/rss-proxy')) return undefined
    const known = answers.get(path)
    if (known) return known
    const made = packed(feed ? largeFeed(Number(feed), size.episodes) : largeBlog(size.posts))
    answers.set(path, made)
    return made
  }

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const answer = answerTo(path)
    if (answer) {
      const type = path.startsWith('/api') ? 'application/json' : 'application/xml'
      outgoing.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-cache' })
      outgoing.end(answer)
      return
    }
    const { method, headers } = incoming
    const onward = request(origin + path, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const packed = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
