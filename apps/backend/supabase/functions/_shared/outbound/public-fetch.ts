import { openConnection } from './connection.ts'
import { readAnswer } from './http-answer.ts'
import { type ResolveOptions, resolvePublic } from './resolve.ts'

/** The part of `fetch` that reads: GET, no body, redirects left to the caller. */
export type Fetch = (
  url: URL,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>

/**
 * A `fetch` that reaches public addresses only: the host is resolved once, each of its IP addresses is checked, and
 * the connection goes to the very one that was checked.
 *
 * It speaks HTTP by itself because nothing else does this on Supabase: its runtime (Deno 2.1) refuses the `lookup`
 * of node:https, ignores its `createConnection` and has no `Deno.createHttpClient`.
 */
export function publicFetch(options: ResolveOptions = {}): Fetch {
  return async (url, { headers, signal }) => {
    const addresses = await unlessAborted(signal, resolvePublic(url, options))
    const socket = await openConnection(url, addresses, signal)
    try {
      socket.write(requestFor(url, headers))
      return await readAnswer(socket)
    } catch (error) {
      socket.destroy()
      throw error
    }
  }
}

function requestFor(url: URL, headers: Record<string, string>): string {
  const all = new Headers({ ...headers, 'accept-encoding': 'gzip', 'user-agent': 'two-pastors-rss-proxy' })
  const lines = [...all].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  // `URL` has encoded whatever could break a line of its own, and `Headers` refuses it.
  return `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\nconnection: close\r\n${lines}\r\n`
}

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => failed(signal.reason))
    work.then(done, failed)
  })
}
