import type { Scene } from '../core/scene.ts'
import { podCampfireScene } from './podcasts/campfire.ts'
import { covers } from './podcasts/covers.ts'
import { podMicrophoneScene } from './podcasts/microphone.ts'
import { podMusicThatPraysScene } from './podcasts/music-that-prays.ts'
import { podPopcornScene } from './podcasts/popcorn.ts'
import { podProjectionistScene } from './podcasts/projectionist.ts'
import { podScaryMoviesScene } from './podcasts/scary-movies.ts'
import { podStormScene } from './podcasts/storm.ts'
import { podTwoChairsScene } from './podcasts/two-chairs.ts'
import {
  podAFathersStory,
  podGraceInTheCold,
  podWhatFearCosts,
  podWhoToldYouThat,
} from './worlds/podcast-covers.ts'

/** Two Pastors, Popcorn and a Movie (feed 748). */
export const podcasts: readonly Scene[] = [
  podWhatFearCosts,
  podGraceInTheCold,
  podWhoToldYouThat,
  podAFathersStory,
  ...covers,
  podMicrophoneScene,
]

/** Where the talks are filmed: clips and the pictures of posts, without words. */
export const settings: readonly Scene[] = [
  podPopcornScene,
  podTwoChairsScene,
  podScaryMoviesScene,
  podMusicThatPraysScene,
  podCampfireScene,
  podStormScene,
  podProjectionistScene,
  podMicrophoneScene,
]
