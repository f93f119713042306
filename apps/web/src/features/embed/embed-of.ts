import { siteAddress } from '#config/env.ts'
import type { VideoPage } from '#features/watch/video-pages.ts'
import { type Embed, embedPath, embedSize } from './embed-code.ts'

/** How other sites show the video of a page. */
export const embedOf = ({ slug, row }: VideoPage): Embed => ({
  url: siteAddress(embedPath(slug)),
  ...embedSize(row.layout),
})
