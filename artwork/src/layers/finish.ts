import type { Canvas } from '@napi-rs/canvas'
import { createRandom } from '../core/random.ts'
import type { Scene } from '../core/scene.ts'
import { blank, type Context, type Stage } from '../core/stage.ts'

const TILE = 256

const grainTile = (seed: number): Canvas => {
  const canvas = blank(TILE, TILE)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(TILE, TILE)
  const random = createRandom(seed)
  for (let at = 0; at < image.data.length; at += 4) {
    // The mean of three throws is nearly a bell curve, which is how film grain is spread.
    const level = 128 + ((random() + random() + random()) / 3 - 0.5) * 230
    image.data[at] = level
    image.data[at + 1] = level
    image.data[at + 2] = level
    image.data[at + 3] = 255
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}

/** The lens and the film stock: light bleeds, corners fall off, and grain ties it together. */
export const finish = (
  stage: Stage,
  scene: Pick<Scene, 'grain' | 'vignette'>,
): ((ctx: Context, frame: Canvas, time: number) => void) => {
  const { w, h } = stage
  const tile = grainTile(stage.seed)
  const small = blank(w / 6, h / 6)
  const bleed = small.getContext('2d')
  const dark = scene.vignette ?? 1
  const radius = Math.hypot(w, h) / 2
  return (ctx, frame, time) => {
    bleed.filter = 'none'
    bleed.globalCompositeOperation = 'copy'
    bleed.drawImage(frame, 0, 0, small.width, small.height)
    // Multiplied by itself, only what was already bright stays bright enough to bleed.
    bleed.globalCompositeOperation = 'multiply'
    bleed.drawImage(small, 0, 0)
    bleed.filter = `blur(${stage.u / 150}px)`
    bleed.globalCompositeOperation = 'copy'
    bleed.drawImage(small, 0, 0)
    ctx.save()
    ctx.globalCompositeOperation = 'screen'
    ctx.globalAlpha = 0.42
    ctx.drawImage(small, 0, 0, w, h)
    ctx.globalAlpha = 1
    ctx.globalCompositeOperation = 'multiply'
    const fall = ctx.createRadialGradient(w / 2, h * 0.47, radius * 0.35, w / 2, h * 0.5, radius * 1.04)
    fall.addColorStop(0, '#fff')
    fall.addColorStop(1, `rgba(22,18,34,${0.78 * dark})`)
    ctx.fillStyle = fall
    ctx.fillRect(0, 0, w, h)
    const grain = scene.grain ?? 1
    if (grain > 0) {
      ctx.globalCompositeOperation = 'overlay'
      ctx.globalAlpha = 0.13 * grain
      const jump = createRandom(stage.seed + Math.round(time * 1000))
      const left = -Math.floor(jump() * TILE)
      const top = -Math.floor(jump() * TILE)
      for (let y = top; y < h; y += TILE) for (let x = left; x < w; x += TILE) ctx.drawImage(tile, x, y)
    }
    ctx.restore()
  }
}
