import { embedCode, embedPath, embedSize } from '../../src/features/embed/embed-code.ts'
import type { VideoPage } from '../../src/features/watch/video-pages.ts'

type OembedFacts = {
  siteUrl: string
  /** The site's name. */
  name: string
  /** Path of the page's sharing image, which is 1200 by 630 pixels. */
  image: string
}

/**
 * A video as oEmbed 1.0 describes it (https://oembed.com), in its default size. The function `oembed` of apps/backend
 * responds with it.
 */
export function oembedOf({ slug, item, row }: VideoPage, { siteUrl, name, image }: OembedFacts) {
  const size = embedSize(row.layout)
  return {
    version: '1.0',
    type: 'video',
    title: item.title,
    provider_name: name,
    provider_url: siteUrl,
    cache_age: 3600,
    thumbnail_url: siteUrl + image,
    thumbnail_width: 1200,
    thumbnail_height: 630,
    ...size,
    html: embedCode({ url: siteUrl + embedPath(slug), ...size }, item.title),
  }
}
