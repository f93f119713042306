import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { ReplaceableSite } from './replaceable-site.ts'

export type Gate = Pick<ReplaceableSite, 'url' | 'goOffline' | 'goOnline' | 'remove'>

/** A site at a port of its own, which can be closed: to a browser the server is then gone, without having to stop it. */
export async function openGate(url: string, port: number): Promise<Gate> {
  const site = new URL(url)
  const sockets = new Set<Socket>()
  let server: Server

  function link(from: Socket, to: Socket) {
    sockets.add(from)
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const goOnline = async () => {
    server = createServer((browser) => {
      const answers = connect(Number(site.port), site.hostname)
      link(browser, answers)
      link(answers, browser)
    })
    await once(server.listen(port), 'listening')
  }
  const goOffline = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await goOnline()
  return { url: `http://localhost:${port}`, goOffline, goOnline, remove: goOffline }
}
