import { globSync } from 'node:fs'
import Validator from '@adobe/structured-data-validator'
import { expect, test } from 'vitest'
import { dist, pageFiles, parseHead, parsePage, readDist } from '../e2e/support/dist.ts'
import { load } from './support/serve.ts'
import { hasProperty, isType } from './support/vocabulary.ts'

type Thing = { '@type': string } & Record<string, unknown>

/**
 * What Google requires of each type, and what it recommends (as far as the site knows it), under
 * https://developers.google.com/search/docs/appearance/structured-data/
 */
const google: Record<string, { page: string; required: string[]; recommended?: string[] }> = {
  Article: { page: 'article', required: [], recommended: ['author', 'datePublished', 'headline', 'image'] },
  BlogPosting: { page: 'article', required: [], recommended: ['author', 'headline', 'image'] },
  BreadcrumbList: { page: 'breadcrumb', required: ['itemListElement'] },
  Clip: { page: 'video', required: ['name', 'startOffset', 'url'] },
  ItemList: { page: 'carousel', required: ['itemListElement'] },
  ListItem: { page: 'carousel', required: ['position'] },
  Movie: { page: 'movie', required: ['name', 'image'] },
  Organization: { page: 'organization', required: [], recommended: ['name', 'url'] },
  Rating: { page: 'review-snippet', required: ['ratingValue'], recommended: ['bestRating', 'worstRating'] },
  Review: {
    page: 'review-snippet',
    required: ['author', 'itemReviewed', 'reviewRating'],
    recommended: ['datePublished'],
  },
  VideoObject: {
    page: 'video',
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl'],
  },
  WebSite: { page: 'site-names', required: ['name', 'url'] },
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value

/** An object and all objects nested in it. */
function things(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(things)
  if (typeof value !== 'object' || value === null) return []
  return [...(isThing(value) ? [value] : []), ...Object.values(value).flatMap(things)]
}

function graphOf(file: string): Thing[] {
  const scripts = parseHead(readDist(file)).querySelectorAll('script[type="application/ld+json"]')
  expect(scripts, file).toHaveLength(1)
  const data = JSON.parse(scripts[0]?.textContent ?? '')
  expect(data['@context'], file).toBe('https://schema.org')
  return data['@graph']
}

let read: { file: string; graph: Thing[] }[] | undefined
/** The structured data of every page, read once because there are many. */
const graphs = () => {
  read ??= pageFiles.map((file) => ({ file, graph: graphOf(file) }))
  return read
}
const typesOf = (graph: Thing[]) => graph.map((thing) => thing['@type'])

test('every page tells of the ministry, the site, itself, and the way to it', () => {
  for (const { file, graph } of graphs()) {
    const types = typesOf(graph)
    expect(types, file).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
    expect(
      types.filter((type) => /Page$/.test(type)),
      file,
    ).toHaveLength(1)
    expect(types.includes('BreadcrumbList'), file).toBe(file !== 'index.html')
  }
})

test('the structured data of a page describes its subject', () => {
  const subjects: [RegExp, string[]][] = [
    [/^(movies|series)\.html$/, ['ItemList']],
    [/^(david|david-pastors|king-of-kings)\.html$/, ['Movie', 'VideoObject']],
    // These have no trailer yet.
    [/^(a-cowgirls-song|the-luckiest-man-on-earth)\.html$/, ['Movie']],
    [/^plan\.html$/, ['HowTo']],
    [/^mercy-ships\.html$/, ['TVSeries', 'VideoObject']],
    [/^reviews\//, ['Review']],
    [/^blog\//, ['BlogPosting']],
    [/^watch\//, ['VideoObject']],
  ]
  for (const { file, graph } of graphs()) {
    const expected = subjects.find(([pattern]) => pattern.test(file))?.[1] ?? []
    expect(typesOf(graph).slice(file === 'index.html' ? 3 : 4), file).toEqual(expected)
  }
})

test('all structured data has the properties that Google requires for its type', () => {
  for (const { file, graph } of graphs()) {
    for (const thing of things(graph)) {
      const { page, required, recommended = [] } = google[thing['@type']] ?? { page: '', required: [] }
      // A review's subject only needs a name.
      const asked = file.startsWith('reviews/') && thing['@type'] === 'Movie' ? ['name'] : required
      for (const property of [...asked, ...recommended]) {
        expect(thing, `${thing['@type']} of ${file}, see ${page}`).toHaveProperty(property)
      }
    }
    for (const { itemReviewed } of things(graph))
      if (itemReviewed) expect(itemReviewed).toHaveProperty('name')
    for (const { author = [] } of things(graph))
      for (const one of [author].flat()) expect(one).toHaveProperty('name')
  }
})

test('a post is of its pastors, or of whom its feed names', () => {
  const authorsOf = (file: string) =>
    graphOf(file)
      .filter((thing) => thing['@type'] === 'BlogPosting')
      .flatMap(({ author }) => [author].flat() as Thing[])
  const pastors = authorsOf('blog/welcome-to-the-second-row.html')
  expect(pastors.map(({ name }) => name)).toEqual(['Pastor Pat Placeholder', 'Pastor Sam Sample'])
  for (const { url } of pastors) expect(url).toMatch(/^https?:.+\/pastors#[a-z-]+$/)
  expect(authorsOf('blog/how-to-talk-about-a-sad-ending.html')).toEqual([
    { '@type': 'Person', name: 'Hannah Brandt' },
  ])
})

test('Adobe’s validator of rich results finds nothing missing', async () => {
  const faults = async (graph: Thing[]) => {
    const found = await new Validator().validate({ jsonld: Object.groupBy(graph, (thing) => thing['@type']) })
    return found.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
  }
  expect(await faults([{ '@type': 'VideoObject', name: 'David' }])).toContain(
    'Required attribute "thumbnailUrl" is missing',
  )
  for (const { file, graph } of graphs()) expect(await faults(graph), file).toEqual([])
})

test('every type and property is one of schema.org', () => {
  expect(isType('Film')).toBe(false)
  expect(hasProperty('Movie', 'runtime')).toBe(false)
  for (const { file, graph } of graphs()) {
    for (const thing of things(graph)) {
      const type = thing['@type']
      expect(isType(type), `${type} of ${file}`).toBe(true)
      for (const name of Object.keys(thing)) {
        // `query-input` describes an action's `query`: https://schema.org/docs/actions.html
        if (name.startsWith('@') || name.endsWith('-input')) continue
        expect(hasProperty(type, name), `${type}.${name} of ${file}`).toBe(true)
      }
    }
  }
})

test('stars are those of the review, and nothing has any other', () => {
  for (const { file, graph } of graphs()) {
    expect(JSON.stringify(graph), file).not.toContain('aggregateRating')
    const ratings = things(graph).filter((thing) => thing['@type'] === 'Rating')
    if (!file.startsWith('reviews/')) expect(ratings, file).toEqual([])
    for (const { ratingValue } of ratings) {
      const stars = parsePage(readDist(file)).querySelector('[aria-label$="out of 5 stars"]')
      expect(stars?.getAttribute('aria-label'), file).toBe(`${ratingValue} out of 5 stars`)
    }
  }
})

test('breadcrumbs lead from the home page through pages that exist, to this one', () => {
  for (const { file, graph } of graphs()) {
    const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList')
    if (!trail) continue
    const steps = things(trail.itemListElement)
    const paths = steps.map(({ item }) => new URL(String(item)).pathname)
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect(paths[0]).toBe('/')
    expect(`${paths.at(-1)?.slice(1)}.html`).toBe(file)
    for (const path of paths.slice(1)) expect(pageFiles).toContain(`${path.slice(1)}.html`)
  }
})

test('things point to things of the same page, and their pictures answer', async () => {
  const pictures = new Set<string>()
  for (const { file, graph } of graphs()) {
    const all = things(graph)
    const names = new Set(all.map((thing) => thing['@id']))
    const pointers = JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)
    for (const [, name] of pointers) expect(names, `${name} of ${file}`).toContain(name)
    for (const { image, logo, thumbnailUrl, contentUrl } of all) {
      for (const address of [image, logo, thumbnailUrl, contentUrl].flat()) {
        if (address) pictures.add(new URL(String(address)).pathname)
      }
    }
  }
  expect(pictures.size).toBeGreaterThan(40)
  for (const path of pictures) {
    const { type } = await load(path)
    expect(type, path).toMatch(/^(image|video)\/|mpegurl$/)
  }
})

test('not-found pages have no structured data', () => {
  for (const file of ['404.html', 'blog/404.html']) expect(readDist(file)).not.toContain('ld+json')
})

test('the code of the browser knows nothing of it', () => {
  const knowing = globSync('assets/*.js', { cwd: dist }).filter((file) =>
    /schema\.org|ld\+json|trailerDate/.test(readDist(file)),
  )
  expect(knowing).toEqual([])
})
