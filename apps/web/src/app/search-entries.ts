import type { BlogPost } from '@two-pastors/feeds'
import { has } from '#config/site-parts.ts'
import resources from '#content/resources.yaml'
import staffWords from '#content/search.yaml'
import { films } from '#features/films/films.ts'
import { filmsToPlan } from '#features/plan/kit-films.ts'
import { fullReviews } from '#features/reviews/full-reviews.ts'
import type { SearchEntry } from '#features/search/entry.ts'
import { type VideoPage, watchPath } from '#features/watch/video-pages.ts'
import type { Film, Review } from '#model/schemas.ts'
import { metaOf } from './pages.tsx'
import { siteRoutes } from './site-routes.ts'

/** Everything that the site search finds, except what is said in videos. `now` is in ms since 1970. */
export async function searchEntries(
  posts: BlogPost[],
  videos: VideoPage[],
  now: number,
): Promise<SearchEntry[]> {
  const entries = [
    ...films.map(filmEntry),
    ...(await Promise.all(pagePaths(now).map((path) => pageEntry(path, now)))),
    ...fullReviews.map(reviewEntry),
    ...resources.map(resourceEntry),
    ...(has('blog') ? posts : []).map(postEntry),
    ...videos.map(videoEntry),
  ]
  const unknown = Object.keys(staffWords).filter(
    (path) => path !== TRANSCRIPTS && !entries.some((entry) => entry.path === path),
  )
  if (unknown.length > 0)
    throw new Error(`content/search.yaml: no page has the address ${unknown.join(', ')}`)
  return entries
}

/** In content/search.yaml, this stands for the page of every video with a transcript. */
const TRANSCRIPTS = '/watch/*'

const staffWordsOf = (path: string | undefined): string[] => (path && staffWords[path]) || []

/** Films' own pages are found as films. */
function pagePaths(now: number): string[] {
  const own = siteRoutes.filter(
    ({ path, page, unlisted }) => !unlisted && path !== '/' && !/[:*]/.test(path) && page !== 'film',
  )
  return [...own.map(({ path }) => path), ...filmsToPlan(now).map(({ film }) => `/after/${film.id}`)]
}

async function pageEntry(path: string, now: number): Promise<SearchEntry> {
  const { title = '', description } = await metaOf(path, now)
  return { kind: 'page', label: 'Page', path, title, text: description, words: staffWordsOf(path), tags: [] }
}

const filmEntry = ({ title, kind, address, description, genre }: Film): SearchEntry => ({
  kind: 'film',
  label: kind === 'film' ? 'Film' : 'Series',
  path: address,
  title,
  text: description,
  words: staffWordsOf(address),
  tags: genre ? [genre] : [],
})

const reviewEntry = ({ id, title, description, categories, reviewed }: Review): SearchEntry => ({
  kind: 'review',
  label: 'Review',
  path: `/reviews/${id}`,
  title,
  text: description,
  words: reviewed ? [reviewed.title, ...(reviewed.directors ?? [])] : [],
  tags: categories,
})

const resourceEntry = ({
  id,
  title,
  description,
  isFree,
  actionUrl,
}: (typeof resources)[number]): SearchEntry => ({
  kind: 'resource',
  label: 'Resource',
  // Others ask for a donation first, on that page.
  path: isFree ? actionUrl : '/resources',
  title,
  text: description,
  words: isFree ? staffWordsOf(actionUrl) : [],
  // Its id may still have an earlier name.
  tags: [id],
})

const postEntry = ({ id, title, description, categories }: BlogPost): SearchEntry => ({
  kind: 'post',
  label: 'Blog post',
  path: `/blog/${id}`,
  title,
  text: description,
  words: [],
  tags: categories,
})

const videoEntry = (video: VideoPage): SearchEntry => ({
  kind: 'video',
  label: video.row.label,
  path: watchPath(video),
  title: video.item.title,
  text: video.item.description,
  words: video.transcript ? staffWordsOf(TRANSCRIPTS) : [],
  // People also type "podcast" and "trailer".
  tags: [video.row.label, ...video.item.tags],
})
