import type { Scene } from '../core/scene.ts'
import { events } from './events.ts'
import { settings } from './podcasts.ts'
import { postTwoPosters } from './posts/two-posters.ts'
import { sharing } from './sharing.ts'

const ROWS = [...events, ...settings, ...sharing]

/** What a post borrows from the rows, without their words: its own title stands under it. */
const BORROWED = [
  'event-david-premiere',
  'pod-microphone',
  'pod-music-that-prays',
  'pod-popcorn',
  'pod-projectionist',
  'pod-scary-movies',
  'pod-two-chairs',
  'share-church-basement',
  'share-drive-in',
  'share-long-road',
  'share-rain-window',
]

/** Pictures of blog posts: none carries words. */
export const posts: readonly Scene[] = [
  postTwoPosters,
  ...ROWS.filter(({ id }) => BORROWED.includes(id)).map((scene) => ({ ...scene, id: `post-${scene.id}` })),
]
