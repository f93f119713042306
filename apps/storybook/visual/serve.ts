import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

export type Served = { origin: string; close: () => void }

/** Serves a folder on a free local port. */
export async function serve(folder: string): Promise<Served> {
  const files = sirv(folder, { maxAge: 3600 })
  const server = createServer((request, response) => {
    files(request, response, () => void response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
