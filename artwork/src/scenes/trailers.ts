import type { Scene } from '../core/scene.ts'
import { theNightTrainToBethelScene } from './trailers/the-night-train-to-bethel.ts'
import { cowgirlsSongBill } from './worlds/cowgirls-song.ts'
import { davidShadow } from './worlds/david-shadow.ts'
import { emberMap } from './worlds/ember.ts'
import { graceFromAbove } from './worlds/grace-in-the-cold.ts'
import { harvestQuilt } from './worlds/harvest-home.ts'
import { kingOfKingsBook } from './worlds/king-of-kings.ts'
import { lighthouseLens } from './worlds/lighthouse.ts'
import { luckiestManLetters } from './worlds/luckiest-man.ts'
import { mercyShipsAbove } from './worlds/mercy-ships.ts'
import { ninetyNineCount } from './worlds/ninety-nine.ts'
import { rooftopChoirStaff } from './worlds/rooftop-choir.ts'
import { stillWatersWash } from './worlds/still-waters.ts'
import { walterFromAbove } from './worlds/walter-pruitt.ts'

/** Portrait posters of the trailers (feed 747). */
export const trailers: readonly Scene[] = [
  davidShadow,
  kingOfKingsBook,
  mercyShipsAbove,
  luckiestManLetters,
  cowgirlsSongBill,
  stillWatersWash,
  graceFromAbove,
  emberMap,
  walterFromAbove,
  lighthouseLens,
  harvestQuilt,
  ninetyNineCount,
  theNightTrainToBethelScene,
  rooftopChoirStaff,
]
