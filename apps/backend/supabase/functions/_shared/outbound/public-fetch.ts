import { ForbiddenAddress, type ResolveOptions, resolvePublic } from './resolve.ts'

/** The read-only part of `fetch`: GET, no body, redirects left to the caller. */
export type Fetch = (
  url: URL,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>

/**
 * A `fetch` that only reaches public addresses. It resolves the host and checks each IP address first. `fetch` then resolves it
 * again, and the name could point inside by then (DNS rebinding), so only https is allowed: an internal server has no certificate
 * for the name, and never gets the request.
 * @param platform the platform's own by default
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
