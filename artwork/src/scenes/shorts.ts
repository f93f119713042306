import type { Scene } from '../core/scene.ts'
import { shortCandleScene } from './shorts/candle.ts'
import { shortEmptyBoatScene } from './shorts/empty-boat.ts'
import { shortFiveStonesScene } from './shorts/five-stones.ts'
import { shortHillScene } from './shorts/hill.ts'
import { shortKiteScene } from './shorts/kite.ts'
import { shortLanternScene } from './shorts/lantern.ts'
import { shortOpenDoorScene } from './shorts/open-door.ts'
import { shortPaperPlaneScene } from './shorts/paper-plane.ts'
import { shortPopcornScene } from './shorts/popcorn.ts'
import { shortSeedlingScene } from './shorts/seedling.ts'
import { shortSparrowScene } from './shorts/sparrow.ts'
import { shortStarsScene } from './shorts/stars.ts'

/** Shorts are one thing, seen closely (feed 750). */
export const shorts: readonly Scene[] = [
  shortCandleScene,
  shortSparrowScene,
  shortFiveStonesScene,
  shortLanternScene,
  shortEmptyBoatScene,
  shortOpenDoorScene,
  shortHillScene,
  shortSeedlingScene,
  shortPaperPlaneScene,
  shortKiteScene,
  shortPopcornScene,
  shortStarsScene,
]
