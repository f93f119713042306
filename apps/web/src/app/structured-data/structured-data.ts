import type { Graph, HowTo, Thing, WebPage } from 'schema-dts'
import type { Meta } from '#page-module.ts'
import type { Route } from '../../routes.ts'
import { absolute, type Identified, idOf } from './address.ts'
import { postThing, reviewThing } from './articles.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { filmList, filmThings } from './films.ts'
import { author, organization, website } from './site.ts'
import { videoThing } from './videos.ts'

type PageFacts = {
  path: string
  route: Route
  meta: Meta
  /** Path of the sharing image. */
  image: string
  /** The transcript of the page's video. */
  transcript?: string | undefined
  /** In ms since 1970. */
  now: number
}

/**
 * A page's JSON-LD (https://schema.org): the ministry, the site, the page, its breadcrumbs and its subject. Only the build
 * uses it (entry-server.tsx), so none of it ships to browsers.
 */
export async function structuredData(facts: PageFacts): Promise<Graph> {
  const { path, route, meta, image, now } = facts
  const title = meta.title ?? website.name
  const subjects = subjectsOf(facts)
  const trail = await breadcrumbs(path, route, title, now)
  const webPage: WebPage = {
    '@type': route.schemaType ?? 'WebPage',
    '@id': idOf(path, 'page'),
    url: absolute(path),
    name: title,
    description: meta.description,
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

/** The main subject comes first. */
function subjectsOf({ path, meta, image, transcript, now }: PageFacts): Identified<Thing>[] {
  const { about, description } = meta
  if (!about) return []
  if ('film' in about) return filmThings(about.film, now)
  if ('films' in about) return [filmList(path, about.films, now)]
  if ('review' in about) return [reviewThing(about.review)]
  if ('howTo' in about) return [howToThing(path, about.howTo)]
  if ('watch' in about) {
    const { video } = about.watch
    return [videoThing({ video, description, image, transcript }) ?? []].flat()
  }
  return [postThing(about.post, image)]
}

/** Steps in order. Google no longer shows cards for them; other readers of schema.org do. */
function howToThing(
  path: string,
  { name, steps }: { name: string; steps: { title: string; text: string }[] },
): Identified<HowTo> {
  return {
    '@type': 'HowTo',
    '@id': idOf(path, 'steps'),
    name,
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  }
}
