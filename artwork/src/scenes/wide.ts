import type { Framing } from '../still.ts'
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

export interface WidePoster extends Framing {
  readonly id: string
}

/** The trailers' pictures once more in 16:9 and without words, for posts and other wide places. */
export const widePosters: readonly WidePoster[] = [
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
].map((scene) => ({ id: `${scene.id}-wide`, scene }))

/** Wide pictures for films that have no hero, their subject at the right. */
export const widePictures: readonly WidePoster[] = [
  { id: 'the-luckiest-man-on-earth', scene: luckiestManLetters, span: 1.3 },
  { id: 'a-cowgirls-song', scene: cowgirlsSongBill, span: 1.36 },
]
