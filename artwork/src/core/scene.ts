import type { Canvas } from '@napi-rs/canvas'
import { finish } from '../layers/finish.ts'
import { blank, type Context, createStage, type Layer, OVERSCAN, type Stage } from './stage.ts'
import type { Face } from './type.ts'

export interface Camera {
  /** How far the nearest layer travels over a clip, as a fraction of the frame. */
  readonly pan?: number
  readonly tilt?: number
  /** How much larger the nearest layer gets over a clip. */
  readonly push?: number
}

export interface Title {
  /** One entry a line. A leading ~ makes a small line ("~of the"). */
  readonly lines: readonly string[]
  readonly align?: 'left' | 'center'
  readonly place?: 'top' | 'middle' | 'bottom'
  readonly color?: string
  readonly accent?: string
  /** A face of its own in place of the house's capitals; it is set as written. */
  readonly face?: Face
  /** Lettering of the film's own, in place of the house's. */
  readonly letter?: (ctx: Context, stage: Stage) => void
}

export interface Scene {
  readonly id: string
  readonly title: Title
  readonly layers: readonly (Layer | readonly Layer[])[]
  readonly camera?: Camera
  /** 0 no grain, 1 the usual amount. */
  readonly grain?: number
  readonly vignette?: number
  /** What it is shot or printed on. Paper has fibers, no bleeding light and no dark corners. */
  readonly stock?: 'film' | 'paper'
}

export interface Film {
  readonly canvas: Canvas
  /** Draws the scene at `time` seconds; `progress` 0-1 moves the camera, 0.5 is at rest. */
  readonly draw: (time: number, progress: number) => void
}

const paintLayer = (layer: Layer, stage: Stage): Canvas | undefined => {
  if (!layer.paint) return undefined
  const full = 1 + OVERSCAN * 2
  const canvas = blank(stage.w * full, stage.h * full)
  const ctx = canvas.getContext('2d')
  ctx.translate(OVERSCAN * stage.w, OVERSCAN * stage.h)
  layer.paint(ctx, stage)
  return canvas
}

const place = (ctx: Context, stage: Stage, camera: Camera, depth: number, p: number): void => {
  const away = p - 0.5
  const zoom = 1 + (camera.push ?? 0.06) * away * depth
  ctx.translate(stage.w / 2, stage.h / 2)
  ctx.scale(zoom, zoom)
  ctx.translate(
    -stage.w / 2 - (camera.pan ?? 0.04) * away * depth * stage.w,
    -stage.h / 2 - (camera.tilt ?? 0) * away * depth * stage.h,
  )
}

/** Paints what stands still once; each frame then only moves the layers over one another. */
export const createFilm = (scene: Scene, w: number, h: number): Film => {
  const layers = scene.layers.flat().map((layer, index) => {
    const stage = createStage(w, h, `${scene.id}/${index}`)
    return { layer, stage, canvas: paintLayer(layer, stage) }
  })
  const canvas = blank(w, h)
  const ctx = canvas.getContext('2d')
  const close = finish(createStage(w, h, `${scene.id}/finish`), scene)
  const draw = (time: number, progress: number): void => {
    ctx.fillStyle = '#000'
    ctx.fillRect(0, 0, w, h)
    for (const { layer, stage, canvas: painted } of layers) {
      ctx.save()
      ctx.globalCompositeOperation = layer.blend ?? 'source-over'
      place(ctx, stage, scene.camera ?? {}, layer.depth, progress)
      if (painted) {
        const { x = 0, y = 0, opacity = 1 } = layer.motion?.(time) ?? {}
        ctx.globalAlpha = opacity
        ctx.drawImage(painted, x * stage.u - OVERSCAN * w, y * stage.u - OVERSCAN * h)
        ctx.globalAlpha = 1
      }
      layer.animate?.(ctx, stage, time)
      ctx.restore()
    }
    close(ctx, canvas, time)
  }
  return { canvas, draw }
}
