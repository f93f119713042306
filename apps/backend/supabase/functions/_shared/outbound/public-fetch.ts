import { ForbiddenAddress, type ResolveOptions, resolvePublic } from './resolve.ts'

/** The part of `fetch` that reads: GET, no body, redirects left to the caller. */
export type Fetch = (
  url: URL,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>

/**
 * A `fetch` that reaches public addresses only. The host is resolved and each of its IP addresses is checked first; `fetch`
 * resolves it again, and a name could have moved inside by then (DNS rebinding). So only https is spoken: a server inside
 * has no certificate for the name, and is sent no request.
 * @param platform the platform's own unless given
 */
export function publicFetch(options: ResolveOptions = {}, platform: typeof fetch = fetch): Fetch {
  return async (url, { headers, signal }) => {
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    )
    await Promise.race([resolvePublic(url, options), aborted])
    if (url.protocol !== 'https:' && !options.allowPrivate?.(url)) {
      throw new ForbiddenAddress(`${url.host} is not asked over https`)
    }
    return platform(url, {
      headers: { ...headers, 'user-agent': 'rss-proxy' },
      signal,
      redirect: 'manual',
    })
  }
}
