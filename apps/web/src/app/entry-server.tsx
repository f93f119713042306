import { QueryClient } from '@tanstack/react-query'
import type { BlogPost } from '@two-pastors/feeds'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { allFilmOutlines, filmOutlines } from '#config/film-outlines.ts'
import { has } from '#config/site-parts.ts'
import announcement from '#content/announcement.yaml'
import blog from '#content/blog.yaml'
import familyGuide from '#content/family-guide.yaml'
import podcasts from '#content/podcasts.yaml'
import site from '#content/site.yaml'
import { blogPostQuery } from '#features/blog/blog-queries.ts'
import { KnownPosts } from '#features/blog/known-posts.tsx'
import { guides } from '#features/family/guides.ts'
import { films } from '#features/films/films.ts'
import { wholeFilms } from '#features/films/whole-films.ts'
import { kitFilms } from '#features/plan/kit-films.ts'
import { allReviews, fullReviews } from '#features/reviews/full-reviews.ts'
import { developmentFiles } from '#features/search/search-files.ts'
import { staffPages } from '#features/staff-pages/staff-pages.ts'
import { interviewOf, trailerOf } from '#features/watch/own-video.ts'
import { type Cue, transcriptQuery } from '#features/watch/transcript-query.ts'
import { type VideoPage, watchPath } from '#features/watch/video-pages.ts'
import { watchOf, watchQuery } from '#features/watch/watch-query.ts'
import { watchRows } from '#features/watch/watch-rows.ts'
import { type Clock, ClockContext } from '#lib/now.tsx'
import { App } from './app.tsx'
import { type Assets, Document } from './document.tsx'
import { loadPage, matchRoute } from './pages.tsx'
import { sharingCard, sharingImage } from './sharing-image.ts'
import { siteRoutes } from './site-routes.ts'
import { structuredData } from './structured-data/structured-data.ts'

export { env } from '#config/env.ts'
export { renderEmbed } from '#embed/page/render-embed.tsx'
export { readBlog } from '#features/blog/read-blog.ts'
export { chaptersOf, namedVideos } from '#features/watch/moments.ts'
export { podcastPath } from '#features/watch/podcast-link.tsx'
export { feedReader, readVideos } from '#features/watch/read-videos.ts'
export { readTranscript } from '#features/watch/transcript-query.ts'
export { newestVideos } from '#features/watch/video-pages.ts'
export { searchEntries } from './search-entries.ts'
/** For the sitemap, feeds, calendars and llms.txt that the build writes. */
export { familyGuide, films, fullReviews as reviews, guides, podcasts, site, watchRows }

/** The ids of all feeds that pages show. */
export const feeds = [
  ...new Set([...watchRows, ...filmOutlines.flatMap(({ rows }) => rows)].map(({ feed }) => feed)),
]

/** Videos that aren't in any feed. */
export const ownVideos = [...films.map(trailerOf), interviewOf(blog)].filter((video) => video !== null)

/** All showings in the films' files. */
export const showings = wholeFilms.flatMap(({ showings = [] }) => showings)

/** Where former addresses and removed pages redirect to. */
export const movedPages = [
  ...allFilmOutlines.flatMap(({ leaders, formerLeaders, ...film }) => [
    { ...film, others: [`/after/${film.id}`] },
    ...(leaders ? [{ ...film, address: leaders, formerAddresses: formerLeaders, others: [] }] : []),
  ]),
  ...allReviews.map(({ id, movedTo }) => ({
    address: `/reviews/${id}`,
    formerAddresses: [],
    movedTo,
    others: [`/talk/${id}`],
  })),
  ...staffPages.map((page) => ({ ...page, others: [] })),
].flatMap(({ address, formerAddresses, movedTo, others }) => [
  ...formerAddresses.map((from) => ({ from, to: movedTo ?? address })),
  ...(movedTo ? [address, ...others].map((from) => ({ from, to: movedTo })) : []),
])

/** When the staff's announcement is shown above every page. */
export const announced = announcement ? [announcement.from, announcement.until] : []

/** The films that have a kit, or will on a day in their files. */
export const kits = kitFilms.map(({ film }) => film)

