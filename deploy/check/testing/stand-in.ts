import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach } from 'vitest'

export type Answered = { status?: number; headers?: Record<string, string>; body?: string }

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/**
 * A local server that stands in for one on the internet until the test ends. Its responses are keyed by method and path
 * (`GET /`); other requests get a 404, and 'silent' never responds.
 */
export async function standIn(answers: Record<string, Answered | 'silent'>) {
  const requests: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({ method, path, headers, body })
    const answer = answers[`${method} ${path}`] ?? { status: 404 }
    if (answer === 'silent') return
    const isGzip = answer.headers?.['content-encoding'] === 'gzip'
    response.writeHead(answer.status ?? 200, answer.headers)
    response.end(isGzip ? gzipSync(answer.body ?? '') : answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}
