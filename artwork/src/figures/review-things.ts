import { drawing } from './figure.ts'

/** A balloon a color, over a roof: as round as it gets. */
export const balloons = drawing(0.58, (ctx, { w, h, u }) => {
  const colors = ['#f2545b', '#f6c453', '#59b8a5', '#5b8def', '#e98ab8', '#f08a4b', '#9b7ede']
  for (let index = 0; index < 90; index++) {
    const turn = index * 2.39996
    const far = Math.sqrt(index / 90)
    const [x, y] = [0.6 * w + Math.cos(turn) * far * u * 0.23, 0.27 * h + Math.sin(turn) * far * u * 0.2]
    ctx.strokeStyle = 'rgba(40,30,50,0.25)'
    ctx.lineWidth = u * 0.0012
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(0.6 * w, 0.63 * h)
    ctx.stroke()
    const shine = ctx.createRadialGradient(x - u * 0.01, y - u * 0.012, 0, x, y, u * 0.034)
    shine.addColorStop(0, '#fff4e4')
    shine.addColorStop(0.35, colors[index % colors.length] ?? '#f2545b')
    shine.addColorStop(1, '#5a2f4f')
    ctx.fillStyle = shine
    ctx.beginPath()
    ctx.ellipse(x, y, u * 0.026, u * 0.031, 0, 0, 7)
    ctx.fill()
  }
})

/** Small fish, all on their way to the right but one. */
export const fish = drawing(0.6, (ctx, { w, h, u }) => {
  for (let index = 0; index < 34; index++) {
    const own = index === 20
    const [x, y] = own
      ? [0.38 * w, 0.62 * h]
      : [w * (0.52 + 0.4 * ((index * 0.618) % 1)), h * (0.26 + 0.42 * ((index * index * 0.137) % 1))]
    const size = u * (own ? 0.05 : 0.02 + 0.012 * ((index * 0.77) % 1))
    ctx.fillStyle = own ? '#ff8a3c' : 'rgba(6,40,66,0.75)'
    ctx.beginPath()
    ctx.ellipse(x, y, size, size * 0.46, 0, 0, 7)
    ctx.moveTo(x - size * 0.8, y)
    ctx.lineTo(x - size * 1.5, y - size * 0.45)
    ctx.lineTo(x - size * 1.5, y + size * 0.45)
    ctx.fill()
    if (!own) continue
    ctx.fillStyle = '#fff7ec'
    for (const stripe of [0.42, -0.22])
      ctx.fillRect(x + size * stripe, y - size * 0.4, size * 0.17, size * 0.8)
  }
})

/** A lamppost in the snow. */
export const lamppost = drawing(0.6, (ctx, { w, h, u }) => {
  const [x, foot] = [0.66 * w, 0.88 * h]
  ctx.fillStyle = '#0a0f1e'
  ctx.fillRect(x - u * 0.006, foot - u * 0.36, u * 0.012, u * 0.36)
  ctx.fillRect(x - u * 0.02, foot - u * 0.02, u * 0.04, u * 0.02)
  ctx.fillStyle = '#ffe3a1'
  ctx.fillRect(x - u * 0.022, foot - u * 0.42, u * 0.044, u * 0.056)
  ctx.fillStyle = '#0a0f1e'
  ctx.beginPath()
  ctx.moveTo(x - u * 0.034, foot - u * 0.42)
  ctx.lineTo(x, foot - u * 0.46)
  ctx.lineTo(x + u * 0.034, foot - u * 0.42)
  ctx.fill()
})

/** Footprints along a beach, smaller the farther they are. */
export const footprints = drawing(0.6, (ctx, { w, h, u }) => {
  ctx.fillStyle = 'rgba(50,34,16,0.6)'
  for (let step = 0; step < 26; step++) {
    const near = 0.93 ** step
    ctx.beginPath()
    const x = w * (0.3 + 0.32 * (1 - near)) + (step % 2 ? 1 : -1) * u * 0.018 * near
    ctx.ellipse(x, h * (0.8 + 0.18 * near), u * 0.008 * near, u * 0.013 * near, 0.3, 0, 7)
    ctx.fill()
  }
})

/** A rope over the edge of a cliff, with somebody on it. */
export const rope = drawing(0.62, (ctx, { w, h, u }) => {
  ctx.strokeStyle = '#e8b98c'
  ctx.lineWidth = u * 0.004
  ctx.beginPath()
  ctx.moveTo(0.58 * w, 0.43 * h)
  ctx.lineTo(0.5 * w, 0.47 * h)
  ctx.lineTo(0.475 * w, 0.72 * h)
  ctx.stroke()
  ctx.fillStyle = '#e8b98c'
  ctx.beginPath()
  ctx.ellipse(0.474 * w, 0.75 * h, u * 0.012, u * 0.03, 0, 0, 7)
  ctx.fill()
})

/** Walls of water left and right of a dry path. */
export const parted = drawing(0.45, (ctx, { w, h }) => {
  for (const side of [-1, 1]) {
    const wall = ctx.createLinearGradient(w * (0.5 + side * 0.1), 0, w * (0.5 + side * 0.62), 0)
    wall.addColorStop(0, '#8fe0dc')
    wall.addColorStop(0.18, '#1f8d9c')
    wall.addColorStop(1, '#062a44')
    ctx.fillStyle = wall
    ctx.beginPath()
    ctx.moveTo(w * (0.5 + side * 0.05), h * 0.6)
    ctx.bezierCurveTo(
      w * (0.5 + side * 0.06),
      h * 0.4,
      w * (0.5 + side * 0.2),
      h * 0.24,
      w * (0.5 + side * 0.75),
      h * 0.1,
    )
    ctx.lineTo(w * (0.5 + side * 0.75), h * 1.1)
    ctx.lineTo(w * (0.5 + side * 0.3), h * 1.1)
    ctx.fill()
  }
})
