import type { Scene } from '../../core/scene.ts'
import { type Drawing, drawing, figure } from '../../figures/figure.ts'
import { person } from '../../figures/people.ts'
import { skyline } from '../../figures/places.ts'
import { mist } from '../../layers/land.ts'
import { beam, glow } from '../../layers/light.ts'
import { clouds, sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

/** Someone in the middle of a leap, coat flying. */
const leap: Drawing = {
  mask: (pen) => {
    person(pen, {
      garment: 'coat',
      side: true,
      lean: 0.09,
      legs: [
        [[-0.17, -0.38], [-0.37, -0.34], 0.03],
        [[0.2, -0.44], [0.3, -0.2], 0.05],
      ],
      arms: [
        [
          [-0.1, -0.7],
          [-0.26, -0.76],
        ],
        [
          [0.24, -0.86],
          [0.38, -0.96],
        ],
      ],
    })
    pen.shape(
      [0.02, -0.62],
      [-0.1, -0.54],
      [-0.34, -0.52],
      [-0.46, -0.44],
      [-0.26, -0.42],
      [0, -0.4],
      [0.1, -0.5],
    )
  },
}

const helicopter: Drawing = {
  mask: (pen) => {
    pen.shape(
      [-0.3, -0.3],
      [-0.1, -0.44],
      [0.24, -0.42],
      [0.4, -0.24],
      [0.34, -0.1],
      [0, -0.04],
      [-0.26, -0.12],
    )
    pen.limb([-0.24, -0.26, 0.07], [-1.0, -0.34, 0.022])
    pen.poly([-0.96, -0.34], [-1.1, -0.58], [-1.02, -0.58], [-0.88, -0.32])
    pen.line(0.03, [0.06, -0.42], [0.06, -0.54])
    pen.line(0.018, [-1.0, -0.58], [0.06, -0.54], [1.1, -0.6])
    pen.line(0.025, [-0.24, 0.1], [0.42, 0.1])
    for (const x of [-0.08, 0.24]) pen.line(0.02, [x, -0.06], [x + 0.02, 0.1])
    pen.line(0.012, [-1.04, -0.64], [-1.08, -0.42])
  },
  lit: (pen) => pen.dot(0.28, -0.04, 0.05),
}

/** Two roofs, and the gap between them. */
const roofs = drawing(0.7, (ctx, { w, h, u }) => {
  for (const [x0, x1, y] of [
    [-0.2, 0.27, 0.76],
    [0.66, 1.2, 0.84],
  ] as const) {
    const wall = ctx.createLinearGradient(0, y * h, 0, h)
    wall.addColorStop(0, '#0b141c')
    wall.addColorStop(1, '#05080c')
    ctx.fillStyle = wall
    ctx.fillRect(x0 * w, y * h, (x1 - x0) * w, h)
    ctx.fillRect(x0 * w, y * h - u * 0.02, (x1 - x0) * w + u * 0.01, u * 0.022)
    ctx.fillStyle = 'rgba(255,170,90,0.75)'
    ctx.fillRect(x0 * w, y * h - u * 0.02, (x1 - x0) * w + u * 0.01, u * 0.003)
  }
  ctx.fillStyle = '#0a1219'
  for (const [x, y, wide, tall] of [
    [0.07, 0.76, 0.06, 0.1],
    [0.88, 0.84, 0.07, 0.13],
    [0.8, 0.84, 0.03, 0.06],
  ] as const)
    ctx.fillRect(x * w, (y - tall) * h, wide * w, tall * h)
})

/** A leap from roof to roof, a helicopter's light on the way to it, the city burning orange below. */
export const blogAction: Scene = {
  id: 'action',
  title: { lines: ['Action'] },
  layers: [
    sky(
      [
        [0, '#08151f'],
        [0.4, '#17394a'],
        [0.66, '#5f5a52'],
        [0.8, '#ff8a3c'],
        [1, '#2a0e06'],
      ],
      { x: 0.46, y: 0.86, color: '#ffae58', reach: 0.4, strength: 0.9 },
    ),
    clouds({
      light: { x: 0.46, y: 0.8, color: '#fff' },
      lit: '#e08a54',
      shadow: '#0c2230',
      horizon: 0.8,
      cover: 0.6,
      opacity: 0.8,
    }),
    figure(skyline(40), {
      x: 0.56,
      y: 0.95,
      size: 0.5,
      color: '#142430',
      depth: 0.3,
      litColor: '#ffc470',
      rim: { color: '#ff9a50', from: [0, -1], width: 0.006, strength: 0.4 },
      haze: { color: '#c8602a', from: 0.8, strength: 0.75 },
    }),
    mist({ y: 0.9, height: 0.12, color: '#ff9248', strength: 0.7, depth: 0.4 }),
    beam({
      x: 0.795,
      y: 0.2,
      angle: 136,
      spread: 17,
      length: 1.3,
      color: '#dff2ff',
      strength: 0.9,
      depth: 0.5,
    }),
    figure(helicopter, {
      x: 0.775,
      y: 0.215,
      size: 0.15,
      flip: true,
      color: '#071017',
      depth: 0.5,
      litColor: '#f4fbff',
      rim: { color: '#ffa860', from: [0, 1], width: 0.02, strength: 0.8 },
    }),
    roofs,
    glow({ x: 0.46, y: 0.95, size: 0.6, color: '#ff9a4a', strength: 0.6, depth: 0.6 }),
    figure(leap, {
      x: 0.465,
      y: 0.735,
      size: 0.42,
      color: '#060b10',
      depth: 0.75,
      rim: { color: '#ffb36a', from: [-0.1, 1], width: 0.012, strength: 1 },
    }),
    weather({ kind: 'embers', count: 90, color: '#ffb060', within: [0.1, 0.2, 0.9, 1], wind: 0.03 }),
  ],
}
