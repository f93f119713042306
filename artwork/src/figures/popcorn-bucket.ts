import { alpha, clamp, mix } from '../core/color.ts'
import { between, createRandom, type Random } from '../core/random.ts'
import type { Context } from '../core/stage.ts'

/** One popped kernel: five lobes, each round, lit from the upper right. */
export const kernel = (ctx: Context, random: Random, x: number, y: number, r: number, lit = 1): void => {
  const light = clamp(lit)
  const turn = random() * 6.28
  for (let i = 0; i < 6; i++) {
    const a = turn + (i / 5) * 6.28
    const away = i === 5 ? 0 : r * between(random, 0.42, 0.62)
    const cx = x + Math.cos(a) * away
    const cy = y + Math.sin(a) * away * 0.85
    const lobe = r * between(random, 0.42, 0.6)
    const round = ctx.createRadialGradient(cx + lobe * 0.35, cy - lobe * 0.45, lobe * 0.05, cx, cy, lobe)
    round.addColorStop(0, mix('#7a5530', '#fffaf0', light))
    round.addColorStop(0.62, mix('#5f3f20', '#fbecc6', light))
    round.addColorStop(1, mix('#2c1a0c', '#dcb06a', light))
    ctx.fillStyle = round
    ctx.beginPath()
    ctx.arc(cx, cy, lobe, 0, 7)
    ctx.fill()
  }
  if (random() > 0.6) {
    ctx.fillStyle = alpha('#7a4514', 0.55)
    ctx.beginPath()
    ctx.ellipse(x, y + r * 0.1, r * 0.2, r * 0.1, turn, 0, 7)
    ctx.fill()
  }
}

const TOP = -0.86

/** Where the paper's edge is at a part of its round: stripes crowd together at the sides. */
const edge = (angle: number, level: number): readonly [number, number] => {
  const half = 0.31 + (0.44 - 0.31) * level
  return [Math.sin(angle) * half, TOP * level + Math.cos(angle) * 0.075 * (1 - level * 0.25)]
}

const stripes = (ctx: Context, red: string, cream: string): void => {
  const count = 11
  const step = Math.PI / count
  for (let i = 0; i < count; i++) {
    const from = -Math.PI / 2 + i * step
    ctx.fillStyle = i % 2 === 0 ? red : cream
    ctx.beginPath()
    ctx.moveTo(...edge(from, 0))
    ctx.lineTo(...edge(from, 1))
    // The upper edge is cut in waves, one to a stripe.
    const [mx, my] = edge(from + step / 2, 1)
    ctx.quadraticCurveTo(mx, my - 0.05, ...edge(from + step, 1))
    ctx.lineTo(...edge(from + step, 0))
    ctx.lineTo(...edge(from + step / 2, 0))
    ctx.fill()
  }
}

/** A striped bucket heaped with popcorn, one unit high, its foot at 0,0 and the light to its right. */
export const popcornBucket = (ctx: Context, random: Random, dark = 0): void => {
  const heap = Array.from({ length: 120 }, () => {
    const angle = random() * Math.PI
    const away = Math.sqrt(random())
    return {
      x: Math.cos(angle) * away * 0.41,
      y: TOP + 0.05 - Math.sin(angle) * away * 0.34,
    }
  }).sort((a, b) => a.y - b.y)
  ctx.fillStyle = mix('#d8a860', '#1a0d08', dark)
  ctx.beginPath()
  ctx.ellipse(0, TOP + 0.02, 0.41, 0.3, 0, Math.PI, Math.PI * 2)
  ctx.fill()
  for (const { x, y } of heap)
    kernel(ctx, random, x, y, between(random, 0.075, 0.1), (0.62 + x * 0.55 - (y - TOP) * 0.5) * (1 - dark))
  stripes(ctx, mix('#c1272d', '#1a0506', dark), mix('#f5e9d2', '#2a1e1a', dark))
  const round = ctx.createLinearGradient(-0.44, 0, 0.44, 0)
  round.addColorStop(0, 'rgba(24,4,8,0.72)')
  round.addColorStop(0.34, 'rgba(40,8,8,0.24)')
  round.addColorStop(0.68, 'rgba(255,236,200,0.16)')
  round.addColorStop(0.86, 'rgba(40,8,8,0.1)')
  round.addColorStop(1, 'rgba(24,4,8,0.5)')
  ctx.fillStyle = round
  ctx.beginPath()
  ctx.moveTo(...edge(-Math.PI / 2, 1))
  for (let i = 0; i <= 24; i++) ctx.lineTo(...edge(-Math.PI / 2 + (i / 24) * Math.PI, 1))
  for (let i = 24; i >= 0; i--) ctx.lineTo(...edge(-Math.PI / 2 + (i / 24) * Math.PI, 0))
  ctx.fill()
}

/** What has just jumped out of the bucket, in the bucket's measure. */
export const flying = (ctx: Context): void => {
  const random = createRandom(23)
  for (const [x, y, r] of [
    [-0.5, -1.02, 0.075],
    [-0.26, -1.27, 0.065],
    [0.04, -1.34, 0.07],
    [0.34, -1.24, 0.075],
    [0.56, -1.05, 0.07],
    [-0.62, -0.74, 0.06],
  ] as const)
    kernel(ctx, random, x, y, r, 0.85 + x * 0.2)
}
