import type { Canvas } from '@napi-rs/canvas'
import { createFilm, type Scene, type Title } from './core/scene.ts'
import { blank } from './core/stage.ts'
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

/** How a scene that was staged for a portrait poster is framed anew for a wide one. */
export interface Framing {
  readonly scene: Scene
  /**
   * How much wider the stage is than the frame, which shows its left part: what stood in the middle
   * moves to the right.
   */
  readonly span?: number
  readonly mirrored?: boolean
  /** Where the words go, and how they break into lines, if not as on the portrait poster. */
  readonly title?: Partial<Title>
}

/** A wide picture of a scene: room for its title on the left, its subject whole on the right. */
export const wideStill = (framing: Framing, width: number, height: number, titled: boolean): Canvas => {
  const { scene, span = 1, mirrored = false } = framing
  const canvas = blank(width, height)
  const ctx = canvas.getContext('2d')
  if (mirrored) ctx.setTransform(-1, 0, 0, 1, width, 0)
  ctx.drawImage(still(scene, Math.round(width * span), height, false), 0, 0)
  ctx.resetTransform()
  if (titled) setTitle(canvas, { ...scene.title, ...framing.title })
  return canvas
}
