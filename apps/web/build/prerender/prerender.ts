import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type * as entryServer from '../../src/app/entry-server.tsx'
import { changesOf, clockAt } from '../changes.ts'
import { writeGuides } from '../embeds/guide-file.ts'
import { writeEmbeds } from '../embeds/write-embeds.ts'
import { writeHeaders } from '../headers/headers.ts'
import { writeRedirects } from '../headers/redirects.ts'
import { writePodcasts } from '../podcasts/write-podcasts.ts'
import { type BuildRecord, readSources } from '../record/record.ts'
import { spokenWords } from '../search/spoken-words.ts'
import { writeSearch } from '../search/write-search.ts'
import { writeCounted } from '../site-files/counted.ts'
import { writeMovedPages } from '../site-files/moved-pages.ts'
import { writeSiteFiles } from '../site-files/site-files.ts'
import { readAssets, readEmbedData } from './assets.ts'
import { blogPosts } from './blog-posts.ts'
import { readFeeds, readTranscripts } from './watch-pages.ts'

type Listed = NonNullable<Awaited<ReturnType<(typeof entryServer)['render']>>['listed']>

/** How many videos get a page; browsers find the others in the feeds (docs/decisions/0027-watch-pages.md). */
const MAX_VIDEOS = 500

type Folders = { client: string; server: string }
type Prerendered = { paths: string[]; listed: Listed[]; site: (typeof entryServer)['site'] }

/**
 * Writes every page as HTML into the built site, with its sitemap, feeds, headers and record. Returns the paths, and for the sharing
 * images the pages that may be shared and the site's facts.
 */
export async function prerender({ client, server }: Folders): Promise<Prerendered> {
  const entry = (await import(`${server}/entry-server.js`)) as typeof entryServer
  const { env, site, reviews, familyGuide, films, guides, showings, announced } = entry
  const clock = clockAt(Date.now(), changesOf(films, showings, announced))
  // First, so that anything published while the pages are rendered is new to the next build.
  const sources = await readSources({ ...env, feeds: entry.feeds })
  const [posts, videos] = await Promise.all([blogPosts(entry), readFeeds(entry)])
  const newest = entry.newestVideos(videos, MAX_VIDEOS)
  const transcripts = await readTranscripts(entry, newest)
  const pages = [
    ...entry.pages(posts),
    ...newest.map((video) => entry.watchPage(videos, video, transcripts.get(video.transcript))),
  ]
  const entries = await entry.searchEntries(posts, newest, clock.asOf)
  const search = await writeSearch(client, { entries, spoken: spokenWords(newest, transcripts) })
  const assetsOf = await readAssets(client, search)

  const listed: Listed[] = []
  for (const page of pages) {
    const rendered = await entry.render(page, posts, assetsOf, clock)
    const file = `${client}${page.path === '/' ? '/index' : page.path}.html`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, rendered.html)
    if (rendered.listed) listed.push(rendered.listed)
  }
  await writeMovedPages(client, entry.movedPages, env.siteUrl)
  await writeSiteFiles(client, {
    site,
    siteUrl: env.siteUrl,
    reviews,
    familyGuide,
    films,
    guides,
    now: clock.asOf,
    pages: listed,
  })
  await writeCounted(client, entry, { paths: pages.map(({ path }) => path), listed, videos: newest })
  await writePodcasts(client, entry, videos)
  await writeEmbeds(client, entry, { videos, listed, data: await readEmbedData(client) })
  await writeGuides(client, { reviews, films, guides, site, familyGuide })
  const [next] = clock.changes
  const record: BuildRecord = {
    nextChange: next === undefined ? null : new Date(next).toISOString(),
    ...sources,
  }
  await writeFile(`${client}/build.json`, JSON.stringify(record))
  await writeHeaders(client, env)
  await writeRedirects(client)
  return { paths: pages.map(({ path }) => path), listed, site }
}
