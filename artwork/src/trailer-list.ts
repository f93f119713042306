import type { Scene } from './core/scene.ts'
import type { Face } from './core/type.ts'
import type { Shot, TitleCard } from './film.ts'
import { FACTS } from './print/facts.ts'
import { nightWatch } from './print/night-watch.ts'
import { heroWide } from './scenes/hero.ts'
import { bannerSeries } from './scenes/pages/banner-series.ts'
import { quayMorning } from './scenes/pages/mercy-ships.ts'
import { seriesWardSixScene } from './scenes/series/ward-six.ts'
import { shareLongRoadScene } from './scenes/sharing/long-road.ts'
import { sharePorchScene } from './scenes/sharing/porch.ts'
import { shortFiveStonesScene } from './scenes/shorts/five-stones.ts'
import { aCowgirlsSongScene } from './scenes/trailers/a-cowgirls-song.ts'
import { theLuckiestManOnEarthScene } from './scenes/trailers/the-luckiest-man-on-earth.ts'
import { theNightTrainToBethelScene } from './scenes/trailers/the-night-train-to-bethel.ts'
import { cowgirlsSongBill } from './scenes/worlds/cowgirls-song.ts'
import { davidShadow } from './scenes/worlds/david-shadow.ts'
import { emberMap } from './scenes/worlds/ember.ts'
import { graceFromAbove } from './scenes/worlds/grace-in-the-cold.ts'
import { harvestQuilt } from './scenes/worlds/harvest-home.ts'
import { kingOfKingsBook } from './scenes/worlds/king-of-kings.ts'
import { lighthouseLens } from './scenes/worlds/lighthouse.ts'
import { luckiestManLetters } from './scenes/worlds/luckiest-man.ts'
import { mercyShipsAbove } from './scenes/worlds/mercy-ships.ts'
import { ninetyNineCount } from './scenes/worlds/ninety-nine.ts'
import { rooftopChoirStaff } from './scenes/worlds/rooftop-choir.ts'
import { stillWatersWash } from './scenes/worlds/still-waters.ts'
import { walterFromAbove } from './scenes/worlds/walter-pruitt.ts'

export interface Trailer {
  readonly shots: readonly Shot[]
  readonly card: TitleCard
}

const IN = { pan: 0, push: 0.2 }
const RIGHT = { pan: 0.12, push: 0.04 }
const LEFT = { pan: -0.12, push: 0.04 }
const UP = { pan: 0, tilt: 0.1, push: 0.03 }

/** Six looks at one picture: what is near first, the whole of it last. */
const looks = (scene: Scene, places: readonly (readonly [number, number, number])[]): Shot[] => {
  const ways = [RIGHT, IN, LEFT, UP, RIGHT]
  return [
    ...places.map((look, i): Shot => ({ scene, seconds: 2.2, look, camera: ways[i % ways.length] ?? IN })),
    { scene, seconds: 2.6, camera: { pan: 0.02, push: 0.12 } },
  ]
}

const soon = (
  face: Face,
  lines: readonly string[],
  [ground, color, accent]: readonly [string, string, string],
): TitleCard => ({
  seconds: 2.8,
  ground,
  color,
  accent,
  face,
  lines,
  date: 'Coming soon',
})

