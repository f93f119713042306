import { between, type Random } from '../core/random.ts'
import type { Context } from '../core/stage.ts'

export const pine = (ctx: Context, random: Random, x: number, y: number, size: number): void => {
  const tiers = 7 + Math.floor(random() * 3)
  const wide = size * between(random, 0.17, 0.24)
  ctx.beginPath()
  ctx.moveTo(x, y - size)
  const sides: [number, number][] = []
  for (let tier = 1; tier <= tiers; tier++) {
    const at = tier / tiers
    const reach = wide * at ** 0.85 * between(random, 0.75, 1.15)
    sides.push([reach, y - size * (1 - at * 0.93)], [reach * 0.5, y - size * (1 - at * 0.93) - size * 0.012])
  }
  for (const [reach, row] of sides) ctx.lineTo(x + reach, row)
  ctx.lineTo(x + size * 0.02, y)
  ctx.lineTo(x - size * 0.02, y)
  for (const [reach, row] of sides.reverse()) ctx.lineTo(x - reach * between(random, 0.85, 1.1), row)
  ctx.fill()
}

export const tuft = (ctx: Context, random: Random, x: number, y: number, size: number): void => {
  for (let blade = 0; blade < 3; blade++) {
    const lean = between(random, -0.5, 0.6) * size
    const tall = size * between(random, 0.5, 1)
    ctx.beginPath()
    ctx.moveTo(x - size * 0.05, y + size * 0.2)
    ctx.quadraticCurveTo(x + lean * 0.1, y - tall * 0.6, x + lean, y - tall)
    ctx.quadraticCurveTo(x + lean * 0.2, y - tall * 0.5, x + size * 0.07, y + size * 0.2)
    ctx.fill()
  }
}

/** A broad tree, branch by branch. `leaf` 0 is bare winter wood. */
export const tree = (ctx: Context, random: Random, x: number, y: number, size: number, leaf = 1): void => {
  const branch = (
    bx: number,
    by: number,
    angle: number,
    length: number,
    thick: number,
    level: number,
  ): void => {
    const ex = bx + Math.cos(angle) * length
    const ey = by + Math.sin(angle) * length
    const bend = angle + between(random, -0.3, 0.3)
    ctx.lineWidth = thick
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.moveTo(bx, by)
    ctx.quadraticCurveTo(bx + Math.cos(bend) * length * 0.5, by + Math.sin(bend) * length * 0.5, ex, ey)
    ctx.stroke()
    if (leaf > 0 && level <= 2) {
      for (let i = 0; i < 20; i++) {
        const blade = size * 0.0105 * leaf * between(random, 0.5, 1.3)
        const away = size * 0.058 * Math.sqrt(random())
        const turn = random() * 6.28
        ctx.beginPath()
        ctx.ellipse(
          ex + Math.cos(turn) * away,
          ey + Math.sin(turn) * away * 0.72,
          blade,
          blade * 0.6,
          turn,
          0,
          7,
        )
        ctx.fill()
      }
    }

    if (level === 0) return
    const forks = level > 4 ? 3 : 2
    for (let i = 0; i < forks; i++) {
      const turn = (i - (forks - 1) / 2) * between(random, 0.55, 0.95) + between(random, -0.14, 0.14)
      // Outer branches bow to the horizontal, as those of an old tree do.
      const next = Math.max(-Math.PI - 0.05, Math.min(0.05, angle + turn))
      branch(ex, ey, next, length * between(random, 0.68, 0.86), thick * 0.66, level - 1)
    }
  }
  branch(x, y, -Math.PI / 2 + between(random, -0.08, 0.08), size * 0.25, size * 0.06, 6)
}
