import { createApp } from '@two-pastors/backend/app'
import { openSampleFeeds } from '@two-pastors/backend/sample-feeds'
import { places, readConfig } from '@two-pastors/backend/variables'
import { dist } from '../../e2e/support/dist.ts'

const noDatabase = { query: () => Promise.reject(new Error('There is no database here')) }

const app = createApp({
  config: readConfig({ SITE_DIR: dist }),
  feeds: await openSampleFeeds(places.sampleFeeds),
  database: noDatabase,
  problems: [],
  logOf: () => () => {},
})

/** What the embedded stack answers for a path of the built site, without a port or a database. */
export const get = async (path: string): Promise<Response> => app.request(path)

/** Expects an answer, and resolves to its type and bytes. */
export async function load(path: string): Promise<{ type: string; bytes: Buffer }> {
  const answer = await get(path)
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
  return {
    type: answer.headers.get('content-type') ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}
