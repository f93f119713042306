import type { Canvas } from '@napi-rs/canvas'
import type { Scene } from './core/scene.ts'
import { resourcePictures } from './scenes/pages/resources.ts'
import { heroScenes, pageScenes } from './scenes/pages.ts'
import { trailers } from './scenes/trailers.ts'
import { widePictures } from './scenes/wide.ts'
import { still, wideStill } from './still.ts'

export interface Picture {
  /** Its place under the site's images, without the ending: what the site imports and `render` takes. */
  readonly file: string
  readonly draw: () => Canvas | Promise<Canvas>
}

/** Grain is what a web picture spends most on: a little keeps the dark from banding. */
const fine = (scene: Scene): Scene => ({ ...scene, grain: 0.3 })

/** The films that have a page of their own. */
const FILMS = ['david', 'king-of-kings', 'the-mercy-ships', 'the-luckiest-man-on-earth', 'a-cowgirls-song']

const SHAPES = {
  banner: { width: 1920, height: 640 },
  review: { width: 1200, height: 675 },
  blog: { width: 1200, height: 675 },
} as const

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
]
