import { between } from '../../../core/random.ts'
import type { Scene } from '../../../core/scene.ts'
import { cutOut, draw, land, type Place, polygon } from '../../../layers/print.ts'

const scene = (id: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: [id] },
  stock: 'paper',
  grain: 0.8,
  layers,
})

export const reviewTheLionTheWitchAndTheWardrobe = scene('the-lion-the-witch-and-the-wardrobe', [
  draw(0.1, (ctx, { w, h, u }) => {
    const light = ctx.createRadialGradient(w * 0.53, h * 0.44, 0, w * 0.53, h * 0.5, u * 0.8)
    light.addColorStop(0, '#fff6d8')
    light.addColorStop(0.25, '#e3ecf5')
    light.addColorStop(1, '#7f9fc6')
    ctx.fillStyle = light
    ctx.fillRect(-w, -h, w * 3, h * 3)
  }),
  land(0.2, '#dfe8f3', (x) => 0.62 + Math.sin(x * 6) * 0.03),
  draw(0.25, (ctx, stage) => {
    const { w, h, u, random } = stage
    for (let i = 0; i < 12; i++) {
      const x = w * between(random, 0.26, 0.78)
      const tall = u * between(random, 0.16, 0.36)
      const foot = h * (0.6 + random() * 0.06)
      for (let k = 0; k < 3; k++) {
        polygon(ctx, [
          [x, foot - tall * (0.4 + k * 0.3)],
          [x - tall * (0.26 - k * 0.06), foot - tall * k * 0.26],
          [x + tall * (0.26 - k * 0.06), foot - tall * k * 0.26],
        ])
        cutOut(ctx, stage, k === 2 ? '#e8f0f8' : '#6f92a8', 0.006)
      }
    }
  }),
  land(0.35, '#f6fafd', (x) => 0.74 + Math.cos(x * 5 + 1) * 0.025),
  draw(0.4, (ctx, stage) => {
    const { w, h, u } = stage
    const x = w * 0.53
    ctx.beginPath()
    ctx.rect(x - u * 0.009, h * 0.4, u * 0.018, h * 0.42)
    cutOut(ctx, stage, '#26303c', 0.008)
    ctx.save()
    ctx.shadowColor = '#ffc552'
    ctx.shadowBlur = u * 0.12
    polygon(ctx, [
      [x - u * 0.036, h * 0.3],
      [x + u * 0.036, h * 0.3],
      [x + u * 0.024, h * 0.4],
      [x - u * 0.024, h * 0.4],
    ])
    ctx.fillStyle = '#ffd772'
    ctx.fill()
    ctx.fill()
    ctx.restore()
    polygon(ctx, [
      [x - u * 0.046, h * 0.3],
      [x, h * 0.25],
      [x + u * 0.046, h * 0.3],
    ])
    cutOut(ctx, stage, '#26303c', 0.006)
  }),
  draw(0.7, (ctx, stage) => {
    const { w, h, u } = stage
    // Furs on both sides, the last of the dark.
    const coats = [
      [0.34, '#8a5a3c', -1],
      [0.7, '#6d4a56', 1],
      [0.24, '#6b4130', -1],
      [0.8, '#54383f', 1],
      [0.13, '#4a2d26', -1],
      [0.91, '#3b262e', 1],
      [0.0, '#2c1a18', -1],
      [1.02, '#22151a', 1],
    ] as const
    for (const [x, color, side] of coats) {
      const places: Place[] = []
      for (let i = 0; i <= 10; i++)
        places.push([
          x * w + side * (-u * 0.05 - Math.sin(i * 0.9 + x * 9) * u * 0.028),
          (-0.1 + i * 0.13) * h,
        ])
      places.push([x * w + side * u * 0.4, h * 1.2], [x * w + side * u * 0.4, -h * 0.1])
      polygon(ctx, places)
      cutOut(ctx, stage, color, 0.05)
    }
  }),
])
