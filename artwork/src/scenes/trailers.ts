import type { Scene } from '../core/scene.ts'
import { davidPoster } from './hero.ts'
import { aCowgirlsSongScene } from './trailers/a-cowgirls-song.ts'
import { emberScene } from './trailers/ember.ts'
import { graceInTheColdScene } from './trailers/grace-in-the-cold.ts'
import { harvestHomeScene } from './trailers/harvest-home.ts'
import { kingOfKingsScene } from './trailers/king-of-kings.ts'
import { ninetyNineScene } from './trailers/ninety-nine.ts'
import { rooftopChoirScene } from './trailers/rooftop-choir.ts'
import { stillWatersScene } from './trailers/still-waters.ts'
import { theLighthouseKeepersDaughterScene } from './trailers/the-lighthouse-keepers-daughter.ts'
import { theLuckiestManOnEarthScene } from './trailers/the-luckiest-man-on-earth.ts'
import { theMercyShipsScene } from './trailers/the-mercy-ships.ts'
import { theNightTrainToBethelScene } from './trailers/the-night-train-to-bethel.ts'
import { walterPruittScene } from './trailers/walter-pruitt.ts'

/** Portrait posters of the trailers (feed 747). */
export const trailers: readonly Scene[] = [
  davidPoster,
  kingOfKingsScene,
  theMercyShipsScene,
  theLuckiestManOnEarthScene,
  aCowgirlsSongScene,
  stillWatersScene,
  graceInTheColdScene,
  emberScene,
  walterPruittScene,
  theLighthouseKeepersDaughterScene,
  harvestHomeScene,
  ninetyNineScene,
  theNightTrainToBethelScene,
  rooftopChoirScene,
]
