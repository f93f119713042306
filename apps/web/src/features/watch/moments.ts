import type { Chapter } from '@two-pastors/feeds'
import chapters from '#content/chapters.yaml'
import moments from '#content/moments.yaml'
import type { Moment } from '#model/schemas.ts'
import type { VideoPage } from './video-pages.ts'

const inOrder = (list: Moment[]) => list.toSorted((a, b) => a.at - b.at)

/** A video's chapters: those that staff have written, or else its feed's. */
export const chaptersOf = ({ slug, item }: Pick<VideoPage, 'slug' | 'item'>): Chapter[] =>
  chapters[slug] ?? item.chapters

/** The moments of a video, in order. */
export const momentsOf = (slug: string) => inOrder(moments.filter(({ video }) => video === slug))

/** The moments that belong to a review, in order. */
export const momentsOfReview = (id: string) => inOrder(moments.filter(({ review }) => review === id))

/** The slugs that staff have written, for the build to compare with the feeds. */
export const namedVideos = () => [
  ...new Set([...Object.keys(chapters), ...moments.map(({ video }) => video)]),
]

/** How long a passage stays, in seconds, unless the next one comes. */
const STAYS = 20

/** The passage to show at a position. */
export const passageAt = (list: Moment[], seconds: number) =>
  list.findLast(({ passage, at }) => passage !== undefined && at <= seconds && seconds < at + STAYS)

/** Where a passage can be read. */
export const passageUrl = (passage: string) =>
  `https://www.biblegateway.com/passage/?${new URLSearchParams({ search: passage })}`
