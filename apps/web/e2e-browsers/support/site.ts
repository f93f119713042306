import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { reportErrors } from './report-errors.ts'

const SCRIPT = '/report-errors.js'
const REPORTS = '/reported-errors'

/** The embedded stack on its own origin, so with empty storage. It can go offline, for service workers too. */
export type Site = {
  url: string
  /** Errors in its pages: uncaught, logged with console.error, failed to load, or policy violations. */
  errors: string[]
  /** Paths that were requested. */
  asked: string[]
  goOffline: () => Promise<void>
  goOnline: () => Promise<void>
}

/** A proxy that injects the error reporter, because not every driver exposes the console. */
export async function openSite(stack: string): Promise<Site> {
  const errors: string[] = []
  const asked: string[] = []
  let server: Server
  const listen = async (port: number) => {
    server = createServer((incoming, response) => void answer(incoming, response))
    await new Promise<void>((resolve) => server.listen(port, resolve))
    return (server.address() as AddressInfo).port
  }
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    if (incoming.url === SCRIPT) {
      response.setHeader('content-type', 'text/javascript')
      response.end(`(${reportErrors})('${REPORTS}')`)
    } else if (incoming.url === REPORTS) {
      errors.push(await text(incoming))
      response.end()
    } else {
      asked.push(incoming.url ?? '')
      pass(stack, incoming, response)
    }
  }
  const port = await listen(0)
  return {
    url: `http://localhost:${port}`,
    errors,
    asked,
    goOffline: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
    goOnline: async () => void (await listen(port)),
  }
}

function pass(stack: string, incoming: IncomingMessage, response: ServerResponse): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  const outgoing = request(
    `${stack}${incoming.url}`,
    { method: incoming.method, headers },
    async (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html') && answer.statusCode !== 304
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        return
      }
      const { 'content-length': _, ...rest } = answer.headers
      response.writeHead(answer.statusCode ?? 502, rest)
      response.end((await text(answer)).replace('<head>', `<head><script src="${SCRIPT}"></script>`))
    },
  )
  outgoing.on('error', () => response.destroy())
  response.on('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}
