import { siteAddress } from '#config/env.ts'
import { type Embed, embedPath, embedSize } from '#features/embed/embed-code.ts'
import type { VideoPage } from './video-pages.ts'

/** How other sites show the video of a page. */
export const embedOf = ({ slug, row }: VideoPage): Embed => ({
  url: siteAddress(embedPath(slug)),
  ...embedSize(row.layout),
})
