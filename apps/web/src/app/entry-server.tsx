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
/** For the sitemap, feeds and llms.txt that the build writes. */
export { fullReviews as reviews, site }

/** An entry of the query cache a page was rendered with. */
export type CachedQuery = [key: readonly unknown[], value: unknown]

type PageToRender = {
  path: string
  /** The blog post it shows. */
  post?: BlogPost
  /** Renders the loading state, for URLs newer than the build. */
  pending?: boolean
}

/** The pages that become HTML files. A '404' is served for every other URL in its folder. */
export function pages(posts: BlogPost[]): PageToRender[] {
  return [
    ...routes.filter(({ path }) => !/[:*]/.test(path)).map(({ path }) => ({ path })),
    ...fullReviews.map(({ id }) => ({ path: `/reviews/${id}` })),
    ...posts.map((post) => ({ path: `/blog/${post.id}`, post })),
    { path: '/404' },
    // For posts newer than the build: the browser loads them from the feed.
    { path: '/blog/404', pending: true },
  ]
}

/** The HTML of a page, and, if it may be indexed, the data for the sitemap, llms.txt and its sharing image. */
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
      // A loading page is served at many URLs, so it must not be hydrated as one of them.
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
  // Otherwise the cache's timers keep the build running for five minutes.
  queryClient.clear()
  const modified = path === '/blog' ? newest(posts) : meta.modified
  const listed = image
    ? { ...card, path, description: meta.description, image, modified, unlisted: route.unlisted === true }
    : undefined
  return { html: `<!doctype html>${html}`, listed }
}

/** The document for the development server, where the browser renders every page. */
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

/** Feeds may list posts in any order. ISO dates sort as text. */
const newest = (posts: BlogPost[]) =>
  posts
    .flatMap(({ publishDate }) => publishDate ?? [])
    .sort()
    .at(-1)
