import { mkdir, writeFile } from 'node:fs/promises'
import type * as entryServer from '../../src/app/entry-server.tsx'
import type { EmbedData } from '../../src/embed/page/start.ts'
import { embedPath } from '../../src/features/embed/embed-code.ts'
import { type VideoPage, watchPath } from '../../src/features/watch/video-pages.ts'
import { oembedOf } from './oembed.ts'

type Embeds = {
  /** All videos of the feeds. */
  videos: VideoPage[]
  /** The site's pages, with those of the newest videos. */
  listed: { path: string; image: string }[]
  data: EmbedData
}

/**
 * Writes a light page and an oEmbed response for each video with a page: by its slug, and by its key, which rows on
 * other sites know it by.
 */
export async function writeEmbeds(
  client: string,
  entry: typeof entryServer,
  { videos, listed, data }: Embeds,
) {
  const { env, site, renderEmbed } = entry
  const write = (name: string, text: string) => writeFile(`${client}${embedPath(name)}`, text)
  await mkdir(client + embedPath(''), { recursive: true })
  await write('404.html', renderEmbed(null, data))

  const images = new Map(listed.map(({ path, image }) => [path, image]))
  for (const video of videos) {
    const image = images.get(watchPath(video))
    if (image === undefined) continue
    const page = renderEmbed(video, data)
    const answer = JSON.stringify(oembedOf(video, { siteUrl: env.siteUrl, name: site.name, image }))
    for (const name of namesOf(video)) {
      await write(`${name}.html`, page)
      await write(`${name}.json`, answer)
    }
  }
}

/** Feeds may have ids that can't be file names; those videos' page is found in the feeds. */
const namesOf = ({ slug, key }: VideoPage) =>
  [...new Set([slug, key])].filter((name) => name !== '404' && /^\w[\w.-]*$/.test(name))
