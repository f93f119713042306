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

/** Fibers and tooth of a heavy paper, around a middle gray. */
const paperTile = (stage: Stage): Canvas => {
  const canvas = blank(TILE * 2, TILE * 2)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(canvas.width, canvas.height)
  for (let at = 0; at < image.data.length; at += 4) {
    const x = (at / 4) % canvas.width
    const y = Math.floor(at / 4 / canvas.width)
    const tooth = stage.noise(x * 0.31, y * 0.31) + stage.noise(x * 0.045, y * 0.16) * 0.8
    const level = 128 + tooth * 26 + (stage.random() - 0.5) * 34
    image.data.fill(level, at, at + 3)
    image.data[at + 3] = 255
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}

const paperFinish = (stage: Stage, strength: number): ((ctx: Context) => void) => {
  const tile = paperTile(stage)
  return (ctx) => {
    ctx.save()
    ctx.globalCompositeOperation = 'soft-light'
    ctx.globalAlpha = 0.45 * strength
    for (let y = 0; y < stage.h; y += TILE * 2)
      for (let x = 0; x < stage.w; x += TILE * 2) ctx.drawImage(tile, x, y)
    ctx.restore()
  }
}

/** The lens and the film stock: light bleeds, corners fall off, and grain ties it together. */
export const finish = (
  stage: Stage,
  scene: Pick<Scene, 'grain' | 'vignette' | 'stock'>,
): ((ctx: Context, frame: Canvas, time: number) => void) => {
  if (scene.stock === 'paper') return paperFinish(stage, scene.grain ?? 1)
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
