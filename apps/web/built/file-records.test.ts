import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dist, readDist } from '../e2e/support/dist.ts'
import { paths } from '../e2e/support/paths.ts'
import { outline, steady } from './support/outline.ts'
import { get } from './support/serve.ts'

// `pnpm --filter @two-pastors/web test:built records -u` writes the records anew (docs/tests.md).

const known = new Set(paths)
/** One is enough of many similar pages. A name without a page is always one. */
const isExample = (text: string, address: RegExp) =>
  known.has(URL.parse(address.exec(text)?.[1] ?? '/', 'http://localhost')?.pathname ?? '/')

const hashless = (text: string) => steady(text).replace(/sha256-[\w+/]{43}=/g, 'sha256-…')
const read = (file: string) => hashless(readDist(file))
const page = (file: string) => Object.values(outline(readDist(file))).flat()
/** A line for each field of a JSON file, and for each thing in a list, or for the first of them. */
const fields = (file: string, most = Number.POSITIVE_INFINITY) =>
  Object.entries(JSON.parse(read(file))).flatMap(([name, value]) =>
    Array.isArray(value)
      ? [`${name}: ${value.length}`, ...value.slice(0, most).map((thing) => `  ${JSON.stringify(thing)}`)]
      : `${name}: ${JSON.stringify(value)}`,
  )
/** A feed with the first of its items alone. */
const feed = (file: string) =>
  read(file)
    .replace(/(<\/item>).*<\/item>/s, '$1')
    .split('\n')

/** What is asked for by whom: files, pages under other names, what is missing. */
const asked = [
  ...[
    '/',
    '/david',
    '/David',
    '/movies/',
    '/about',
    '/no-such-page',
    '/blog/new',
    '/watch/new',
    '/admin/numbers',
  ],
  ...[
    '/sw.js',
    '/robots.txt',
    '/build.json',
    '/assets/gone.js',
    '/_headers',
    '/icon.svg',
    '/manifest.webmanifest',
  ],
  ...[
    '/calendar/david.ics',
    '/downloads/event-planning-guide.pdf',
    '/podcasts/sharing-movies-worthy/feed.xml',
  ],
  ...[
    '/embed.js',
    '/embed/watch/david',
    '/embed/watch/david.json',
    '/embed/guide/david.json',
    '/embed/watch/new',
  ],
]
const UNSTEADY = /^(content-(length|security-policy)|date|etag|last-modified)$/
async function answers() {
  const got = await Promise.all(asked.map(get))
  const linesOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => !UNSTEADY.test(name)).map((line) => line.join(': '))
  const [usual = []] = got.map(linesOf)
  const answered = got.map((answer, index) => {
    const others = linesOf(answer).filter((line) => !usual.includes(line))
    const missing = usual.filter((line) => !answer.headers.has(line.split(':')[0] ?? ''))
    return [`${asked[index]} ${answer.status}`, ...others, ...missing.map((line) => `not ${line}`)].join(
      ' | ',
    )
  })
  return [...usual, ...answered]
}

type Entry = { path: string }
const [searchFile = ''] = globSync('assets/search-*.json', { cwd: dist })
const entries: Entry[] = JSON.parse(read(searchFile))
const ALIAS = /\/(pastors|our-story|watch\/what-fear-costs)["; ]/

test.each<[name: string, lines: () => string[] | Promise<string[]>]>([
  ['answers', answers],
  ['headers', () => read('_headers').split('\n')],
  [
    'headers-nginx',
    () =>
      read('_headers.nginx')
        .split('\n')
        .filter((line) => !/\$page/.test(line) || ALIAS.test(line)),
  ],
  [
    'redirects',
    () =>
      readDist('_redirects')
        .split('\n')
        .filter((line) => / \/(pastors|our-story) /.test(line)),
  ],
  ['robots', () => [read('robots.txt')]],
  ['manifest', () => fields('manifest.webmanifest')],
  [
    'sitemap',
    () =>
      read('sitemap.xml')
        .split(/\n(?= *<url>)/)
        .filter((part) => isExample(part, /<loc>(.*?)</)),
  ],
  [
    'llms',
    () =>
      read('llms.txt')
        .split('\n')
        .filter((line) => isExample(line, /\]\((http.*?)\)/)),
  ],
  [
    'counted',
    () => Object.entries(JSON.parse(read('counted.json'))).map((part) => JSON.stringify(part).slice(0, 200)),
  ],
  ['search', () => entries.filter(({ path }) => known.has(path)).map((entry) => JSON.stringify(entry))],
  [
    'calendar',
    () =>
      read('calendar/king-of-kings.ics')
        .replace(/\r?\n /g, '')
        .split(/\r?\n/),
  ],
  ['reviews-feed', () => feed('reviews/feed.xml')],
  ['reviews-feed-json', () => fields('reviews/feed.json', 1)],
  ['podcast', () => feed('podcasts/two-pastors-popcorn-and-a-movie/feed.xml')],
  ['podcast-chapters', () => fields('podcasts/chapters/what-fear-costs.json')],
  ['embed-video', () => [...page('embed/watch/david.html'), ...fields('embed/watch/david.json')]],
  ['embed-guide', () => [...fields('embed/guide/david.json'), ...fields('reviews/family-guide.json', 1)]],
  ['other-pages', () => ['admin/numbers.html', 'about.html'].flatMap(page)],
])('the build writes its %s as the record says', async (name, lines) => {
  await expect(`${(await lines()).join('\n').trimEnd()}\n`).toMatchFileSnapshot(`records/files/${name}.txt`)
})
