import type { VideoItem } from '@two-pastors/feeds'
import type { FamilyGuide, Film, Guide, Review, Site } from '../../model/schemas.ts'

/** A page that search engines may show. */
export type ListedPage = {
  path: string
  title: string
  description: string
  /** ISO date or date-time of the newest content on it. */
  modified?: string | null | undefined
  /** The video it shows. */
  video?: VideoItem | undefined
  /** Path of its sharing image, for a video without a thumbnail. */
  image?: string
  /** Keeps it out of the sitemap and llms.txt. */
  unlisted?: boolean
}

export type SiteFacts = {
  site: Site
  /** Canonical origin, without a trailing slash. */
  siteUrl: string
  pages: ListedPage[]
  /** In full, newest first. */
  reviews: Review[]
  /** What the levels mean. */
  familyGuide: FamilyGuide
  films: Film[]
  /** By the id of a review or a film. */
  guides: ReadonlyMap<string, Guide>
  /** The time that the files are true as of, in ms since 1970. */
  now: number
}
