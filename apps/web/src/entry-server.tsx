import { QueryClient } from '@tanstack/react-query'
import type { BlogPost } from '@two-pastors/feeds'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { env } from './config/env.ts'
import site from './config/site.yaml'
import { reviews } from './content/reviews.ts'
import { blogPostQuery } from './lib/blog.ts'
import { fallbackPicture } from './lib/read-blog.ts'
import { preloadScreen, screenOf } from './lib/screens.tsx'
import { type SharingCard, SharingContext } from './lib/sharing.ts'
import { Root } from './root.tsx'
import { routes } from './routes.ts'

export { readBlog } from './lib/read-blog.ts'

/** What stands in a sharing image for a title that cannot be set. */
export const { name } = site

/** Where the build finds the blog. */
export const { blogFeedUrl } = env

/** What is in the cache before a page is rendered: keys and values. */
export type Seed = [key: readonly unknown[], value: unknown]

type Page = {
  path: string
  seeds?: Seed[]
  /** Shows what a screen shows while it loads. */
  pending?: boolean
  /** Address of the picture that stands in where the page's own is out of reach at build. */
  spare?: string
}

/** The pages that become HTML files; a '404' stands for every other address of its folder. */
export function pages(posts: BlogPost[]): Page[] {
  return [
    ...routes.filter(({ path }) => !/[:*]/.test(path)).map(({ path }) => ({ path })),
    ...reviews.map(({ id }) => ({ path: `/reviews/${id}` })),
    ...posts.map(
      (post): Page => ({
        path: `/blog/${post.id}`,
        seeds: [[blogPostQuery(post.id).queryKey, post]],
        spare: fallbackPicture(post),
      }),
    ),
    { path: '/404' },
    // A post that is newer than the build: browsers find it in the feed.
    { path: '/blog/404', pending: true },
  ]
}

/** The markup of the page at `path`, the name of its screen, the data it was made of, the sharing image it names. */
export async function render({ path, seeds = [], pending = false, spare }: Page) {
  const queryClient = new QueryClient()
  for (const [key, value] of seeds) queryClient.setQueryData(key, value)
  await preloadScreen(path, pending ? undefined : queryClient)
  const sharing: (SharingCard & { image: string; spare: string | undefined })[] = []
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <SharingContext value={(image, card) => sharing.push({ ...card, image, spare })}>
          <Root queryClient={queryClient} />
        </SharingContext>
      </StaticRouter>
    </StrictMode>,
  )
  const data = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }): Seed => [queryKey, state.data])
  // The cache's clean-up timers would hold the build open for five minutes.
  queryClient.clear()
  // A loading page is nobody's own, not even that of the address it has: it is never hydrated.
  return { path: pending ? '' : path, markup, screen: screenOf(path), data, sharing }
}
