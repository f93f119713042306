import { createRandom } from './random.ts'

export type Noise = (x: number, y: number) => number

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

/** Gradient noise between -1 and 1. */
export const createNoise = (seed: number): Noise => {
  const random = createRandom(seed)
  const order = new Uint8Array(512)
  const gradX = new Float32Array(256)
  const gradY = new Float32Array(256)
  for (let i = 0; i < 256; i++) {
    order[i] = i
    const angle = random() * Math.PI * 2
    gradX[i] = Math.cos(angle)
    gradY[i] = Math.sin(angle)
  }
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = kept
  }
  order.copyWithin(256, 0, 256)
  const corner = (cx: number, cy: number, dx: number, dy: number): number => {
    const pick = order[(order[cx & 255] ?? 0) + (cy & 255)] ?? 0
    return (gradX[pick] ?? 0) * dx + (gradY[pick] ?? 0) * dy
  }
  return (x, y) => {
    const cx = Math.floor(x)
    const cy = Math.floor(y)
    const dx = x - cx
    const dy = y - cy
    const u = fade(dx)
    const v = fade(dy)
    const a = corner(cx, cy, dx, dy)
    const b = corner(cx + 1, cy, dx - 1, dy)
    const c = corner(cx, cy + 1, dx, dy - 1)
    const d = corner(cx + 1, cy + 1, dx - 1, dy - 1)
    return (a + (b - a) * u + (c + (d - c) * u - a - (b - a) * u) * v) * 1.5
  }
}

/** Several octaves of noise: the stuff of clouds, mist and stone. About -1 to 1. */
export const fbm = (noise: Noise, x: number, y: number, octaves: number): number => {
  let sum = 0
  let weight = 0.5
  let px = x
  let py = y
  for (let i = 0; i < octaves; i++) {
    sum += noise(px, py) * weight
    // The turn between octaves hides the noise's own grid.
    const turned = px * 1.62 - py * 1.18 + 17.3
    py = px * 1.18 + py * 1.62 - 9.1
    px = turned
    weight *= 0.5
  }
  return sum
}
