import { type Canvas, Path2D } from '@napi-rs/canvas'
import type { Scene } from '../../core/scene.ts'
import { blank } from '../../core/stage.ts'
import { outline } from '../../core/type.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { framedPoster } from '../../figures/framed-poster.ts'
import { parentAndChild } from '../../figures/groups.ts'
import { panelling } from '../../figures/panelling.ts'
import { filmPicture, inset } from '../../layers/inset.ts'
import { glow } from '../../layers/light.ts'
import { room } from '../../layers/room.ts'
import { weather } from '../../layers/weather.ts'
import { heroTall } from '../hero.ts'
import { davidShadow } from '../worlds/david-shadow.ts'

const FIRST = { x: 0.45, y: 0.42, h: 0.6 }
const SECOND = { x: 0.745, y: 0.42, h: 0.6 }

/** The poster with a band along its foot, for the names of people to bring. */
const withNames = (): Canvas => {
  const canvas = blank(640, 960)
  const ctx = canvas.getContext('2d')
  inset(ctx, filmPicture(heroTall, 640, 948), [0, 0, 640, 948])
  ctx.fillStyle = '#f6ead0'
  ctx.fillRect(0, 560, 640, 400)
  ctx.fillStyle = '#3a2416'
  ctx.fill(new Path2D(outline('I would like to bring…', 50, { x: 52, y: 640 }).path))
  ctx.strokeStyle = 'rgba(80,54,34,0.55)'
  ctx.lineWidth = 3
  for (const y of [720, 790, 860, 925]) {
    ctx.beginPath()
    ctx.moveTo(52, y)
    ctx.lineTo(588, y)
    ctx.stroke()
  }
  // Three names are there already.
  ctx.strokeStyle = '#27406e'
  ctx.lineWidth = 5
  for (const [y, long] of [
    [706, 300],
    [776, 240],
    [846, 330],
  ] as const) {
    ctx.beginPath()
    for (let x = 0; x < long; x += 4)
      ctx.lineTo(
        66 + x,
        y - Math.abs(Math.sin(x * 0.11 + y)) * 22 * (0.4 + 0.6 * Math.abs(Math.sin(x * 0.031 + y))),
      )
    ctx.stroke()
  }
  return canvas
}

/** "Put a pen there on a string." */
const pen = drawing(0.45, (ctx, { w, h, u }) => {
  const x = (SECOND.x + 0.125) * w
  const top = 0.42 * h
  ctx.strokeStyle = '#f0dcb0'
  ctx.lineWidth = u * 0.004
  ctx.beginPath()
  ctx.moveTo(x, top)
  ctx.quadraticCurveTo(x + u * 0.012, top + u * 0.1, x + u * 0.002, top + u * 0.17)
  ctx.stroke()
  ctx.fillStyle = '#b5342c'
  ctx.beginPath()
  ctx.roundRect(x - u * 0.006, top + u * 0.165, u * 0.014, u * 0.09, u * 0.005)
  ctx.fill()
})

/** Two posters in a church's foyer, hung low enough for a child. */
export const postTwoPosters: Scene = {
  id: 'post-two-posters',
  title: { lines: ['Two Posters'] },
  layers: [
    room({
      wall: '#3a5a78',
      floor: '#5c3a24',
      y: 0.87,
      window: { x: 0.1, y: 0.34, w: 0.12, h: 0.5, color: '#ffe2ac' },
      lean: 0.45,
    }),
    panelling,
    [FIRST, SECOND].map(({ x }) =>
      glow({ x, y: 0.2, size: 0.62, color: '#ffdc9c', strength: 0.55, depth: 0.36, flicker: 0 }),
    ),
    framedPoster(FIRST, () => filmPicture(davidShadow, 640, 960)),
    framedPoster(SECOND, withNames),
    pen,
    [FIRST, SECOND].map(({ x }) =>
      glow({ x, y: 0.1, size: 0.26, color: '#fff0cc', strength: 0.5, depth: 0.42, stretch: 0.7, flicker: 0 }),
    ),
    figure(parentAndChild, {
      x: 0.24,
      y: 1,
      size: 0.56,
      color: '#0d1119',
      depth: 0.65,
      rim: { color: '#ffe2ac', from: [0.3, -0.9], width: 0.012, strength: 0.95 },
    }),
    weather({ kind: 'dust', count: 70, color: '#fff0cc', strength: 0.5, within: [0, 0.1, 0.8, 0.95] }),
  ],
}
