import { part } from '#lib/part.ts'

/** The pages of all videos, with the client of the feeds, which a prerendered page doesn't need. */
export const videoPagesPart = part(() => import('./load-video-pages.ts'))
