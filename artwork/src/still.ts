import type { Canvas } from '@napi-rs/canvas'
import { createFilm, type Scene } from './core/scene.ts'
import { setTitle } from './layers/title.ts'

/** The moment a poster is taken from: fires are high, flashes fire. */
const STILL = 6

/** One frame of a scene, with or without its title set in. */
export const still = (scene: Scene, width: number, height: number, titled: boolean): Canvas => {
  const film = createFilm(scene, width, height)
  film.draw(STILL, 0.5)
  if (titled) setTitle(film.canvas, scene.title)
  return film.canvas
}
