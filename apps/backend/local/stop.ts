import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LocalDatabase } from './database/local-database.ts'

type Running = {
  servers: Server[]
  database: LocalDatabase
  stopDelivery: () => void
  unlock: () => Promise<void>
}

/** Shuts the process down properly on the first Ctrl-C or SIGTERM, and immediately on the second. */
export function stopOnSignal(running: Running): void {
  let asked = 0
  const onSignal = () => {
    if (asked === 0) {
      asked = performance.now()
      void stop(running).finally(() => process.exit(0))
    } else if (performance.now() - asked > 300) {
      // Any sooner, it is the same key press: the terminal signals us and pnpm, and pnpm passes it on.
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
  // A sign-up in progress gets its answer; a video that is still loading doesn't hold us up.
  await Promise.race([Promise.all(closed), sleep(700)])
  for (const server of servers) server.closeAllConnections()
  // It's safe to leave a database that is still being created: the next start creates it again.
  await Promise.race([database.close(), sleep(900)])
  await unlock()
}
