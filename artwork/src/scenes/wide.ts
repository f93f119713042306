import type { Framing } from '../still.ts'
import { cowgirlsSongBill } from './worlds/cowgirls-song.ts'
import { davidShadow } from './worlds/david-shadow.ts'
import { graceFromAbove } from './worlds/grace-in-the-cold.ts'
import { kingOfKingsBook } from './worlds/king-of-kings.ts'
import { lighthouseLens } from './worlds/lighthouse.ts'
import { luckiestManLetters } from './worlds/luckiest-man.ts'
import { mercyShipsAbove } from './worlds/mercy-ships.ts'
import { rooftopChoirStaff } from './worlds/rooftop-choir.ts'

export interface WidePoster extends Framing {
  readonly id: string
}

/** Posters once more in 16:9 and without words, for posts. */
export const widePosters: readonly WidePoster[] = [
  davidShadow,
  kingOfKingsBook,
  mercyShipsAbove,
  cowgirlsSongBill,
  graceFromAbove,
  lighthouseLens,
  rooftopChoirStaff,
].map((scene) => ({ id: `${scene.id}-wide`, scene }))

/** Wide pictures for films that have no hero, their subject at the right. */
export const widePictures: readonly WidePoster[] = [
  { id: 'the-luckiest-man-on-earth', scene: luckiestManLetters, span: 1.3 },
  { id: 'a-cowgirls-song', scene: cowgirlsSongBill, span: 1.36 },
]
