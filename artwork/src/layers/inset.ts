import type { Canvas } from '@napi-rs/canvas'
import type { Scene } from '../core/scene.ts'
import type { Context } from '../core/stage.ts'
import { still } from '../still.ts'

const kept = new Map<string, Canvas>()

/** A film's picture to be put into another picture: on a screen, a page, a wall. Drawn once. */
export const filmPicture = (scene: Scene, width: number, height: number, titled = false): Canvas => {
  const key = `${scene.id}/${width}x${height}/${titled}`
  const picture = kept.get(key) ?? still({ ...scene, grain: 0 }, width, height, titled)
  kept.set(key, picture)
  return picture
}

/** Puts the picture into a box and keeps it smooth when it is made smaller or turned. */
export const inset = (
  ctx: Context,
  picture: Canvas,
  [x, y, w, h]: readonly [number, number, number, number],
): void => {
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(picture, x, y, w, h)
}
