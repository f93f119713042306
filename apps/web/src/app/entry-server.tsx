import { QueryClient } from '@tanstack/react-query'
import type { BlogPost } from '@two-pastors/feeds'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import site from '#config/site.yaml'
import { blogPostQuery } from '#features/blog/blog-queries.ts'
import { KnownPosts } from '#features/blog/known-posts.tsx'
import { fullReviews } from '#features/reviews/full-reviews.ts'
import { routes } from '../routes.ts'
import { App } from './app.tsx'
import { type Assets, Document } from './document.tsx'
import { loadPage, matchRoute } from './pages.tsx'
import { sharingCard, sharingImage } from './sharing-image.ts'
import { structuredData } from './structured-data/structured-data.ts'

export { env } from '#config/env.ts'
export { readBlog } from '#features/blog/read-blog.ts'
/** What the build writes besides the pages is about the ministry, and has its reviews in full. */
export { fullReviews as reviews, site }

/** What was in the query cache when a page was rendered. */
export type CachedQuery = [key: readonly unknown[], value: unknown]

type PageToRender = {
  path: string
  /** The blog post that it shows. */
  post?: BlogPost
  /** Shows the page as it loads: for addresses that are newer than the build. */
  pending?: boolean
}

/** The pages that become HTML files. A '404' answers every other address of its folder. */
export function pages(posts: BlogPost[]): PageToRender[] {
  return [
    ...routes.filter(({ path }) => !/[:*]/.test(path)).map(({ path }) => ({ path })),
    ...fullReviews.map(({ id }) => ({ path: `/reviews/${id}` })),
    ...posts.map((post) => ({ path: `/blog/${post.id}`, post })),
    { path: '/404' },
    // A post that is newer than the build: browsers find it in the feed.
    { path: '/blog/404', pending: true },
  ]
}

/** The HTML of a page, and what the sitemap, llms.txt and the sharing images need of it unless it is not to be found. */
export async function render(
  { path, post, pending = false }: PageToRender,
  posts: BlogPost[],
  assetsOf: (page: string) => Assets,
) {
  const queryClient = new QueryClient()
  if (post) queryClient.setQueryData(blogPostQuery(post.id).queryKey, post)
  const { route, params } = matchRoute(path)
  const page = await loadPage(path, pending ? undefined : queryClient)
  const data = page.query && queryClient.getQueryData(page.query(params).queryKey)
  const meta = page.meta(data)
  const card = sharingCard(meta)
  const image = meta.noIndex ? undefined : sharingImage(path, card)
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <KnownPosts value={posts}>
          <App queryClient={queryClient} />
        </KnownPosts>
      </StaticRouter>
    </StrictMode>,
  )
  const html = renderToStaticMarkup(
    <Document
      // A loading page stands in for many addresses, so it is never hydrated as one of them.
      path={pending ? '' : path}
      meta={meta}
      assets={assetsOf(route.page)}
      markup={markup}
      data={cachedQueries(queryClient)}
      image={image}
      structuredData={image ? await structuredData({ path, route, meta, image }) : undefined}
      reviewFeeds={route.reviewFeeds === true}
    />,
  )
  // The cache's timers would keep the build running for five minutes.
  queryClient.clear()
  const modified = path === '/blog' ? newest(posts) : meta.modified
  const listed = image
    ? { ...card, path, description: meta.description, image, modified, unlisted: route.unlisted === true }
    : undefined
  return { html: `<!doctype html>${html}`, listed }
}

/** The document of the development server, where the browser renders every page. */
export function renderShell(): string {
  const assets = {
    entry: '/src/app/entry-client.tsx',
    scripts: [],
    css: '',
    fonts: [],
    printCss: '/src/app/styles/print.css',
  }
  const html = renderToStaticMarkup(
    <Document
      path=""
      meta={{ title: site.name, description: site.description, noIndex: true }}
      assets={assets}
      markup=""
      data={[]}
      reviewFeeds={false}
    />,
  )
  return `<!doctype html>${html}`
}

function cachedQueries(queryClient: QueryClient): CachedQuery[] {
  const queries = queryClient.getQueryCache().getAll()
  return queries
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data])
}

/** The posts of a feed may be in any order; ISO dates sort as text. */
const newest = (posts: BlogPost[]) =>
  posts
    .flatMap(({ publishDate }) => publishDate ?? [])
    .sort()
    .at(-1)
