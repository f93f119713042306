import { type NextRequest, NextResponse } from 'next/server'

/**
 * A strict policy with a nonce, which Next reads from the request and puts on its own scripts. The packages need none. Trusted
 * Types are for vite-plain: Next's own loader of chunks does not know them.
 */
export function proxy(request: NextRequest) {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${crypto.randomUUID()}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}
