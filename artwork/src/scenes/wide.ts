import type { Scene } from '../core/scene.ts'
import { letters } from '../layers/letters.ts'
import type { Framing } from '../still.ts'
import { davidWide } from './hero.ts'
import { aCowgirlsSongScene } from './trailers/a-cowgirls-song.ts'
import { emberScene } from './trailers/ember.ts'
import { graceInTheColdScene } from './trailers/grace-in-the-cold.ts'
import { harvestHomeScene } from './trailers/harvest-home.ts'
import { kingOfKingsScene } from './trailers/king-of-kings.ts'
import { ninetyNineScene } from './trailers/ninety-nine.ts'
import { rooftopChoirScene } from './trailers/rooftop-choir.ts'
import { stillWatersScene } from './trailers/still-waters.ts'
import { theLighthouseKeepersDaughterWide } from './trailers/the-lighthouse-keepers-daughter.ts'
import { theLuckiestManOnEarthScene } from './trailers/the-luckiest-man-on-earth.ts'
import { theMercyShipsScene } from './trailers/the-mercy-ships.ts'
import { theNightTrainToBethelScene } from './trailers/the-night-train-to-bethel.ts'
import { walterPruittScene } from './trailers/walter-pruitt.ts'

const LEFT = { align: 'left', place: 'middle' } as const

export interface WidePoster extends Framing {
  readonly id: string
}

const poster = (id: string, framing: Framing): WidePoster => ({ id: `${id}-wide`, ...framing })

/** The trailers' posters once more, staged and set for 16:9. */
export const widePosters: readonly WidePoster[] = [
  poster('david', { scene: davidWide, title: LEFT }),
  poster('king-of-kings', { scene: kingOfKingsScene, title: { lines: ['King of Kings'] } }),
  poster('the-mercy-ships', { scene: theMercyShipsScene }),
  poster('the-luckiest-man-on-earth', { scene: theLuckiestManOnEarthScene, span: 1.44, title: LEFT }),
  poster('a-cowgirls-song', { scene: aCowgirlsSongScene, span: 1.36, title: LEFT }),
  poster('still-waters', { scene: stillWatersScene, title: { lines: ['Still Waters'] } }),
  poster('grace-in-the-cold', { scene: graceInTheColdScene, span: 1.36, title: LEFT }),
  poster('ember', { scene: emberScene, span: 1.2, title: LEFT }),
  poster('walter-pruitt', { scene: walterPruittScene }),
  poster('the-lighthouse-keepers-daughter', {
    scene: theLighthouseKeepersDaughterWide,
    span: 1.4,
    title: LEFT,
  }),
  poster('harvest-home', {
    scene: harvestHomeScene,
    title: { lines: ['Harvest Home'], place: 'bottom' },
  }),
  poster('ninety-nine', { scene: ninetyNineScene }),
  poster('the-night-train-to-bethel', {
    scene: theNightTrainToBethelScene,
    mirrored: true,
    title: { lines: ['~The', 'Night Train', '~to Bethel'], align: 'left', place: 'top' },
  }),
  poster('rooftop-choir', { scene: rooftopChoirScene, title: { lines: ['Rooftop Choir'] } }),
]

/** He has a box of old letters, and somebody to thank for every one of them. */
const withLetters: Scene = {
  ...theLuckiestManOnEarthScene,
  layers: [
    ...theLuckiestManOnEarthScene.layers,
    letters({ from: [0.47, 0.56], to: [0.02, 0.62], count: 34, lit: '#ffe6ae', dark: '#4a3f2a' }),
  ],
}

/** Wide pictures without words, for films that have no hero. */
export const widePictures: readonly WidePoster[] = [
  { id: 'the-luckiest-man-on-earth', scene: withLetters, span: 1.3 },
  { id: 'a-cowgirls-song', scene: aCowgirlsSongScene, span: 1.3 },
]
