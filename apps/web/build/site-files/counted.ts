import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { videoKey } from '@two-pastors/feeds'
import type * as entryServer from '../../src/app/entry-server.tsx'
import type { VideoPage } from '../../src/features/watch/video-pages.ts'

/**
 * Everything that is counted, with titles, and the sign-up forms: the functions accept nothing else, and
 * /admin/numbers shows the titles.
 */
export type Counted = {
  /** Titles, by path. */
  pages: Record<string, string>
  /** `name` is what a video is counted by: its page or, for a video outside the feeds, its key. */
  videos: { key: string; name: string; title: string }[]
  /** Titles, by path; of a kit, by `kit/{film}`. */
  downloads: Record<string, string>
  /** The `source` values of the sign-up forms. A film's form sends the name of its file. */
  forms: string[]
}

type Built = {
  paths: string[]
  listed: { path: string; title: string }[]
  /** Those that have a page. */
  videos: VideoPage[]
}

/** Writes counted.json. */
export async function writeCounted(client: string, entry: typeof entryServer, built: Built): Promise<void> {
  // A site without downloads has no such folder.
  const files = existsSync(`${client}/downloads`) ? await readdir(`${client}/downloads`) : []
  await writeFile(`${client}/counted.json`, JSON.stringify(countedOf(entry, built, files)))
}

export function countedOf(
  { films, kits, ownVideos, site }: Pick<typeof entryServer, 'films' | 'kits' | 'ownVideos' | 'site'>,
  { paths, listed, videos }: Built,
  files: string[],
): Counted {
  const titles = new Map(listed.map(({ path, title }) => [path, title]))
  const own = ownVideos.map((item) => ({ key: videoKey(item), name: videoKey(item), title: item.title }))
  return {
    pages: Object.fromEntries(
      paths.filter((path) => !path.endsWith('/404')).map((path) => [path, titles.get(path) ?? path]),
    ),
    videos: [...videos.map(({ key, slug, item }) => ({ key, name: slug, title: item.title })), ...own],
    downloads: Object.fromEntries([
      ...files.sort().map((file) => [`/downloads/${file}`, file]),
      ...kits.map(({ id, title }) => [`kit/${id}`, `Kit for ${title}`]),
    ]),
    // `embed` is a <tp-sign-up> on another site that names none of the others.
    forms: ['notifications', 'embed', ...films.map(({ id }) => id), ...site.signUpSources],
  }
}
