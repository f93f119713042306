import { alpha, mix, rgb, smoothstep } from '../core/color.ts'
import { fbm } from '../core/noise.ts'
import { type Layer, shade } from '../core/stage.ts'

export interface RoomOptions {
  readonly wall: string
  readonly floor: string
  /** Where wall and floor meet. */
  readonly y: number
  readonly window?: {
    readonly x: number
    readonly y: number
    readonly w: number
    readonly h: number
    readonly color: string
    readonly panes?: number
  }
  /** How far the window's light leans over the floor. */
  readonly lean?: number
}

/** An interior: plaster wall, boards, and a window whose light falls into the room. */
export const room = (options: RoomOptions): Layer[] => {
  const { window: hole } = options
  const layers: Layer[] = [
    {
      depth: 0.2,
      paint: (ctx, stage) => {
        const wall = rgb(options.wall)
        const floor = rgb(options.floor)
        shade(ctx, stage, 1, (x, y, out) => {
          const px = (x * stage.w) / stage.u
          const py = (y * stage.h) / stage.u
          const below = y > options.y
          const base = below ? floor : wall
          const rough = below
            ? fbm(stage.noise, (x - 0.5) * 9 * (0.2 / (y - options.y + 0.12)), (y - options.y) * 3, 3) * 0.5
            : fbm(stage.noise, px * 3, py * 3, 5) * 0.45
          const lamp = hole ? Math.exp(-Math.hypot((x - hole.x) * 1.6, y - hole.y) * 2.2) : 0.3
          const level = 0.5 + rough * 0.35 + lamp * 0.75 - Math.abs(y - options.y) * (below ? -0.1 : 0.15)
          const seam = smoothstep(0.012, 0, Math.abs(y - options.y)) * 0.5
          for (const i of [0, 1, 2] as const) out[i] = base[i] * level * (1 - seam)
          out[3] = 255
        })
      },
    },
  ]
  if (!hole) return layers
  return [
    ...layers,
    {
      depth: 0.2,
      paint: (ctx, stage) => {
        const { w, h } = stage
        const x = (hole.x - hole.w / 2) * w
        const y = (hole.y - hole.h / 2) * h
        ctx.fillStyle = mix(options.wall, '#000000', 0.55)
        ctx.fillRect(x - w * 0.015, y - h * 0.02, (hole.w + 0.03) * w, (hole.h + 0.04) * h)
        const day = ctx.createLinearGradient(0, y, 0, y + hole.h * h)
        day.addColorStop(0, hole.color)
        day.addColorStop(1, mix(hole.color, '#ffffff', 0.35))
        ctx.fillStyle = day
        ctx.fillRect(x, y, hole.w * w, hole.h * h)
        ctx.save()
        ctx.beginPath()
        ctx.rect(x, y, hole.w * w, hole.h * h)
        ctx.clip()
        for (const [level, strength] of [
          [0.62, 0.16],
          [0.74, 0.3],
          [0.86, 0.46],
        ] as const) {
          ctx.fillStyle = mix(hole.color, options.wall, strength)
          ctx.beginPath()
          for (let i = -1; i <= 41; i++)
            ctx.lineTo(
              x + (i / 40) * hole.w * w,
              y + (level + stage.noise(i * 0.12, level * 20) * 0.09) * hole.h * h,
            )
          ctx.lineTo(x + hole.w * w * 1.1, y + hole.h * h)
          ctx.lineTo(x - 9, y + hole.h * h)
          ctx.fill()
        }
        ctx.restore()
        ctx.fillStyle = mix(options.wall, '#000000', 0.62)
        const panes = hole.panes ?? 2
        const bar = Math.max(2, stage.u * 0.008)
        for (let i = 1; i < panes; i++)
          ctx.fillRect(x + (hole.w * w * i) / panes - bar / 2, y, bar, hole.h * h)
        for (let i = 1; i < 3; i++) ctx.fillRect(x, y + (hole.h * h * i) / 3 - bar / 2, hole.w * w, bar)
      },
    },
    {
      depth: 0.3,
      blend: 'screen',
      motion: (time) => ({ opacity: 0.85 + 0.15 * Math.sin(time * 0.6) }),
      paint: (ctx, stage) => {
        const { w, h, u } = stage
        const lean = (options.lean ?? 0.3) * u
        ctx.filter = `blur(${u * 0.012}px)`
        const panes = hole.panes ?? 2
        for (let i = 0; i < panes; i++) {
          const x = (hole.x - hole.w / 2 + (hole.w * i) / panes) * w
          const wide = (hole.w / panes) * w * 0.9
          const top = (hole.y - hole.h / 2) * h
          const foot = Math.min(h * 1.02, options.y * h + (h - options.y * h) * 0.75)
          const shaft = ctx.createLinearGradient(x, top, x + lean, foot)
          shaft.addColorStop(0, alpha(hole.color, 0.34))
          shaft.addColorStop(1, alpha(hole.color, 0.05))
          ctx.fillStyle = shaft
          ctx.beginPath()
          ctx.moveTo(x, top)
          ctx.lineTo(x + wide, top)
          ctx.lineTo(x + wide * 1.5 + lean, foot)
          ctx.lineTo(x + lean, foot)
          ctx.fill()
        }
      },
    },
  ]
}
