import { mix, rgb, smoothstep } from '../core/color.ts'
import { fbm } from '../core/noise.ts'
import { type Layer, shade } from '../core/stage.ts'
import { type Drawing, drawing, figure } from '../figures/figure.ts'
import { ridge } from '../layers/land.ts'
import { glow, rays } from '../layers/light.ts'
import { weather } from '../layers/weather.ts'

/** A vaulted passage that opens into light, someone standing in its mouth. */
export const tunnel = (options: {
  wall: string
  light: string
  figure: Drawing
  door?: boolean
}): Layer[] => {
  const mouth = { x: 0.5, y: 0.62 }
  const wall = rgb(options.wall)
  const light = rgb(options.light)
  const stone: Layer = {
    depth: 0.4,
    paint: (ctx, stage) =>
      shade(ctx, stage, 1, (x, y, out) => {
        const dx = ((x - mouth.x) * stage.w) / stage.u
        const dy = ((y - mouth.y) * stage.h) / stage.u
        // Distance to an arch: a half circle on straight legs, over a floor.
        const roof = options.door
          ? Math.max(Math.abs(dx) * 1.45, -dy * 0.72)
          : dy < 0
            ? Math.hypot(dx, dy)
            : Math.abs(dx)
        const floor = dy - 0.205
        const out0 = Math.max(roof - 0.17, floor)
        if (out0 < 0) {
          const open = 0.82 + 0.18 * smoothstep(0.2, -0.2, dy)
          const heart = Math.exp(-Math.hypot(dx, dy * 0.8) * 9)
          for (const i of [0, 1, 2] as const)
            out[i] = Math.min(255, light[i] * open + (255 - light[i]) * heart)
          out[3] = 255
          return
        }
        const onFloor = floor > roof - 0.17
        const away = 0.19 / (out0 + 0.19)
        const angle = onFloor ? dx / (out0 + 0.22) : Math.atan2(dy, dx)
        const ring = Math.log(out0 + 0.19) * 9
        const joints = onFloor ? 0 : smoothstep(0.86, 1, Math.abs(Math.sin(ring * 1.35))) * 0.4
        const rough = fbm(stage.noise, angle * 6, ring * 1.1, 5)
        const spill = onFloor ? Math.exp(-((dx / (0.14 + out0 * 0.42)) ** 2)) * Math.exp(-out0 * 1.05) : 0
        const lit = Math.min(1, away ** 2.3 * 0.55 + spill * 0.95) * (0.78 + rough * 0.5) * (1 - joints)
        for (const i of [0, 1, 2] as const) {
          const base = wall[i] * (0.32 + rough * 0.16) * (0.5 + away * 0.7)
          out[i] = base + (light[i] - base) * lit * 0.85
        }
        out[3] = 255
      }),
  }
  const shadow: Layer = {
    depth: 0.4,
    blend: 'multiply',
    paint: (ctx, stage) => {
      const { w, h, u } = stage
      const foot = mouth.y * h + u * 0.2
      const dark = ctx.createLinearGradient(0, foot, 0, foot + u * 0.6)
      dark.addColorStop(0, mix(options.wall, '#000000', 0.5))
      dark.addColorStop(1, '#ffffff')
      ctx.filter = `blur(${u * 0.008}px)`
      ctx.fillStyle = dark
      ctx.beginPath()
      ctx.moveTo(w / 2 - u * 0.025, foot)
      ctx.lineTo(w / 2 + u * 0.025, foot)
      ctx.lineTo(w / 2 + u * 0.13, foot + u * 0.6)
      ctx.lineTo(w / 2 - u * 0.13, foot + u * 0.6)
      ctx.fill()
    },
  }
  return [
    stone,
    shadow,
    glow({ x: 0.5, y: mouth.y, size: 0.62, color: options.light, strength: 0.7, depth: 0.4, flicker: 0.02 }),
    {
      depth: 0.4,
      // The floor lies as far under the mouth in every format.
      paint: (ctx, stage) =>
        figure(options.figure, {
          x: 0.5,
          y: mouth.y + (0.207 * stage.u) / stage.h,
          size: 0.29,
          color: '#0a1414',
          rim: { color: '#fff6d8', from: [0, -1], width: 0.012, strength: 0.8 },
        }).paint?.(ctx, stage),
    },
    ...rays({ x: 0.5, y: mouth.y - 0.05, color: options.light, strength: 0.5, length: 0.45, count: 6 }),
    weather({ kind: 'dust', count: 110, color: '#fff0c8', strength: 0.7, within: [0.15, 0.35, 0.85, 0.95] }),
  ]
}

/** A black edge of forest against the sky. */
export const forestEdge = (): Layer =>
  ridge({
    y: 0.76,
    color: '#0a1424',
    foot: '#0a0809',
    depth: 0.5,
    rise: 0.05,
    cover: 'pines',
    growth: 0.3,
  })

/** A lit screen, its edges in fractions of the frame. */
export const screen = (x: number, y: number, w: number, h: number, color: string) =>
  drawing(0.3, (ctx, stage) => {
    const left = (x - w / 2) * stage.w
    const top = (y - h / 2) * stage.h
    const light = ctx.createLinearGradient(0, top, 0, top + h * 0.75 * stage.h)
    light.addColorStop(0, mix(color, '#2a3a70', 0.62))
    light.addColorStop(0.62, mix(color, '#ff9a5c', 0.35))
    light.addColorStop(1, '#fff2cf')
    ctx.fillStyle = '#07070c'
    ctx.fillRect(left - 5, top - 5, w * stage.w + 10, h * stage.h + 10)
    ctx.beginPath()
    ctx.rect(left, top, w * stage.w, h * stage.h)
    ctx.clip()
    ctx.fillStyle = light
    ctx.fillRect(left, top, w * stage.w, h * stage.h)
    // Whatever plays, it has a sun and hills.
    ctx.fillStyle = '#fffbe8'
    ctx.beginPath()
    ctx.arc(left + w * 0.66 * stage.w, top + h * 0.6 * stage.h, h * 0.11 * stage.h, 0, 7)
    ctx.fill()
    for (const [level, tone] of [
      [0.64, '#b5604f'],
      [0.76, '#6d3350'],
      [0.88, '#2a1634'],
    ] as const) {
      ctx.fillStyle = tone
      ctx.beginPath()
      for (let i = 0; i <= 40; i++)
        ctx.lineTo(
          left + (i / 40) * w * stage.w,
          top + (level + stage.noise(i * 0.11, level * 30) * 0.1) * h * stage.h,
        )
      ctx.lineTo(left + w * stage.w, top + h * stage.h)
      ctx.lineTo(left, top + h * stage.h)
      ctx.fill()
    }
  })
