import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app.ts'
import { places, readConfig } from './config.ts'
import { openDatabase } from './database/local-database.ts'
import { lockFolder } from './database/lock.ts'
import { startDelivery } from './delivery.ts'
import { openGivenFeeds, openSampleFeeds } from './feeds/feeds.ts'
import { listen } from './listen.ts'
import { localLogs } from './log.ts'
import { localMailchimp } from './mailchimp/local-mailchimp.ts'
import { StartError } from './start-error.ts'
import { stopOnSignal } from './stop.ts'

const print = (line: string) => console.log(line)

async function start(): Promise<void> {
  const config = readConfig(process.env)
  if (!existsSync(places.sampleBlog)) {
    const { sampleBlog } = places
    throw new StartError(`The sample blog is missing: restore it with "git checkout -- ${sampleBlog}"`)
  }
  const feeds = config.FEEDS_DIR
    ? await openGivenFeeds(config.FEEDS_DIR)
    : await openSampleFeeds(places.sampleFeeds)
  for (const line of feeds.lines) print(line)

  // A PostgreSQL handles several users by itself.
  const unlock = config.SUPABASE_DB_URL ? async () => {} : await lockFolder(config.DATA_DIR)
  try {
    const database = openDatabase(config)
    const where = config.SUPABASE_DB_URL ? 'at SUPABASE_DB_URL' : `in ${config.DATA_DIR}`
    database.ready.catch((error) => print(`The database ${where} does not open: ${String(error)}`))
    const logOf = localLogs(config.LOG_FORMAT)
    const { deliver, problems } = localMailchimp(config)
    const stopDelivery = deliver
      ? startDelivery({ database, deliver, log: logOf('mailchimp-sync') })
      : () => {}
    const app = createApp({ config, feeds, database, problems, logOf })
    const create = () => createAdaptorServer({ fetch: app.fetch }) as Server
    const { port, servers } = await listen(create, config.HOST, config.PORT)
    stopOnSignal({ servers, database, stopDelivery, unlock })
    if (port !== config.PORT) print(`Port ${config.PORT} is taken; using ${port} instead.`)
    const everywhere = ['0.0.0.0', '::'].includes(config.HOST)
    const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST
    print(`Ready: http://${everywhere ? 'localhost' : host}:${port}`)
  } catch (error) {
    await unlock()
    throw error
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
