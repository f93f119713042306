import type { Scene } from '../core/scene.ts'
import { podCampfireScene } from './podcasts/campfire.ts'
import { podMicrophoneScene } from './podcasts/microphone.ts'
import { podMusicThatPraysScene } from './podcasts/music-that-prays.ts'
import { podPopcornScene } from './podcasts/popcorn.ts'
import { podProdigalsScene } from './podcasts/prodigals.ts'
import { podProjectionistScene } from './podcasts/projectionist.ts'
import { podScaryMoviesScene } from './podcasts/scary-movies.ts'
import { podShepherdsScene } from './podcasts/shepherds.ts'
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
  podPopcornScene,
  podTwoChairsScene,
  podScaryMoviesScene,
  podProdigalsScene,
  podMusicThatPraysScene,
  podCampfireScene,
  podStormScene,
  podProjectionistScene,
  podShepherdsScene,
  podMicrophoneScene,
]
