import type { Plugin } from 'vite'
import type * as entryServer from '../../src/app/entry-server.tsx'
import { developmentFiles } from '../../src/features/search/search-files.ts'
import { blogPosts } from '../prerender/blog-posts.ts'
import { readFeeds, readTranscripts } from '../prerender/watch-pages.ts'
import { spokenWords } from './spoken-words.ts'

/** Serves what the search reads in development. */
export function devSearch(): Plugin {
  return {
    name: 'dev-search',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async ({ url }, response, next) => {
        if (url !== developmentFiles.entries && url !== developmentFiles.spoken) return next()
        try {
          const entry = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as typeof entryServer
          const videos = await readFeeds(entry)
          const list =
            url === developmentFiles.entries
              ? await entry.searchEntries(await blogPosts(entry), videos, Date.now())
              : spokenWords(videos, await readTranscripts(entry, videos))
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify(list))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
