import type { Scene } from '../../core/scene.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { ropes } from '../../figures/premiere.ts'
import { prop } from '../../figures/prop.ts'
import { ticketBooth } from '../../figures/ticket-booth.ts'
import { foyer } from '../../layers/foyer.ts'
import { filmPicture, inset } from '../../layers/inset.ts'
import { glow } from '../../layers/light.ts'
import { dusk } from '../../layers/shadow.ts'
import { weather } from '../../layers/weather.ts'
import { wet } from '../../layers/wet.ts'
import { davidShadow } from '../worlds/david-shadow.ts'
import { kingOfKingsBook } from '../worlds/king-of-kings.ts'

const FLOOR = 0.7
const PILASTERS = [0.025, 0.21, 0.395, 0.58, 0.775, 0.96]
const BOOTH = { x: 0.7, y: 0.85, size: 0.5 } as const

/** Two films on the wall, each under its own little lamp. */
const posters = drawing(0.2, (ctx, { w, h, u }) => {
  for (const [scene, x] of [
    [davidShadow, 0.485],
    [kingOfKingsBook, 0.865],
  ] as const) {
    const high = u * 0.33
    const wide = high / 1.5
    const [left, top] = [x * w - wide / 2, 0.25 * h]
    ctx.shadowColor = 'rgba(4,6,8,0.8)'
    ctx.shadowBlur = u * 0.04
    const frame = ctx.createLinearGradient(left, top, left + wide, top + high)
    frame.addColorStop(0, '#e0a856')
    frame.addColorStop(0.5, '#6e4318')
    frame.addColorStop(1, '#c08a3e')
    ctx.fillStyle = frame
    ctx.fillRect(left - u * 0.012, top - u * 0.012, wide + u * 0.024, high + u * 0.024)
    ctx.shadowBlur = 0
    inset(ctx, filmPicture(scene, 480, 720, true), [left, top, wide, high])
  }
})

/** Lamps on the pilasters, half shells of glass. */
const sconces = drawing(0.2, (ctx, { w, h, u }) => {
  for (const x of PILASTERS) {
    const fall = ctx.createLinearGradient(0, 0.3 * h, 0, 0.3 * h + u * 0.045)
    fall.addColorStop(0, '#fff2cf')
    fall.addColorStop(1, '#c77a34')
    ctx.fillStyle = fall
    ctx.beginPath()
    ctx.ellipse(x * w, 0.3 * h, u * 0.026, u * 0.045, 0, 0, Math.PI)
    ctx.fill()
  }
})

/** The foyer before the film: the booth is lit, and somebody is glad to see us. */
export const bannerSignin: Scene = {
  id: 'banner-signin',
  title: { lines: ['Sign in'] },
  vignette: 0.9,
  layers: [
    foyer({
      wall: '#1f4a48',
      floor: ['#8a6a4c', '#1b1a20'],
      y: FLOOR,
      light: { x: BOOTH.x, y: 0.5, color: '#ffb765', reach: 0.72 },
      pilasters: PILASTERS,
    }),
    posters,
    glow({ x: 0.485, y: 0.27, size: 0.34, color: '#ffd899', strength: 0.5, depth: 0.2, flicker: 0 }),
    glow({ x: 0.865, y: 0.27, size: 0.34, color: '#ffd899', strength: 0.5, depth: 0.2, flicker: 0 }),
    glow({ x: BOOTH.x, y: 0.5, size: 0.95, color: '#ffa850', strength: 0.55, depth: 0.3, flicker: 0 }),
    sconces,
    PILASTERS.map((x) =>
      glow({ x, y: 0.28, size: 0.22, color: '#ffc57c', strength: 0.55, depth: 0.2, flicker: 0 }),
    ),
    prop(BOOTH, ticketBooth),
    wet({ y: BOOTH.y, strength: 0.42, rough: 0.2 }),
    glow({ x: BOOTH.x, y: 0.5, size: 0.4, color: '#ffe0a6', strength: 0.5, depth: 0.3, flicker: 0 }),
    figure(ropes(3), {
      x: 0.59,
      y: 0.94,
      size: 0.17,
      color: '#190a10',
      depth: 0.5,
      rim: { color: '#ffc778', from: [1, -0.6], width: 0.02, strength: 1 },
    }),
    weather({ kind: 'dust', count: 60, color: '#ffe6b8', strength: 0.5, within: [0.4, 0, 1, 0.8] }),
    dusk({ from: [0, 0.5], to: [0.48, 0.5], color: '#071312', strength: 0.75 }),
  ],
}
