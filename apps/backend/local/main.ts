import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app.ts'
import { places, readConfig } from './config.ts'
import { openLocalDatabase } from './database/local-database.ts'
import { lockFolder } from './database/lock.ts'
import { openGivenFeeds, openSampleFeeds } from './feeds/feeds.ts'
import { listen } from './listen.ts'
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
  if (config.SUPABASE_DB_URL) print('SUPABASE_DB_URL is not used here: sign-ups go to DATA_DIR')

  const unlock = await lockFolder(config.DATA_DIR)
  try {
    const database = openLocalDatabase(config.DATA_DIR, places.migrations)
    database.ready.catch((error) =>
      print(`The database in ${config.DATA_DIR} does not open: ${String(error)}`),
    )
    const app = createApp({ config, feeds, database, log: print })
    const create = () => createAdaptorServer({ fetch: app.fetch }) as Server
    const { port, servers } = await listen(create, config.HOST, config.PORT)
    stopOnSignal({ servers, database, unlock })
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
