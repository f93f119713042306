import type { Scene } from '../core/scene.ts'
import { postTwoPosters } from './posts/two-posters.ts'

/** Pictures of blog posts that no film's poster suits. */
export const posts: readonly Scene[] = [postTwoPosters]
