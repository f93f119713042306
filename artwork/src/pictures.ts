import type { Canvas } from '@napi-rs/canvas'
import type { Scene } from './core/scene.ts'
import { frameOf } from './film.ts'
import { resourcePictures } from './scenes/pages/resources.ts'
import { heroScenes, pageScenes } from './scenes/pages.ts'
import { trailers } from './scenes/trailers.ts'
import { widePictures } from './scenes/wide.ts'
import { still, wideStill } from './still.ts'
import { trailerOf } from './trailer-list.ts'

export interface Picture {
  /** Its place under the site's images, without the ending: what the site imports and `render` takes. */
  readonly file: string
  readonly draw: () => Canvas | Promise<Canvas>
}

/** Grain is what a web picture spends most on: a little keeps the dark from banding. */
const fine = (scene: Scene): Scene => ({ ...scene, grain: 0.3 })

/** The films that have a page of their own. */
const FILMS = ['david', 'king-of-kings', 'the-mercy-ships', 'the-luckiest-man-on-earth', 'a-cowgirls-song']

/** The shots of a film's trailer that its gallery shows. */
const GALLERIES = {
  david: [1, 2, 3, 4, 5, 6],
  'king-of-kings': [1, 2, 3],
  'the-mercy-ships': [1, 2, 3, 4, 5, 6],
}

const SHAPES = {
  banner: { width: 1920, height: 640 },
  review: { width: 1200, height: 675 },
  blog: { width: 1200, height: 675 },
} as const

/** The stills of each film's gallery. */
export const galleries: readonly (Picture & { readonly of: string })[] = Object.entries(GALLERIES).flatMap(
  ([film, numbers]) =>
    (trailerOf[film]?.shots ?? [])
      .map((shot, index) => ({ shot, number: index + 1 }))
      .filter(({ number }) => numbers.includes(number))
      .map(({ shot, number }) => ({
        of: film,
        file: `films/${film}-${number}`,
        draw: () => frameOf(shot, 1600, 900),
      })),
)

/** Every picture of the site's pages beside the home page's hero. */
export const pictures: readonly Picture[] = [
  ...trailers
    .filter(({ id }) => FILMS.includes(id))
    .map((scene) => ({
      file: `posters/${scene.id}`,
      draw: () => still(fine(scene), 800, 1200, true),
    })),
  ...heroScenes.map(({ scene, width, height }) => ({
    file: scene.id,
    draw: () => still(fine(scene), width, height, false),
  })),
  ...pageScenes.map(({ scene, shape, folder }) => {
    const { width, height } = SHAPES[shape]
    return {
      file: folder ? `${folder}/${scene.id}` : scene.id,
      draw: () => still(fine(scene), width, height, false),
    }
  }),
  ...resourcePictures,
  ...widePictures.map((framing) => ({
    file: `wide/${framing.id}`,
    draw: () => wideStill({ ...framing, scene: fine(framing.scene) }, 1600, 900, false),
  })),
  ...galleries,
]
