import type { Scene } from '../../core/scene.ts'
import { audienceRow } from '../../figures/audience.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { filmPicture, inset } from '../../layers/inset.ts'
import { beam, glow } from '../../layers/light.ts'
import { room } from '../../layers/room.ts'
import { dusk } from '../../layers/shadow.ts'
import { weather } from '../../layers/weather.ts'
import { davidShadow } from '../worlds/david-shadow.ts'

const SCREEN = { x: 0.36, y: 0.09, w: 0.54, h: 0.54 }

/** Tall church windows to both sides, dark but for a little evening in them. */
const windows = drawing(0.22, (ctx, { w, h, u }) => {
  for (const x of [0.06, 0.17, 0.28, 0.955]) {
    const wide = u * 0.075
    const top = 0.2 * h
    const foot = 0.62 * h
    const evening = ctx.createLinearGradient(0, top - wide, 0, foot)
    evening.addColorStop(0, '#22204a')
    evening.addColorStop(1, '#4a2d4a')
    ctx.fillStyle = evening
    ctx.beginPath()
    ctx.moveTo(x * w - wide / 2, foot)
    ctx.lineTo(x * w - wide / 2, top)
    ctx.quadraticCurveTo(x * w - wide / 2, top - wide * 0.75, x * w, top - wide * 1.15)
    ctx.quadraticCurveTo(x * w + wide / 2, top - wide * 0.75, x * w + wide / 2, top)
    ctx.lineTo(x * w + wide / 2, foot)
    ctx.fill()
    ctx.fillStyle = '#120d1c'
    ctx.fillRect(x * w - u * 0.003, top - wide, u * 0.006, foot - top + wide)
    for (let y = top; y < foot; y += wide * 0.8) ctx.fillRect(x * w - wide / 2, y, wide, u * 0.004)
  }
})

/** A church full of people, and the shepherd and the giant alight before them. */
export const bannerDavidPastors: Scene = {
  id: 'banner-david-pastors-wide',
  title: { lines: ['David'] },
  vignette: 0.9,
  layers: [
    room({ wall: '#2a1c2c', floor: '#140d16', y: 0.72 }),
    windows,
    glow({ x: 0.63, y: 0.36, size: 0.95, color: '#e0894e', strength: 0.6, depth: 0.22, flicker: 0 }),
    drawing(0.25, (ctx, { w, h, u }) => {
      const box = [SCREEN.x * w, SCREEN.y * h, SCREEN.w * w, SCREEN.h * h] as const
      ctx.shadowColor = 'rgba(255,178,108,0.85)'
      ctx.shadowBlur = u * 0.1
      ctx.fillStyle = '#0a070d'
      const edge = u * 0.012
      ctx.fillRect(box[0] - edge, box[1] - edge, box[2] + edge * 2, box[3] + edge * 2)
      ctx.shadowBlur = 0
      inset(ctx, filmPicture(davidShadow, 1200, 562), box)
    }),
    beam({
      x: 0.63,
      y: 1.25,
      angle: -90,
      spread: 58,
      length: 1.15,
      color: '#ffcf96',
      strength: 0.22,
      depth: 0.3,
    }),
    glow({
      x: 0.63,
      y: 0.68,
      size: 0.8,
      color: '#ffab66',
      strength: 0.5,
      depth: 0.3,
      flicker: 0,
      stretch: 0.4,
    }),
    // Every row is its own figure, so that light falls on each of them.
    [0, 1, 2, 3].map((row) =>
      figure(audienceRow(26 - row * 3), {
        x: 0.5 + (row % 2) * 0.02,
        y: 0.7 + row * 0.085 + row * row * 0.006,
        size: 0.13 + row * 0.03,
        color: ['#1a0f17', '#140b12', '#0e080d', '#080509'][row] ?? '#080509',
        depth: 0.5 + row * 0.1,
        rim: { color: '#ffc68c', from: [0.12, -1], width: 0.03, strength: 0.95 - row * 0.15 },
      }),
    ),
    weather({ kind: 'dust', count: 120, color: '#ffdcae', strength: 0.5, within: [0.3, 0.05, 1, 0.8] }),
    dusk({ from: [0, 0.5], to: [0.42, 0.5], color: '#07040a', strength: 0.6 }),
    dusk({ from: [0.5, 1], to: [0.5, 0.72], color: '#07040a', strength: 0.7 }),
  ],
}
