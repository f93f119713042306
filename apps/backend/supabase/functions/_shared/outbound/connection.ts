import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectSecure } from 'node:tls'

const maxTries = 3
const patience = 2500

/**
 * Opens a connection for `url` to one of `addresses`, which are tried in turn.
 * @param addresses IP addresses; names are not resolved
 * @param signal ends the connection, also after it has been returned
 */
export async function openConnection(url: URL, addresses: string[], signal: AbortSignal): Promise<Socket> {
  let failure: unknown
  for (const address of addresses.slice(0, maxTries)) {
    try {
      const socket = await open(url, address, AbortSignal.any([signal, AbortSignal.timeout(patience)]))
      signal.addEventListener('abort', () => socket.destroy(asError(signal.reason)))
      return socket
    } catch (error) {
      signal.throwIfAborted()
      failure = error
    }
  }
  throw failure
}

function open(url: URL, host: string, signal: AbortSignal): Promise<Socket> {
  signal.throwIfAborted()
  const secure = url.protocol === 'https:'
  const port = Number(url.port || (secure ? 443 : 80))
  return new Promise((done, failed) => {
    const socket = secure ? connectSecure({ host, port, ...identity(url) }) : connectPlain({ host, port })
    // Stays for good: an error nobody listens to would end the process.
    socket.on('error', failed)
    socket.on('close', () => failed(new Error('the connection was closed')))
    const onAbort = () => socket.destroy(asError(signal.reason))
    signal.addEventListener('abort', onAbort)
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      signal.removeEventListener('abort', onAbort)
      done(socket)
    })
  })
}

/** The certificate must be the name's, although the connection goes to a number. */
function identity(url: URL) {
  return { servername: isIP(url.hostname) || url.hostname.startsWith('[') ? '' : url.hostname }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
