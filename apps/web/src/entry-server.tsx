import { QueryClient } from '@tanstack/react-query'
import type { BlogPost } from '@two-pastors/feeds'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import site from './config/site.yaml'
import { fullReviews } from './content/full-reviews.ts'
import { blogPostQuery } from './lib/blog.ts'
import { BuildContext, type PageSummary } from './lib/build-context.ts'
import { fallbackPicture } from './lib/fallback-picture.ts'
import { preloadScreen, screenOf } from './lib/screens.tsx'
import { Root } from './root.tsx'
import { routes } from './routes.ts'
import { structuredData } from './structured-data/structured-data.ts'

export { env, hasServiceWorker } from './config/env.ts'
export { readBlog } from './lib/read-blog.ts'
/** What the build tells of besides the pages: the ministry, and its reviews in full. */
export { fullReviews as reviews, site }

/** What was in the cache when a page was rendered: a key and its value. */
export type Seed = [key: readonly unknown[], value: unknown]

type Page = {
  path: string
  /** The post of the blog that it shows. */
  post?: BlogPost
  /** Shows what a screen shows while it loads. */
  pending?: boolean
  /** Address of the picture that stands in where the page's own is out of reach at build. */
  spare?: string
  /** ISO date or date-time of what is on it, where that has one. */
  date?: string | null | undefined
}

/** The pages that become HTML files; a '404' stands for every other address of its folder. */
export function pages(posts: BlogPost[]): Page[] {
  // A list is as new as the newest in it; ISO dates sort as they are. The feed may be in any order.
  const newest: Record<string, string | undefined> = {
    '/reviews': fullReviews[0]?.publishDate,
    '/blog': posts
      .flatMap(({ publishDate }) => publishDate ?? [])
      .sort()
      .at(-1),
  }
  return [
    ...routes.filter(({ path }) => !/[:*]/.test(path)).map(({ path }) => ({ path, date: newest[path] })),
    ...fullReviews.map(({ id, publishDate }) => ({ path: `/reviews/${id}`, date: publishDate })),
    ...posts.map(
      (post): Page => ({
        path: `/blog/${post.id}`,
        post,
        spare: fallbackPicture(post),
        date: post.publishDate,
      }),
    ),
    { path: '/404' },
    // A post that is newer than the build: browsers find it in the feed.
    { path: '/blog/404', pending: true },
  ]
}

/** The markup of a page, the name of its screen, the data it was made of, and what it says of itself. */
export async function render({ path, post, pending = false, spare, date }: Page, posts: BlogPost[]) {
  const queryClient = new QueryClient()
  if (post) queryClient.setQueryData(blogPostQuery(post.id).queryKey, post)
  await preloadScreen(path, pending ? undefined : queryClient)
  const summaries: PageSummary[] = []
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <BuildContext value={{ posts, tell: (summary) => summaries.push(summary) }}>
          <Root queryClient={queryClient} />
        </BuildContext>
      </StaticRouter>
    </StrictMode>,
  )
  const [summary] = summaries
  // Nothing where no search engine should look.
  const listed = summary && {
    ...summary,
    path,
    spare,
    date,
    structuredData: structuredData({ ...summary, path, post }),
  }
  const data = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }): Seed => [queryKey, state.data])
  // The cache's clean-up timers would hold the build open for five minutes.
  queryClient.clear()
  // A loading page is nobody's own, not even that of the address it has: it is never hydrated.
  return { path: pending ? '' : path, markup, screen: screenOf(path), data, listed }
}
