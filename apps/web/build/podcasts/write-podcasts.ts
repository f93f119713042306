import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { folder } from '../../model/folder.ts'
import type * as entryServer from '../../src/app/entry-server.tsx'
import type { VideoPage } from '../../src/features/watch/video-pages.ts'
import { fetchAtBuild } from '../prerender/fetch-at-build.ts'
import { chaptersFile, type Episode, type Podcast, podcastFeed } from './podcast-feed.ts'

/** The maximum number of episodes in a feed, newest first: apps keep those that they have seen. */
const MAX_EPISODES = 300

const TIMEOUT_MS = 8000

const requests = pLimit(8)

/** Apple wants a square of at least this many pixels, without transparency. */
const COVER_SIZE = 1400

const COVER = '/podcasts/cover.jpg'

const ICON = `${folder.content}/public/icon.svg`

/** Writes the feed of each podcast, with its chapters and the cover, into the built site. */
export async function writePodcasts(
  client: string,
  entry: typeof entryServer,
  videos: VideoPage[],
): Promise<void> {
  const { site, env, watchRows, podcasts, podcastPath, newestVideos, chaptersOf } = entry
  async function write(path: string, content: string | Buffer) {
    await mkdir(dirname(client + path), { recursive: true })
    await writeFile(client + path, content)
  }
  for (const { feed, heading, page, podcast } of watchRows) {
    const about = podcast && podcasts[podcast]
    const row = newestVideos(
      videos.filter((video) => video.row.feed === feed),
      MAX_EPISODES,
    )
    // A podcast whose videos could not be loaded: an empty feed would remove its episodes from the apps.
    if (!about || row.length === 0) continue
    const episodes = (await requests.map(row, (video) => readEpisode(video, chaptersOf(video)))).flat()
    for (const { video, chapters } of episodes)
      if (chapters) await write(chapters, chaptersFile(chaptersOf(video)))
    const facts: Podcast = {
      ...about,
      title: heading,
      path: podcastPath(podcast),
      page,
      cover: COVER,
      author: { name: site.name, email: site.email },
      copyright: `© ${site.copyrightYear} ${site.name}`,
      siteUrl: env.siteUrl,
      episodes,
    }
    await write(facts.path, podcastFeed(facts))
    await write(COVER, await drawCover(site.colors.ground))
  }
}

/** Apps play files: a video that only exists as a stream is left out. */
async function readEpisode(video: VideoPage, chapters: unknown[]): Promise<Episode[]> {
  const source = video.item.sources.find(({ type }) => type === 'video/mp4')
  if (!source) return []
  const bytes = await fetchAtBuild(source.url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then(({ ok, headers }) => (ok ? Number(headers.get('content-length')) : 0))
    .catch(() => 0)
  return [
    {
      video,
      file: source.url,
      type: source.type,
      bytes,
      chapters: chapters.length > 0 ? `/podcasts/chapters/${video.slug}.json` : null,
    },
  ]
}

const drawCover = (ground: string) =>
  sharp(ICON, { density: 300 })
    .resize(COVER_SIZE, COVER_SIZE)
    .flatten({ background: ground })
    .jpeg({ quality: 82 })
    .toBuffer()
