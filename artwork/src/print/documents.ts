import type { Scene } from '../core/scene.ts'
import { podProjectionistScene } from '../scenes/podcasts/projectionist.ts'
import { davidShadowPrint } from '../scenes/worlds/david-shadow.ts'
import { nightWatch } from './night-watch.ts'

export interface PrintedDocument {
  /** The folder of its pages here, and the name of its file. */
  readonly name: string
  readonly title: string
  readonly styles: readonly string[]
  readonly art: { readonly scene: Scene; readonly width: number; readonly height: number }
}

/** 150 dots an inch of a letter page: as fine as a cover needs, as small as bad Wi-Fi wants. */
const LETTER = { width: 1275, height: 1650 }

export const documents: readonly PrintedDocument[] = [
  {
    name: 'event-planning-guide',
    title: 'Plan a Movie Night Your Church Will Remember: 10 Steps',
    styles: ['base', 'book', 'cover', 'guide'],
    art: { scene: podProjectionistScene, ...LETTER },
  },
  {
    name: 'david-study-guide',
    title: 'From the Sheepfold to the Cave: A Four-Session Study Guide on David',
    styles: ['base', 'book', 'cover', 'study'],
    art: { scene: nightWatch, ...LETTER },
  },
  {
    name: 'david-foyer-poster',
    title: 'David: Foyer Poster',
    styles: ['base', 'poster'],
    // 200 dots an inch.
    art: { scene: davidShadowPrint, width: 2200, height: 3400 },
  },
]
