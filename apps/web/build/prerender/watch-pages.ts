import pLimit from 'p-limit'
import type * as entryServer from '../../src/app/entry-server.tsx'
import type { Cue } from '../../src/features/watch/transcript-query.ts'
import type { VideoPage } from '../../src/features/watch/video-pages.ts'
import { fetchAtBuild } from './fetch-at-build.ts'

const TIMEOUT_MS = 8000

const requests = pLimit(8)

/** All videos of the feeds that could be loaded. */
export async function readFeeds({
  readVideos,
  feedReader,
  namedVideos,
}: typeof entryServer): Promise<VideoPage[]> {
  const { pages, missing } = await readVideos(feedReader(fetchAtBuild))
  if (missing.length > 0)
    console.warn(`Videos are not prerendered: could not read feed ${missing.join(', ')}.`)
  else warnAboutUnknownVideos(namedVideos(), pages)
  return pages
}

/** Transcripts, by the URL of their captions. */
export type Transcripts = Map<string | null, Cue[]>

/** The transcripts of videos. Browsers load those that can't be read here. */
export async function readTranscripts(entry: typeof entryServer, videos: VideoPage[]): Promise<Transcripts> {
  const unread: string[] = []
  const addresses = [...new Set(videos.flatMap(({ transcript }) => transcript ?? []))]
  const read = await requests.map(addresses, async (address): Promise<[string, Cue[]][]> => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      return [[address, await entry.readTranscript(address, fetchAtBuild, signal)]]
    } catch {
      unread.push(`  ${address}`)
      return []
    }
  })
  if (unread.length > 0) console.warn(['Captions that cannot be read:', ...unread].join('\n'))
  return new Map(read.flat())
}

/** Staff write URLs of videos that the feeds may rename or drop, which must not stop a build. */
function warnAboutUnknownVideos(names: string[], pages: VideoPage[]): void {
  const unknown = names.filter((name) => !pages.some(({ slug }) => slug === name))
  if (unknown.length > 0)
    console.warn(`No video has the address that chapters.yaml or moments.yaml gives: ${unknown.join(', ')}`)
}
