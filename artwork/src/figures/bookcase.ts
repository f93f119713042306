import { mix } from '../core/color.ts'
import { between } from '../core/random.ts'
import type { Layer } from '../core/stage.ts'
import { drawing } from './figure.ts'

const BACKS = [
  '#6b2323',
  '#23454f',
  '#5d4020',
  '#2d4c35',
  '#6e3a1e',
  '#382f58',
  '#7a6238',
  '#40202c',
] as const

/** Shelf over shelf of old books against the wall, brightest where the lamp reaches them. */
export const bookcase = (options: {
  /** Its left and right edge, and its foot. */
  x: number
  to: number
  y: number
  light: { readonly x: number; readonly y: number }
}): Layer =>
  drawing(0.25, (ctx, { w, h, u, random }) => {
    const { light } = options
    const left = options.x * w
    const right = options.to * w
    const level = (x: number, y: number): number =>
      Math.exp(-Math.hypot((x - light.x * w) / u, ((y - light.y * h) / u) * 1.2) * 2.6)
    ctx.fillStyle = '#150d0b'
    ctx.fillRect(left, -h, right - left, h * (1 + options.y))
    const step = 0.155 * u
    for (let board = options.y * h - 0.02 * u; board > -step; board -= step) {
      let x = left + u * 0.018
      while (x < right) {
        const wide = between(random, 0.012, 0.03) * u
        const tall = between(random, 0.095, 0.132) * u
        const lit = level(x, board - tall / 2)
        const back = BACKS[Math.floor(random() * BACKS.length)] ?? '#5d4020'
        const gap = random() > 0.93
        if (!gap) {
          const round = ctx.createLinearGradient(x, 0, x + wide, 0)
          round.addColorStop(0, mix(mix(back, '#ffc070', 0.35), '#0c0706', 1 - Math.min(1, 0.1 + lit * 1.9)))
          round.addColorStop(1, mix(back, '#080505', 1 - Math.min(1, 0.06 + lit * 0.9)))
          ctx.fillStyle = round
          ctx.fillRect(x, board - tall, wide - u * 0.0015, tall)
          ctx.fillStyle = `rgba(236,186,100,${Math.min(0.9, lit * 1.3)})`
          for (const at of [0.14, 0.2, 0.82])
            ctx.fillRect(x, board - tall * (1 - at), wide - u * 0.0015, u * 0.0018)
        }
        x += wide
      }
      const lit = level(left, board)
      ctx.fillStyle = mix('#1a0f0b', '#a86a3a', Math.min(0.8, lit * 1.2))
      ctx.fillRect(left, board, right - left, u * 0.016)
    }
    ctx.fillStyle = mix('#2a1810', '#b87440', level(left, light.y * h))
    ctx.fillRect(left - u * 0.014, -h, u * 0.028, h * (1 + options.y))
  })
