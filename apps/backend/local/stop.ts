import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LocalDatabase } from './database/local-database.ts'

type Running = {
  servers: Server[]
  database: LocalDatabase
  stopDelivery: () => void
  unlock: () => Promise<void>
}

/** Ends the process in order at the first Ctrl-C or SIGTERM, and at once at the second. */
export function stopOnSignal(running: Running): void {
  let asked = 0
  const onSignal = () => {
    if (asked === 0) {
      asked = performance.now()
      void stop(running).finally(() => process.exit(0))
    } else if (performance.now() - asked > 300) {
      // Sooner it is the same key press: a terminal signals us and pnpm, and pnpm passes it on.
      process.exit(130)
    }
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

async function stop({ servers, database, stopDelivery, unlock }: Running): Promise<void> {
  stopDelivery()
  const closed = servers.map((server) => new Promise((done) => server.close(done)))
  for (const server of servers) server.closeIdleConnections()
  // A sign-up under way gets its answer; a video that is still loading does not hold us up.
  await Promise.race([Promise.all(closed), sleep(700)])
  for (const server of servers) server.closeAllConnections()
  // A database that is only just being made can be left: the next start makes it anew.
  await Promise.race([database.close(), sleep(900)])
  await unlock()
}
