import { QueryClient } from '@tanstack/react-query'
import { developmentFiles } from '#features/search/search-files.ts'

/** Where this Storybook is served: at `/`, or in a folder of a host. */
const base = new URL(import.meta.env.BASE_URL, document.baseURI).pathname
const ask = window.fetch.bind(window)

/**
 * Answers the pages' requests for feeds, the blog, the search and the functions, from the embedded stack's sample content.
 */
export function answerFromSamples(): void {
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const feed = /\/api\/getfeed\/(\d+)$/.exec(pathname)?.[1]
    if (feed) return sample(`feeds/${feed}.json`, init)
    if (pathname.endsWith('/functions/v1/rss-proxy')) return sample('blog.xml', init)
    if (pathname === developmentFiles.entries) return Response.json(await entries())
    if (pathname === developmentFiles.spoken) return Response.json(await spoken())
    if (pathname.includes('/functions/v1/'))
      return Response.json({ message: 'Nothing was sent: this is a story.' })
    return ask(input, init)
  }
}

/** A file, with its posters, captions and films next to it. */
async function sample(name: string, init?: RequestInit): Promise<Response> {
  const answer = await ask(`${base}sample/${name}`, init)
  const text = await answer.text()
  return new Response(text.replaceAll('"/media/', `"${base}sample/media/`), answer)
}

async function videos() {
  const { feedReader, readVideos } = await import('#features/watch/read-videos.ts')
  return (await readVideos(feedReader())).pages
}

/** What the build writes for the search. */
async function entries() {
  const { searchEntries } = await import('../src/app/search-entries.ts')
  const { blogQuery } = await import('#features/blog/blog-queries.ts')
  const { posts } = await new QueryClient().fetchQuery(blogQuery)
  return searchEntries(posts, await videos(), Date.now())
}

async function spoken() {
  const { spokenWords } = await import('../build/search/spoken-words.ts')
  const { readTranscript } = await import('#features/watch/transcript-query.ts')
  const pages = await videos()
  const { signal } = new AbortController()
  const read = pages.map(
    async ({ transcript }) => [transcript, await readTranscript(transcript, fetch, signal)] as const,
  )
  return spokenWords(pages, new Map(await Promise.all(read)))
}
