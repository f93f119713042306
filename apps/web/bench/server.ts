import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { generate } from 'selfsigned'

/** Puts HTTP/2 in front of the embedded stack, as a host would. Resolves to its address. */
export async function serveHttp2(stack: string): Promise<{ url: string; close: () => void }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
    )
    const forwarded = request(
      new URL(incoming.url, stack),
      { method: incoming.method, headers: { ...headers, host: new URL(stack).host } },
      (answer) => {
        const { connection, 'keep-alive': keepAlive, 'transfer-encoding': encoding, ...sent } = answer.headers
        // The site's policy doesn't know a peer's scripts.
        if (incoming.url?.startsWith('/peers/')) delete sent['content-security-policy']
        outgoing.writeHead(answer.statusCode ?? 502, sent)
        answer.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server of the bench has no port')
  return { url: `https://localhost:${address.port}`, close: () => server.close() }
}
