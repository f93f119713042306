import type { BlogPost } from '@two-pastors/feeds'
import type { Graph, Thing, WebPage } from 'schema-dts'
import { films } from '#content/films.ts'
import { fullReviews } from '#features/reviews/full-reviews.ts'
import type { PageSummary } from '../build-context.ts'
import { absolute, type Identified, idOf } from './address.ts'
import { postThing, reviewThing } from './articles.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { filmList, filmThings } from './films.ts'
import { author, organization, website } from './site.ts'

type PageFacts = Pick<PageSummary, 'title' | 'description' | 'image'> & {
  path: string
  /** The post that a page of the blog shows. */
  post?: BlogPost | undefined
}

/**
 * What a page tells search engines in JSON-LD (https://schema.org): the ministry, the site, the page, the way to it, and
 * what the page is about. The build alone calls it (entry-server.tsx); nothing of it is in the browser's code.
 */
export function structuredData(page: PageFacts): Graph {
  const { path, title, description, image } = page
  const subjects = subjectsOf(page)
  const trail = breadcrumbs(path, title)
  const webPage: WebPage = {
    '@type': path === '/contact' ? 'ContactPage' : 'WebPage',
    '@id': idOf(path, 'page'),
    url: absolute(path),
    name: title,
    description,
    image: absolute(image),
    inLanguage: 'en',
    isPartOf: { '@id': website['@id'] },
    publisher: { '@id': author['@id'] },
    ...(trail && { breadcrumb: { '@id': idOf(path, 'breadcrumb') } }),
    ...(subjects[0] && { mainEntity: { '@id': subjects[0]['@id'] } }),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, website, webPage, ...(trail ? [trail] : []), ...subjects],
  }
}

/** What a page is about, the main thing first. A new kind of page gets its line here. */
function subjectsOf({ path, image, post }: PageFacts): Identified<Thing>[] {
  const film = films.find(({ page }) => page === (path === '/david-pastors' ? '/david' : path))
  const review = fullReviews.find(({ id }) => path === `/reviews/${id}`)
  const of = (kind: 'film' | 'series') => films.filter((candidate) => candidate.kind === kind)
  if (path === '/movies') return [filmList(path, of('film'))]
  if (path === '/series') return [filmList(path, of('series'))]
  if (film) return filmThings(film)
  if (review) return [reviewThing(review)]
  if (post) return [postThing(post, image)]
  return []
}
