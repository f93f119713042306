import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchEntry } from '../../src/features/search/entry.ts'
import { type Find, type Hit, siteIndex } from '../../src/features/search/site-index.ts'
import { content } from '../content/plugin.ts'
import { defineEnv } from '../define-env.ts'
import { inlineScript } from '../inline-script.ts'
import { blogPosts } from '../prerender/blog-posts.ts'
import type { EntryServer } from '../prerender/prerender.ts'
import { readFeeds } from '../prerender/watch-pages.ts'
import { queries } from './queries.ts'
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
let site: EntryServer
let entries: SearchEntry[]
let find: Find<Hit>
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
  site = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as EntryServer
  const [posts, videos] = await Promise.all([blogPosts(site), readFeeds(site)])
  entries = await site.searchEntries(posts, videos, Date.now())
  find = await siteIndex(entries)
}, 120_000)
afterAll(() => server.close())

test.each(queries)('“%s” leads to %s', (query, path) => {
  const [first] = find(query)
  expect(first?.path).toBe(path)
})

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
  expect(find(query).filter((hit) => hit.label === label)).not.toHaveLength(0)
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
