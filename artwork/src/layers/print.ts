import { alpha, mix } from '../core/color.ts'
import { between } from '../core/random.ts'
import { type Context, type Layer, OVERSCAN, type Stage } from '../core/stage.ts'

export type Place = readonly [x: number, y: number]

/** Anything that is drawn by hand at a depth, without light and shadow of its own. */
export const draw = (depth: number, paint: (ctx: Context, stage: Stage) => void): Layer => ({ depth, paint })

/** The sheet that everything is printed on or glued to. */
export const ground = (color: string): Layer =>
  draw(0, (ctx, { w, h }) => {
    ctx.fillStyle = color
    ctx.fillRect(-w, -h, w * 3, h * 3)
  })

/** The same layer at another place of the frame, for a picture that words stand beside. */
export const moved = (layer: Layer, x: number, y: number, scale = 1): Layer => ({
  ...layer,
  paint: (ctx, stage) => {
    ctx.save()
    ctx.translate(stage.w * (0.5 + x), stage.h * (0.5 + y))
    ctx.scale(scale, scale)
    ctx.translate(-stage.w / 2, -stage.h / 2)
    layer.paint?.(ctx, stage)
    ctx.restore()
  },
})

export const polygon = (ctx: Context, places: readonly Place[]): void => {
  ctx.beginPath()
  for (const [x, y] of places) ctx.lineTo(x, y)
  ctx.closePath()
}

/** A soft closed line through the places, as scissors go. */
export const blob = (ctx: Context, places: readonly Place[]): void => {
  const at = (i: number): Place => places[(i + places.length) % places.length] ?? [0, 0]
  ctx.beginPath()
  places.forEach((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    if (i === 0) ctx.moveTo(...b)
    const [bx, by] = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    ctx.bezierCurveTo(bx, by, c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, ...c)
  })
  ctx.closePath()
}

/** Fills the current path as a piece of cut paper that lies `lift` u above what is under it. */
export const cutOut = (ctx: Context, stage: Stage, color: string, lift = 0.012): void => {
  ctx.save()
  ctx.shadowColor = 'rgba(14,8,20,0.42)'
  ctx.shadowBlur = lift * 1.6 * stage.u
  ctx.shadowOffsetX = lift * 0.45 * stage.u
  ctx.shadowOffsetY = lift * 0.9 * stage.u
  ctx.fillStyle = color
  ctx.fill()
  ctx.restore()
  // The cut edge shows the paper's lighter core.
  ctx.save()
  ctx.clip()
  ctx.strokeStyle = alpha(mix(color, '#ffffff', 0.5), 0.5)
  ctx.lineWidth = stage.u * 0.004
  ctx.stroke()
  ctx.restore()
}

/** Land from edge to edge under a line of hills; `crest` gives its height as a fraction of the frame. */
export const land = (
  depth: number,
  color: string,
  crest: (x: number, stage: Stage) => number,
  lift = 0.014,
): Layer =>
  draw(depth, (ctx, stage) => {
    const { w, h } = stage
    ctx.beginPath()
    ctx.moveTo(-w, h * 2)
    for (let x = -1; x <= 2; x += 1 / 240) ctx.lineTo(x * w, crest(x, stage) * h)
    ctx.lineTo(w * 2, h * 2)
    ctx.closePath()
    cutOut(ctx, stage, color, lift)
  })

/** One cut of a gouge: pointed at both ends. Lengths in pixels, `turn` in radians. */
export const gouge = (ctx: Context, [x, y]: Place, long: number, wide: number, turn: number): void => {
  const [dx, dy] = [(Math.cos(turn) * long) / 2, (Math.sin(turn) * long) / 2]
  const [nx, ny] = [-Math.sin(turn) * wide, Math.cos(turn) * wide]
  ctx.beginPath()
  ctx.moveTo(x - dx, y - dy)
  ctx.quadraticCurveTo(x + nx, y + ny, x + dx, y + dy)
  ctx.quadraticCurveTo(x - nx * 0.6, y - ny * 0.6, x - dx, y - dy)
  ctx.fill()
}

export interface Carving {
  readonly color: string
  /** Distance of the cuts in u. */
  readonly pitch: number
  /** Direction and strength (0 leaves the block whole) at a place given in fractions of the frame. */
  readonly cut: (x: number, y: number, stage: Stage) => readonly [turn: number, strength: number]
  readonly long?: number
}

/** Cuts a block of linoleum all over: tone is how wide the cuts are. */
export const carve = (ctx: Context, stage: Stage, carving: Carving): void => {
  const { w, h, u, random } = stage
  const step = carving.pitch * u
  ctx.fillStyle = carving.color
  for (let y = -OVERSCAN * h; y < h * (1 + OVERSCAN); y += step)
    for (let x = -OVERSCAN * w; x < w * (1 + OVERSCAN); x += step * 2.6) {
      const px = x + random() * step * 2.2
      const py = y + (random() - 0.5) * step * 0.7
      const [turn, strength] = carving.cut(px / w, py / h, stage)
      if (strength <= 0.04) continue
      const long = step * (carving.long ?? 3.4) * between(random, 0.7, 1.25)
      gouge(ctx, [px, py], long, step * strength * between(random, 0.75, 1.1), turn + (random() - 0.5) * 0.12)
    }
}

const roughen = (stage: Stage, places: readonly Place[], times: number, spread: number): Place[] => {
  let line = [...places]
  for (let i = 0; i < times; i++)
    line = line.flatMap((a, at): Place[] => {
      const b = line[(at + 1) % line.length] ?? a
      const far = Math.hypot(b[0] - a[0], b[1] - a[1]) * spread
      const way = (): number => (stage.random() + stage.random() - 1) * far
      return [a, [(a[0] + b[0]) / 2 + way(), (a[1] + b[1]) / 2 + way()]]
    })
  return line
}

/** A wash of watercolor inside the places: many thin coats whose edges run. */
export const wash = (
  ctx: Context,
  stage: Stage,
  color: string,
  places: readonly Place[],
  { coats = 26, strength = 0.05, spread = 0.42 } = {},
): void => {
  const base = roughen(stage, places, 2, spread)
  ctx.save()
  ctx.globalCompositeOperation = 'multiply'
  for (let i = 0; i < coats; i++) {
    ctx.fillStyle = alpha(i % 5 === 0 ? mix(color, '#1d2a4a', 0.18) : color, strength)
    polygon(ctx, roughen(stage, base, 3, spread * 0.8))
    ctx.fill()
  }
  ctx.restore()
}

/** A screen of dots: `tone` 0-1 at a place in fractions says how large they are. */
export const halftone = (
  ctx: Context,
  stage: Stage,
  {
    color,
    pitch,
    turn = 0.4,
    tone,
  }: {
    readonly color: string
    readonly pitch: number
    readonly turn?: number
    readonly tone: (x: number, y: number) => number
  },
): void => {
  const { w, h, u } = stage
  const step = pitch * u
  const reach = Math.hypot(w, h) * 0.62
  ctx.fillStyle = color
  ctx.beginPath()
  for (let a = -reach; a < reach; a += step)
    for (let b = -reach; b < reach; b += step) {
      const x = w / 2 + a * Math.cos(turn) - b * Math.sin(turn)
      const y = h / 2 + a * Math.sin(turn) + b * Math.cos(turn)
      const size = Math.sqrt(Math.max(0, tone(x / w, y / h))) * step * 0.7
      if (size < step * 0.06) continue
      ctx.moveTo(x + size, y)
      ctx.arc(x, y, size, 0, 7)
    }
  ctx.fill()
}
