import type { IncomingMessage } from 'node:http'

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Why a request must not reach the working tree; undefined if it may. Another site's page may send requests to this
 * machine (CSRF), or use a name of its own that resolves to it (DNS rebinding): the first has its own Origin, the
 * second its own Host.
 */
export function refusal({
  headers,
  method,
}: Pick<IncomingMessage, 'headers' | 'method'>): string | undefined {
  if (!LOCAL.test(headers.host ?? '')) return 'The editor answers on this machine only, at localhost.'
  if (method === 'GET' || method === 'HEAD') return undefined
  if (headers.origin !== `http://${headers.host}`) return 'Another site may not change files on this machine.'
  if (!headers['content-type']?.startsWith('application/json')) return 'Expected JSON.'
  return undefined
}
