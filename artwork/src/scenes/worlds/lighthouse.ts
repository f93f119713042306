import type { Scene } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { drawMask } from '../../figures/figure.ts'
import { stand } from '../../figures/people.ts'
import { setLine } from '../../layers/lettering.ts'
import { draw, ground, polygon } from '../../layers/print.ts'

const lamp = ({ w, h }: Stage): readonly [number, number] =>
  h > w ? [w / 2, h * 0.43] : [w * 0.55, h * 0.47]

/** The great lens from straight ahead, in the flat colors of a travel poster of the thirties. */
export const lighthouseLens: Scene = {
  id: 'the-lighthouse-keepers-daughter',
  title: {
    lines: ['~The', 'Lighthouse', 'Keeper’s', 'Daughter'],
    letter: (ctx, { w, h, u }) => {
      const color = '#f7e3ae'
      setLine(ctx, 'The Lighthouse', { face: 'limelight', x: w / 2, y: h * 0.865, fit: w * 0.84, color })
      setLine(ctx, 'Keeper’s Daughter', { face: 'limelight', x: w / 2, y: h * 0.93, fit: w * 0.84, color })
      ctx.fillStyle = '#d9812f'
      ctx.fillRect(w * 0.08, h * 0.955, w * 0.84, u * 0.006)
    },
  },
  stock: 'paper',
  grain: 1.1,
  camera: { pan: 0, push: 0.14 },
  layers: [
    ground('#0d2b3a'),
    draw(0.1, (ctx, stage) => {
      const [x, y] = lamp(stage)
      const long = stage.u * 2
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * Math.PI * 2 + 0.1
        ctx.fillStyle = i % 2 ? '#16495a' : '#0f3747'
        polygon(ctx, [
          [x, y],
          [x + Math.cos(a) * long, y + Math.sin(a) * long],
          [x + Math.cos(a + 0.4) * long, y + Math.sin(a + 0.4) * long],
        ])
        ctx.fill()
      }
      for (const side of [-1, 1]) {
        ctx.fillStyle = '#e9d391'
        polygon(ctx, [
          [x, y],
          [x + side * long, y - long * 0.3],
          [x + side * long, y + long * 0.04],
        ])
        ctx.fill()
        ctx.fillStyle = '#f8ecc0'
        polygon(ctx, [
          [x, y],
          [x + side * long, y - long * 0.19],
          [x + side * long, y - long * 0.06],
        ])
        ctx.fill()
      }
    }),
    draw(0.4, (ctx, stage) => {
      const [x, y] = lamp(stage)
      const { u } = stage
      const ring = (r: number, color: string): void => {
        ctx.fillStyle = color
        ctx.beginPath()
        ctx.ellipse(x, y, r * u, r * u * 1.08, 0, 0, 7)
        ctx.fill()
      }
      ring(0.42, '#7c4a1e')
      ring(0.405, '#d9a24a')
      for (let i = 0; i < 9; i++) {
        const r = 0.39 - i * 0.033
        ring(r, '#1b6170')
        ring(r - 0.005, i % 2 ? '#9fd0c0' : '#74b5ad')
        ring(r - 0.016, i % 2 ? '#c9e6cf' : '#a7d5c3')
      }
      ring(0.095, '#f7c95c')
      ring(0.07, '#fff3c4')
      // Panes of the lens: brass bars, and the light side of each.
      ctx.strokeStyle = '#8a5522'
      ctx.lineWidth = u * 0.011
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * Math.PI * 2 + Math.PI / 8
        ctx.beginPath()
        ctx.moveTo(x + Math.cos(a) * u * 0.095, y + Math.sin(a) * u * 0.1)
        ctx.lineTo(x + Math.cos(a) * u * 0.405, y + Math.sin(a) * u * 0.437)
        ctx.stroke()
      }
    }),
    draw(0.7, (ctx, stage) => {
      const [x, y] = lamp(stage)
      const { w, h, u } = stage
      const floor = y + u * 0.5
      ctx.fillStyle = '#071c28'
      ctx.fillRect(-w, floor, w * 3, h * 2)
      ctx.fillStyle = '#d9a24a'
      ctx.fillRect(-w, floor, w * 3, u * 0.008)
      ctx.fillStyle = '#071c28'
      ctx.strokeStyle = '#071c28'
      const girl = stand({
        garment: 'dress',
        head: 'bun',
        arms: [
          [
            [-0.15, -0.63],
            [-0.16, -0.46],
          ],
          [
            [0.2, -0.72],
            [0.3, -0.86],
          ],
        ],
      })
      drawMask(ctx, stage, girl, { x: (x - u * 0.07) / w, y: (floor + 2) / h, size: 0.36, color: '#071c28' })
    }),
  ],
}
