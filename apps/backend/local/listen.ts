import { once } from 'node:events'
import type { Server } from 'node:http'
import { StartError } from './start-error.ts'

const attempts = 20

/** `localhost` means both loopback addresses: browsers, curl and Node each try them in a different order. */
function addressesOf(host: string): string[] {
  return host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
}

async function listenOn(create: () => Server, addresses: string[], port: number): Promise<Server[]> {
  const open: Server[] = []
  for (const host of addresses) {
    const server = create()
    try {
      await once(server.listen({ port, host, exclusive: true }), 'listening')
      open.push(server)
    } catch (error) {
      // On a machine without IPv6, the other loopback address still works.
      if (host === '::1' && hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) continue
      for (const opened of open) opened.close()
      throw error
    }
  }
  return open
}

/**
 * Listens on the first free port, starting at `wanted`.
 * @returns the port and the servers that are open (one for each address of the host).
 */
export async function listen(create: () => Server, host: string, wanted: number) {
  const addresses = addressesOf(host)
  const last = Math.min(wanted + attempts, 65535)
  for (let port = wanted; port <= last; port++) {
    try {
      return { port, servers: await listenOn(create, addresses, port) }
    } catch (error) {
      if (hasCode(error, 'EADDRINUSE')) continue
      throw new StartError(explain(error, host, port))
    }
  }
  throw new StartError(`Ports ${wanted} to ${last} are all taken: choose another, for example PORT=5300`)
}

function explain(error: unknown, host: string, port: number): string {
  if (hasCode(error, 'EACCES')) {
    return `PORT=${port} needs administrator rights: choose one above 1023, for example PORT=4173`
  }
  return `HOST must be an address of this machine, for example HOST=localhost; got "${host}" (${String(error)})`
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
