import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import type { Database } from '../supabase/functions/_shared/database.ts'
import type { FunctionName, Log } from '../supabase/functions/_shared/log.ts'
import { type Config, places } from './config.ts'
import type { FeedFolder } from './feeds/feed-folder.ts'
import { answerFeed } from './feeds/feeds.ts'
import { localFunctions, sampleBlog } from './functions.ts'
import { sendFile } from './static/send-file.ts'
import { serveSite } from './static/site.ts'

type Parts = {
  config: Config
  feeds: FeedFolder
  database: Database
  /** What is wrong with the delivery settings. */
  problems: string[]
  logOf: (name: FunctionName) => Log
}

const notFound = (what: string) => Response.json({ message: `${what} not found.` }, { status: 404 })

const readOnly = ['GET', 'HEAD']

/** Everything the local stack answers. */
export function createApp({ config, feeds, database, problems, logOf }: Parts): Hono {
  const app = new Hono()
  const functions: Record<string, (request: Request, caller: string) => Promise<Response>> = localFunctions(
    config,
    database,
    problems,
    logOf,
  )

  // Like the gateway in front of the deployed functions.
  app.use('/functions/v1/rss-proxy', compress())
  app.all('/functions/v1/:name', (c) => {
    const run = Object.hasOwn(functions, c.req.param('name')) ? functions[c.req.param('name')] : undefined
    return run ? run(c.req.raw, getConnInfo(c).remote.address ?? 'unknown') : notFound('Function')
  })

  // Everything else is read-only.
  app.use('/api/*', cors(), compress())
  app.use(
    '/media/*',
    cors({ origin: '*', exposeHeaders: ['Content-Length', 'Content-Range', 'Accept-Ranges'] }),
  )
  app.use(async (c, next) => {
    if (readOnly.includes(c.req.method)) return next()
    const message = `Use GET here, not ${c.req.method}.`
    return Response.json({ message }, { status: 405, headers: { allow: 'GET, HEAD' } })
  })

  app.get('/api/getfeed/:id', (c) => answerFeed(c.req.raw, feeds, c.req.param('id')))
  app.get('/sample/blog.xml', () => sampleBlog())
  app.get('/media/*', async (c) => {
    const options = { cacheControl: 'public, max-age=604800' }
    return (await sendFile(c.req.raw, places.sampleMedia, c.req.path.slice(6), options)) ?? notFound('File')
  })
  app.get('/api/*', () => notFound('Call'))
  app.get('*', (c) => (config.SITE_DIR ? serveSite(c.req.raw, config.SITE_DIR) : notFound('Page')))

  app.onError((error) => {
    console.error(error)
    return Response.json({ message: 'Something went wrong on our side. Please try again.' }, { status: 500 })
  })
  return app
}