/** Six shots and a title each. */
export const trailerOf: Readonly<Record<string, Trailer>> = {
  david: {
    shots: [
      { scene: heroWide, seconds: 3.6, camera: { pan: 0.03, push: 0.12 } },
      { scene: nightWatch, seconds: 2.8, camera: RIGHT, look: [0.46, 0.44, 1.5] },
      { scene: shortFiveStonesScene, seconds: 2.4, camera: IN, look: [0.5, 0.86, 1.25] },
      { scene: heroWide, seconds: 2.4, camera: UP, look: [0.8, 0.36, 2.6] },
      { scene: heroWide, seconds: 2.2, camera: LEFT, look: [0.61, 0.54, 3] },
      { scene: davidShadow, seconds: 3.4, camera: { pan: 0, tilt: -0.05, push: 0.1 } },
    ],
    card: {
      seconds: 3.2,
      ground: '#120b1c',
      color: '#f3ece0',
      accent: '#f4b25c',
      face: 'marcellus',
      lines: ['DAVID'],
      date: `In theaters ${FACTS.release}`,
    },
  },
  'king-of-kings': {
    shots: [
      { scene: kingOfKingsBook, seconds: 3, camera: IN },
      { scene: kingOfKingsBook, seconds: 2.4, camera: LEFT, look: [0.52, 0.93, 2.6] },
      { scene: kingOfKingsBook, seconds: 2.4, camera: RIGHT, look: [0.5, 0.6, 2.9] },
      { scene: kingOfKingsBook, seconds: 2.2, camera: UP, look: [0.5, 0.34, 2.4] },
      { scene: kingOfKingsBook, seconds: 2.2, camera: LEFT, look: [0.37, 0.74, 2.6] },
      { scene: kingOfKingsBook, seconds: 2.6, camera: { pan: 0.03, push: -0.2 }, look: [0.5, 0.56, 1.3] },
    ],
    card: {
      seconds: 3,
      ground: '#191c52',
      color: '#ffe9b8',
      accent: '#ffd66e',
      face: 'fell',
      lines: ['King of Kings'],
      date: 'In theaters April 11, 2025',
    },
  },
  'the-mercy-ships': {
    shots: [
      { scene: mercyShipsAbove, seconds: 2.8, camera: { pan: 0.04, push: 0.16 } },
      { scene: mercyShipsAbove, seconds: 2.2, camera: RIGHT, look: [0.3, 0.78, 3] },
      { scene: quayMorning, seconds: 2.6, camera: LEFT, look: [0.6, 0.7, 1.5] },
      { scene: seriesWardSixScene, seconds: 2.4, camera: IN },
      { scene: mercyShipsAbove, seconds: 2.2, camera: UP, look: [0.76, 0.3, 3] },
      { scene: bannerSeries, seconds: 2.6, camera: { pan: 0.05, push: 0.06 }, look: [0.64, 0.5, 1.2] },
    ],
    card: {
      seconds: 3,
      ground: '#06455c',
      color: '#ffffff',
      accent: '#9fe0dc',
      face: 'outfit',
      lines: ['the mercy ships'],
      date: 'Season One, 2025',
    },
  },
  'the-luckiest-man-on-earth': {
    shots: [
      { scene: luckiestManLetters, seconds: 2.4, camera: RIGHT, look: [0.16, 0.25, 2.2] },
      { scene: luckiestManLetters, seconds: 2.2, camera: UP, look: [0.66, 0.3, 3] },
      { scene: sharePorchScene, seconds: 2.2, camera: IN },
      { scene: shareLongRoadScene, seconds: 2.4, camera: { pan: 0.06, push: 0.14 } },
      { scene: theLuckiestManOnEarthScene, seconds: 2.4, camera: IN },
      { scene: luckiestManLetters, seconds: 2.4, camera: { pan: 0.02, push: 0.14 } },
    ],
    card: {
      seconds: 2.8,
      ground: '#f6eedb',
      color: '#b8373a',
      accent: '#252b45',
      face: 'courier',
      lines: ['The Luckiest Man', 'on Earth'],
      date: 'Coming soon',
    },
  },
  'a-cowgirls-song': {
    shots: [
      { scene: cowgirlsSongBill, seconds: 2.4, camera: UP, look: [0.52, 0.8, 2.4] },
      { scene: aCowgirlsSongScene, seconds: 2.6, camera: RIGHT },
      { scene: cowgirlsSongBill, seconds: 2.2, camera: IN, look: [0.52, 0.46, 2.8] },
      { scene: aCowgirlsSongScene, seconds: 2.2, camera: LEFT, look: [0.56, 0.52, 2.6] },
      { scene: cowgirlsSongBill, seconds: 2.2, camera: LEFT, look: [0.44, 0.2, 2.4] },
      { scene: cowgirlsSongBill, seconds: 2.4, camera: { pan: 0, push: -0.24 }, look: [0.52, 0.5, 1.1] },
    ],
    card: {
      seconds: 2.8,
      ground: '#f3e3c0',
      color: '#c8402e',
      accent: '#23264f',
      face: 'rye',
      lines: ['A Cowgirl’s', 'Song'],
      date: 'Coming soon',
    },
  },
  'still-waters': {
    shots: looks(stillWatersWash, [
      [0.2, 0.3, 2],
      [0.3, 0.45, 2.6],
      [0.56, 0.68, 3],
      [0.7, 0.62, 2.4],
      [0.5, 0.85, 2],
    ]),
    card: soon('cormorant', ['Still Waters'], ['#fbf8f1', '#23405c', '#c2483a']),
  },
  'grace-in-the-cold': {
    shots: looks(graceFromAbove, [
      [0.15, 0.3, 2.4],
      [0.3, 0.7, 2.6],
      [0.8, 0.75, 2.4],
      [0.5, 0.2, 2],
      [0.56, 0.5, 3],
    ]),
    card: soon('josefin', ['GRACE', 'IN THE COLD'], ['#dfe8f4', '#2b3f63', '#a86a1c']),
  },
  ember: {
    shots: looks(emberMap, [
      [0.3, 0.25, 2.2],
      [0.64, 0.2, 3],
      [0.2, 0.6, 2.6],
      [0.6, 0.66, 2.8],
      [0.85, 0.55, 2.2],
    ]),
    card: soon('anton', ['EMBER'], ['#140c0a', '#ffb45a', '#ff7a24']),
  },
  'walter-pruitt': {
    shots: looks(walterFromAbove, [
      [0.2, 0.2, 2.2],
      [0.8, 0.75, 2.4],
      [0.3, 0.8, 2.2],
      [0.75, 0.25, 2.4],
      [0.56, 0.52, 3],
    ]),
    card: soon('londrina', ['THE ORDINARY MIRACLE', 'OF WALTER PRUITT'], ['#3a5863', '#f6c62f', '#f4e9d2']),
  },
  'the-lighthouse-keepers-daughter': {
    shots: looks(lighthouseLens, [
      [0.15, 0.45, 2.2],
      [0.65, 0.35, 2.8],
      [0.5, 0.85, 2.8],
      [0.45, 0.3, 2.4],
      [0.55, 0.47, 3],
    ]),
    card: soon('limelight', ['The Lighthouse', 'Keeper’s Daughter'], ['#071c28', '#f7e3ae', '#d9812f']),
  },
  'harvest-home': {
    shots: looks(harvestQuilt, [
      [0.15, 0.3, 2.4],
      [0.62, 0.75, 3],
      [0.45, 0.7, 2.8],
      [0.4, 0.25, 2.4],
      [0.85, 0.5, 2.2],
    ]),
    card: soon('alfa', ['HARVEST HOME'], ['#5a2a16', '#fbf0d4', '#e0b04a']),
  },
  'ninety-nine': {
    shots: looks(ninetyNineCount, [
      [0.1, 0.2, 2.6],
      [0.85, 0.3, 2.4],
      [0.2, 0.85, 2.4],
      [0.8, 0.8, 2.2],
      [0.5, 0.64, 3],
    ]),
    card: soon('archivo', ['Ninety-Nine'], ['#1f5a3c', '#f6d65c', '#f6f1e2']),
  },
  'the-night-train-to-bethel': {
    shots: looks(theNightTrainToBethelScene, [
      [0.2, 0.3, 2],
      [0.6, 0.56, 3],
      [0.4, 0.8, 2.2],
      [0.3, 0.56, 2.6],
      [0.8, 0.4, 2],
    ]),
    card: soon('marcellus', ['THE NIGHT TRAIN', 'TO BETHEL'], ['#0b1230', '#f3ece0', '#9fb4e8']),
  },
  'rooftop-choir': {
    shots: looks(rooftopChoirStaff, [
      [0.15, 0.35, 2.4],
      [0.7, 0.35, 2.6],
      [0.3, 0.66, 3],
      [0.6, 0.85, 2.4],
      [0.8, 0.62, 2.8],
    ]),
    card: soon('monoton', ['ROOFTOP', 'CHOIR'], ['#fff1e0', '#2238a8', '#d81e56']),
  },
}
