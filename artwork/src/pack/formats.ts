import type { Scene } from '../core/scene.ts'
import { heroTall } from '../scenes/hero.ts'
import { elahPortrait, elahSquare, elahWide } from './stagings.ts'

export interface Format {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly scene: Scene
  /** Beside the giant, or below him on the dark hill. */
  readonly words: 'beside' | 'below'
  /** Where words may stand, top and bottom, as fractions of the height. */
  readonly room: readonly [top: number, bottom: number]
}

const beside = { scene: elahWide, words: 'beside', room: [0.08, 0.925] } as const

export const PROJECTOR: Format = { name: 'projector-slide', width: 1920, height: 1080, ...beside }

/** Every size the pack holds. Stories keep a fifth free below: the app puts its buttons there. */
export const formats: readonly Format[] = [
  {
    name: 'instagram-square',
    width: 1080,
    height: 1080,
    scene: elahSquare,
    words: 'below',
    room: [0.06, 0.945],
  },
  {
    name: 'instagram-portrait',
    width: 1080,
    height: 1350,
    scene: elahPortrait,
    words: 'below',
    room: [0.06, 0.945],
  },
  { name: 'story-reel', width: 1080, height: 1920, scene: heroTall, words: 'below', room: [0.135, 0.83] },
  { name: 'facebook-post', width: 1200, height: 630, ...beside },
  { name: 'facebook-event-cover', width: 1920, height: 1005, ...beside },
  { name: 'x-post', width: 1600, height: 900, ...beside },
  { name: 'youtube-thumbnail', width: 1280, height: 720, ...beside },
  PROJECTOR,
]
