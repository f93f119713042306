import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as entryServer from '../../src/app/entry-server.tsx'
import type { SearchEntry } from '../../src/features/search/entry.ts'
import { best, type Find, type Hit } from '../../src/features/search/find.ts'
import { siteIndex, spokenIndex } from '../../src/features/search/site-index.ts'
import { indexOf } from '../../src/pages/search/search-items.ts'
import { type Results, searchSite } from '../../src/pages/search/search-site.ts'
import { content } from '../content/plugin.ts'
import { defineEnv } from '../define-env.ts'
import { inlineScript } from '../inline-script.ts'
import { blogPosts } from '../prerender/blog-posts.ts'
import { readFeeds, readTranscripts } from '../prerender/watch-pages.ts'
import { spokenWords } from './spoken-words.ts'
import { queries, unanswered } from './testing/queries.ts'
import { writeSearch } from './write-search.ts'

const root = `${import.meta.dirname}/../..`

/** Pictures are slow to make, and nobody searches them. */
const noPictures: Plugin = {
  name: 'no-pictures',
  enforce: 'pre',
  load: {
    filter: { id: /\/content\/images\// },
    handler: () => 'export default { sources: {}, img: { src: "/a.webp", w: 2, h: 1 }, placeholder: "" }',
  },
}

let server: ViteDevServer
let site: typeof entryServer
let entries: SearchEntry[]
let find: Find<Hit>
let search: (term: string) => Results
beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [noPictures, content(), inlineScript(), react()],
    define: defineEnv('test', root),
  })
  site = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as typeof entryServer
  const [posts, videos] = await Promise.all([blogPosts(site), readFeeds(site)])
  entries = await site.searchEntries(posts, videos, Date.now())
  find = await siteIndex(entries)
  const spoken = await spokenIndex(spokenWords(videos, await readTranscripts(site, videos)))
  const items = indexOf([videos.map(({ item }) => item)])
  search = (term) => searchSite({ videos: items, site: find, spoken }, term)
}, 120_000)
afterAll(() => server.close())

test.each(queries)('“%s” leads to %s', (query, path) => {
  const [first] = best(find, query)
  expect(first?.path).toBe(path)
})

test('there are twenty questions without an answer', () => {
  expect(unanswered).toHaveLength(20)
})

test.each(unanswered)('“%s” finds nothing', (query) => {
  const { videos, hits, lines } = search(query)
  expect(
    [...videos, ...hits, ...lines].map((found) => `${found.title} ${'found' in found ? found.found : ''}`),
  ).toEqual([])
})

test('what is said exactly is all that is found, even if another kind of thing comes close', () => {
  const { videos, hits, lines, isClose } = search('fear')
  expect(isClose).toBe(false)
  expect(videos).not.toHaveLength(0)
  for (const { found } of [...hits, ...lines])
    expect(found.every((word) => word.startsWith('fear'))).toBe(true)
})

test.each(['light', 'sunday', 'season'])(
  'beside the videos with “%s” stand those of the index, each once',
  (query) => {
    const { videos, hits } = search(query)
    const indexed = find
      .exact(query)
      .filter(({ kind }) => kind === 'video')
      .map(({ title }) => title)
    const shown = [...videos, ...hits.filter(({ kind }) => kind === 'video')].map(({ title }) => title)
    expect(shown).toEqual(expect.arrayContaining(indexed))
    expect(shown).toHaveLength(new Set(shown).size)
  },
)

test('there is an entry for each film, page, review, post, resource and video', () => {
  const kinds = Object.groupBy(entries, ({ kind }) => kind)
  expect(kinds.film).toHaveLength(site.films.length)
  expect(kinds.review).toHaveLength(site.reviews.length)
  for (const kind of ['page', 'post', 'resource', 'video'] as const)
    expect(kinds[kind]?.length, kind).toBeGreaterThan(3)
  expect(entries.filter(({ title }) => title === '')).toEqual([])
  const pages = kinds.page?.map(({ path }) => path)
  expect(pages).toContain('/contact')
  // A film's page is found as the film; unlisted pages aren't found at all.
  for (const path of ['/david', '/search', '/signin', '/']) expect(pages).not.toContain(path)
})

test.each(['podcast', 'trailer', 'david trailer'])('“%s” finds videos of that kind', (query) => {
  const label = query.includes('podcast') ? 'Podcast' : 'Trailer'
  expect(best(find, query).filter((hit) => hit.label === label)).not.toHaveLength(0)
})

test('“david transcript” finds the pages with what is said in videos about David, of the trailer too', () => {
  expect(best(find, 'david transcript').map(({ path }) => path)).toContain('/watch/david')
})

test('the files are named after what they hold', async () => {
  const folder = await mkdtemp(`${tmpdir()}/search-`)
  try {
    const files = await writeSearch(folder, { entries, spoken: [] })
    expect(files.entries).toMatch(/^\/assets\/search-[\w-]{8}\.json$/)
    expect(JSON.parse(await readFile(folder + files.entries, 'utf8'))).toEqual(entries)
    const others = await writeSearch(folder, { entries: entries.slice(1), spoken: [] })
    expect(others.entries).not.toBe(files.entries)
    expect(others.spoken).toBe(files.spoken)
  } finally {
    await rm(folder, { recursive: true })
  }
})
