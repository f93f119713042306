import { fbm } from '../../core/noise.ts'
import { between } from '../../core/random.ts'
import type { Scene } from '../../core/scene.ts'
import { type Stage, shade } from '../../core/stage.ts'
import { setLine } from '../../layers/lettering.ts'
import { draw, polygon } from '../../layers/print.ts'

const church = ({ w, h }: Stage): readonly [number, number] =>
  h > w ? [w * 0.53, h * 0.6] : [w * 0.56, h * 0.5]

/** From the air at dusk: every track in the valley ends at the one roof with light under it. */
export const graceFromAbove: Scene = {
  id: 'grace-in-the-cold',
  title: {
    lines: ['Grace', '~in the', 'Cold'],
    letter: (ctx, { w, h, u }) => {
      const color = '#2b3f63'
      setLine(ctx, 'GRACE', {
        face: 'josefin',
        x: w * 0.075,
        y: h * 0.105,
        fit: w * 0.66,
        tracking: 0.1,
        anchor: 'left',
        color,
      })
      setLine(ctx, 'IN THE COLD', {
        face: 'josefin',
        x: w * 0.078,
        y: h * 0.158,
        size: u * 0.058,
        tracking: 0.36,
        anchor: 'left',
        color,
      })
    },
  },
  vignette: 0.25,
  grain: 0.5,
  camera: { pan: 0.03, tilt: 0.03, push: 0.2 },
  layers: [
    draw(0.3, (ctx, stage) => {
      const [cx, cy] = church(stage)
      shade(ctx, stage, 0.7, (x, y, out) => {
        const [px, py] = [(x * stage.w) / stage.u, (y * stage.h) / stage.u]
        const slope = fbm(stage.noise, px * 1.2, py * 1.6, 5)
        const lee = fbm(stage.noise, px * 1.2 + 0.03, py * 1.6 + 0.05, 5) - slope
        const far = Math.hypot(px - cx / stage.u, py - cy / stage.u)
        const warm = Math.exp(-((far / 0.19) ** 2)) * 0.9
        const level = slope * 20 + lee * 210 + stage.noise(px * 40, py * 50) * 4
        out[0] = 196 + level + warm * 70
        out[1] = 212 + level + warm * 14
        out[2] = 234 + level * 0.8 - warm * 82
        out[3] = 255
      })
    }),
    draw(0.3, (ctx, stage) => {
      // Footprints and sledges, from all sides.
      const { u, random } = stage
      const [cx, cy] = church(stage)
      for (let i = 0; i < 11; i++) {
        const turn = (i / 11) * Math.PI * 2 + between(random, -0.2, 0.2)
        const bend = between(random, -0.5, 0.5)
        const sledge = i % 3 === 0
        for (let t = 0.1; t < 1.5; t += sledge ? 0.006 : 0.017) {
          const a = turn + bend * t * t + Math.sin(t * 7 + i) * 0.03
          const x = cx + Math.cos(a) * t * u
          const y = cy + Math.sin(a) * t * u
          const side = sledge ? 1 : Math.round(t / 0.017) % 2 ? 1 : -1
          for (const s of sledge ? [-1, 1] : [side]) {
            ctx.fillStyle = 'rgba(62,84,128,0.5)'
            ctx.beginPath()
            ctx.ellipse(
              x - Math.sin(a) * s * u * 0.006,
              y + Math.cos(a) * s * u * 0.006,
              u * 0.0058,
              u * 0.0032,
              a,
              0,
              7,
            )
            ctx.fill()
          }
        }
      }
    }),
    draw(0.4, (ctx, stage) => {
      // Firs from above: rings of boughs, each with its long blue shadow.
      const { w, h, u, random } = stage
      const [cx, cy] = church(stage)
      const spots = Array.from(
        { length: 150 },
        () => [between(random, -0.06, 1.06) * w, between(random, -0.06, 1.06) * h] as const,
      )
        .filter(
          ([x, y]) =>
            Math.hypot(x - cx, y - cy) > u * 0.34 &&
            stage.noise((x / u) * 2.1, (y / u) * 2.1) > 0.02 &&
            y > h * (h > w ? 0.21 : 0),
        )
        .sort((a, b) => a[1] - b[1])
      for (const [x, y] of spots) {
        const s = u * between(random, 0.022, 0.05)
        ctx.fillStyle = 'rgba(60,82,132,0.34)'
        polygon(ctx, [
          [x - s * 0.5, y + s * 0.4],
          [x + s * 0.4, y - s * 0.4],
          [x + s * 3, y + s * 1.6],
        ])
        ctx.fill()
        for (let ring = 0; ring < 4; ring++) {
          const out = s * (1 - ring * 0.25)
          ctx.fillStyle = ['#1f3b4d', '#2c5060', '#55798a', '#dce8f2'][ring] ?? '#fff'
          ctx.beginPath()
          for (let i = 0; i < 18; i++) {
            const a = (i / 18) * Math.PI * 2 + ring * 0.3
            const r = out * (i % 2 ? 0.66 : 1)
            ctx.lineTo(x - ring * s * 0.05 + Math.cos(a) * r, y - ring * s * 0.1 + Math.sin(a) * r)
          }
          ctx.fill()
        }
      }
    }),
    draw(0.5, (ctx, stage) => {
      const { u } = stage
      const [cx, cy] = church(stage)
      ctx.save()
      ctx.translate(cx, cy)
      ctx.rotate(-0.42)
      ctx.scale(u * 0.62, u * 0.62)
      // Light from its windows lies on the snow.
      for (let i = 0; i < 4; i++)
        for (const side of [-1, 1]) {
          const x = -0.085 + i * 0.06
          const pool = ctx.createLinearGradient(0, side * 0.07, 0, side * 0.24)
          pool.addColorStop(0, 'rgba(255,196,92,0.95)')
          pool.addColorStop(1, 'rgba(255,196,92,0)')
          ctx.fillStyle = pool
          polygon(ctx, [
            [x, side * 0.07],
            [x + 0.03, side * 0.07],
            [x + 0.055, side * 0.24],
            [x - 0.025, side * 0.24],
          ])
          ctx.fill()
        }
      ctx.fillStyle = 'rgba(40,56,104,0.5)'
      polygon(ctx, [
        [0.2, -0.06],
        [0.44, 0.12],
        [0.2, 0.1],
      ])
      ctx.fill()
      ctx.fillStyle = '#f3f7fc'
      ctx.fillRect(-0.14, -0.08, 0.3, 0.08)
      ctx.fillStyle = '#aebfdb'
      ctx.fillRect(-0.14, 0, 0.3, 0.08)
      ctx.fillStyle = '#d4dfee'
      ctx.fillRect(-0.14, -0.004, 0.3, 0.008)
      ctx.fillStyle = '#ffd98a'
      for (let i = 0; i < 4; i++)
        for (const side of [-1, 1]) ctx.fillRect(-0.085 + i * 0.06, side * 0.082 - 0.004, 0.03, 0.008)
      polygon(ctx, [
        [0.14, -0.055],
        [0.25, -0.055],
        [0.195, 0],
      ])
      ctx.fillStyle = '#f3f7fc'
      ctx.fill()
      polygon(ctx, [
        [0.25, -0.055],
        [0.25, 0.055],
        [0.195, 0],
      ])
      ctx.fillStyle = '#c4d2e8'
      ctx.fill()
      polygon(ctx, [
        [0.14, 0.055],
        [0.25, 0.055],
        [0.195, 0],
      ])
      ctx.fillStyle = '#93a8cc'
      ctx.fill()
      polygon(ctx, [
        [0.14, -0.055],
        [0.14, 0.055],
        [0.195, 0],
      ])
      ctx.fillStyle = '#dbe6f4'
      ctx.fill()
      ctx.fillStyle = '#c8923a'
      ctx.fillRect(0.189, -0.022, 0.012, 0.044)
      ctx.fillRect(0.178, -0.012, 0.034, 0.01)
      ctx.restore()
    }),
    draw(0.9, (ctx, { w, h, u, random }) => {
      for (let i = 0; i < 240; i++) {
        ctx.fillStyle = `rgba(255,255,255,${between(random, 0.4, 0.95)})`
        ctx.beginPath()
        ctx.arc(
          between(random, -0.05, 1.05) * w,
          between(random, -0.05, 1.05) * h,
          u * between(random, 0.001, 0.006),
          0,
          7,
        )
        ctx.fill()
      }
    }),
  ],
}