/** An entry of the query cache that a page was rendered with. */
export type CachedQuery = [key: readonly unknown[], value: unknown]

export type PageToRender = {
  path: string
  /** The data of its first render. */
  queries?: CachedQuery[]
  /** The words of its video. */
  transcript?: string
  /** Renders the loading state, for URLs newer than the build. */
  pending?: boolean
}

/** The pages that become HTML files, except the videos'. A '404' is served for every other URL in its folder. */
export function pages(posts: BlogPost[]): PageToRender[] {
  return [
    ...siteRoutes.filter(({ path }) => !/[:*]/.test(path)).map(({ path }) => ({ path })),
    ...kitFilms.map(({ film }) => ({ path: `/after/${film.id}` })),
    ...fullReviews.flatMap(({ id }) => [{ path: `/reviews/${id}` }, { path: `/talk/${id}` }]),
    ...(has('blog') ? posts : []).map(
      (post): PageToRender => ({
        path: `/blog/${post.id}`,
        queries: [[blogPostQuery(post.id).queryKey, post]],
      }),
    ),
    { path: '/404' },
    // For posts and videos newer than the build: the browser loads them from the feed.
    ...(has('blog') ? [{ path: '/blog/404', pending: true }] : []),
    { path: '/watch/404', pending: true },
  ]
}

/** The page of one of `videos`. Without `cues`, the browser loads the transcript. */
export function watchPage(videos: VideoPage[], video: VideoPage, cues: Cue[] | undefined): PageToRender {
  const { slug, transcript } = video
  const queries: CachedQuery[] = [[watchQuery(slug).queryKey, watchOf(videos, slug)]]
  if (transcript && cues) queries.push([transcriptQuery(transcript).queryKey, cues])
  const words = cues?.map(({ text }) => text).join(' ')
  return { path: watchPath(video), queries, ...(words && { transcript: words }) }
}

/** The HTML of a page, and, if it may be indexed, the data for the sitemap, llms.txt and its sharing image. */
export async function render(
  { path, queries = [], transcript, pending = false }: PageToRender,
  posts: BlogPost[],
  assetsOf: (page: string) => Assets,
  clock: Clock,
) {
  const queryClient = new QueryClient()
  for (const [key, value] of queries) queryClient.setQueryData(key, value)
  const { route, params } = matchRoute(path)
  const page = await loadPage(path, pending ? undefined : queryClient)
  const data = page.query && queryClient.getQueryData(page.query(params).queryKey)
  const meta = page.meta(data, clock.asOf)
  const card = sharingCard(meta)
  const image = meta.noIndex ? undefined : sharingImage(path, card)
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <ClockContext value={clock}>
          <KnownPosts value={posts}>
            <App queryClient={queryClient} />
          </KnownPosts>
        </ClockContext>
      </StaticRouter>
    </StrictMode>,
  )
  const html = renderToStaticMarkup(
    <Document
      // A loading page is served at many URLs, so it must not be hydrated as one of them.
      path={pending ? '' : path}
      meta={meta}
      assets={assetsOf(route.page)}
      clock={clock}
      markup={markup}
      data={cachedQueries(queryClient)}
      image={image}
      structuredData={
        image ? await structuredData({ path, route, meta, image, transcript, now: clock.asOf }) : undefined
      }
      reviewFeeds={route.reviewFeeds === true && has('reviews')}
    />,
  )
  // Otherwise the cache's timers keep the build running for five minutes.
  queryClient.clear()
  const modified = path === '/blog' ? newest(posts) : meta.modified
  const listed = image
    ? {
        ...card,
        path,
        description: meta.description,
        image,
        modified,
        unlisted: route.unlisted === true,
        video: meta.about && 'watch' in meta.about ? meta.about.watch.video.item : undefined,
      }
    : undefined
  return { html: `<!doctype html>${html}`, listed }
}

/** The document for the development server, where the browser renders every page. */
export function renderShell(): string {
  const assets = {
    entry: '/src/app/entry-client.tsx',
    scripts: [],
    counter: '',
    css: '',
    fonts: [],
    printCss: '/src/app/styles/print.css',
    search: developmentFiles,
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
