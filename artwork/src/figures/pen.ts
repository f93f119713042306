import type { Random } from '../core/random.ts'
import type { Context } from '../core/stage.ts'

export type Point = readonly [x: number, y: number]

export type Joint = readonly [x: number, y: number, radius: number]

/**
 * Draws a figure in its own measure: feet at 0,0, one unit high, up is negative.
 * `mask` is the silhouette; `lit` holds what shines on it (windows, lamps, flame).
 */
export interface Pen {
  readonly ctx: Context
  readonly random: Random
  readonly limb: (...joints: Joint[]) => void
  readonly shape: (...points: Point[]) => void
  readonly poly: (...points: Point[]) => void
  readonly line: (width: number, ...points: Point[]) => void
  readonly dot: (x: number, y: number, rx: number, ry?: number, turn?: number) => void
  readonly box: (x: number, y: number, w: number, h: number) => void
  readonly at: (x: number, y: number, scale: number, draw: () => void, flip?: boolean) => void
  readonly cut: (draw: () => void) => void
}

const catmull = (p0: number, p1: number, p2: number, p3: number, t: number): number =>
  0.5 *
  (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t)

const smooth = (joints: readonly Joint[], steps: number): Joint[] => {
  const out: Joint[] = []
  for (let i = 0; i < joints.length - 1; i++) {
    const p1 = joints[i]
    const p2 = joints[i + 1]
    if (!p1 || !p2) continue
    const p0 = joints[i - 1] ?? p1
    const p3 = joints[i + 2] ?? p2
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      out.push([
        catmull(p0[0], p1[0], p2[0], p3[0], t),
        catmull(p0[1], p1[1], p2[1], p3[1], t),
        p1[2] + (p2[2] - p1[2]) * t,
      ])
    }
  }
  const last = joints.at(-1)
  if (last) out.push(last)
  return out
}

const tracePoints = (ctx: Context, points: readonly Point[]): void => {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
}

/** Through every point; the same point twice makes a corner. */
const traceSmooth = (ctx: Context, points: readonly Point[]): void => {
  const count = points.length
  const get = (i: number): Point => points[(i + count) % count] ?? [0, 0]
  ctx.beginPath()
  ctx.moveTo(...get(0))
  for (let i = 0; i < count; i++) {
    const a = get(i - 1)
    const b = get(i)
    const c = get(i + 1)
    const d = get(i + 2)
    ctx.bezierCurveTo(
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
      c[0],
      c[1],
    )
  }
  ctx.closePath()
}

export const createPen = (ctx: Context, random: Random): Pen => ({
  ctx,
  random,
  limb: (...joints) => {
    const spine = smooth(joints, 12)
    const left: Point[] = []
    const right: Point[] = []
    spine.forEach(([x, y, r], i) => {
      const [bx, by] = spine[Math.max(0, i - 1)] ?? [x, y]
      const [ax, ay] = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y]
      const long = Math.hypot(ax - bx, ay - by) || 1
      const nx = (-(ay - by) / long) * r
      const ny = ((ax - bx) / long) * r
      left.push([x + nx, y + ny])
      right.push([x - nx, y - ny])
    })
    tracePoints(ctx, [...left, ...right.reverse()])
    ctx.fill()
    for (const [x, y, r] of [spine[0], spine.at(-1)].filter((end) => end !== undefined)) {
      ctx.beginPath()
      ctx.arc(x, y, r, 0, 7)
      ctx.fill()
    }
  },
  shape: (...points) => {
    traceSmooth(ctx, points)
    ctx.fill()
  },
  poly: (...points) => {
    tracePoints(ctx, points)
    ctx.closePath()
    ctx.fill()
  },
  line: (width, ...points) => {
    ctx.lineWidth = width
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    tracePoints(
      ctx,
      smooth(
        points.map(([x, y]): Joint => [x, y, 0]),
        points.length > 2 ? 10 : 1,
      ).map(([x, y]): Point => [x, y]),
    )
    ctx.stroke()
  },
  dot: (x, y, rx, ry = rx, turn = 0) => {
    ctx.beginPath()
    ctx.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
    ctx.fill()
  },
  box: (x, y, w, h) => ctx.fillRect(x, y, w, h),
  at: (x, y, scale, draw, flip = false) => {
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(flip ? -scale : scale, scale)
    draw()
    ctx.restore()
  },
  cut: (draw) => {
    ctx.save()
    ctx.globalCompositeOperation = 'destination-out'
    draw()
    ctx.restore()
  },
})
