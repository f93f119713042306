import { createFeedClient } from '@two-pastors/feeds'
import { createFeedQueries } from '@two-pastors/feeds/query'
import { env } from '#config/env.ts'

/** What screens ask for: `useQuery(queries.feed(747))`. */
export const queries = createFeedQueries(createFeedClient({ host: env.feedHost }))
