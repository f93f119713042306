import type { Scene } from '../../core/scene.ts'
import { deskLamp, deskThings, typewriter } from '../../figures/desk.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { glow } from '../../layers/light.ts'
import { room } from '../../layers/room.ts'
import { dusk } from '../../layers/shadow.ts'
import { weather } from '../../layers/weather.ts'
import { wood } from '../../layers/wood.ts'

const DESK = 0.84
const LAMP = '#ffc882'

/** Moon and stars in the window's panes. */
const night = drawing(0.2, (ctx, { w, h, u, random }) => {
  ctx.fillStyle = 'rgba(240,246,255,0.8)'
  for (let i = 0; i < 26; i++) {
    ctx.beginPath()
    ctx.arc((0.52 + random() * 0.15) * w, (0.1 + random() * 0.3) * h, u * 0.0022 * (0.5 + random()), 0, 7)
    ctx.fill()
  }
  ctx.fillStyle = '#f6f2e0'
  ctx.shadowColor = 'rgba(230,238,255,0.95)'
  ctx.shadowBlur = u * 0.07
  ctx.beginPath()
  ctx.arc(0.565 * w, 0.24 * h, u * 0.038, 0, 7)
  ctx.fill()
})

/** A desk at the window, late: a page in the typewriter and one lamp. */
export const bannerBlog: Scene = {
  id: 'banner-blog',
  title: { lines: ['Blog'] },
  layers: [
    room({
      wall: '#1b2a52',
      floor: '#1b2a52',
      y: 1.4,
      window: { x: 0.595, y: 0.36, w: 0.17, h: 0.66, color: '#31508f' },
      lean: 0.12,
    }),
    night,
    glow({ x: 0.76, y: 0.62, size: 0.85, color: LAMP, strength: 0.65, depth: 0.3, flicker: 0 }),
    wood({
      color: '#9a5c34',
      light: { x: 0.74, y: 0.9, color: '#ffd9a0', reach: 0.7 },
      y: DESK,
      ambient: 0.12,
    }),
    figure(deskThings, {
      x: 0.52,
      y: DESK + 0.035,
      size: 0.3,
      color: '#0e1224',
      depth: 0.5,
      rim: { color: LAMP, from: [1, -0.4], width: 0.02, strength: 0.9 },
    }),
    figure(typewriter, {
      x: 0.71,
      y: DESK + 0.075,
      size: 0.4,
      color: '#121627',
      depth: 0.6,
      litColor: '#ffeecb',
      rim: { color: '#ffd9a0', from: [0.7, -0.8], width: 0.014, strength: 1 },
    }),
    figure(deskLamp, {
      x: 0.865,
      y: DESK + 0.05,
      size: 0.5,
      color: '#0d1122',
      depth: 0.6,
      litColor: '#fff4d6',
      rim: { color: LAMP, from: [-0.8, 0.3], width: 0.012, strength: 0.8 },
    }),
    glow({ x: 0.775, y: 0.56, size: 0.45, color: '#ffe0a8', strength: 0.6, depth: 0.6, flicker: 0 }),
    weather({ kind: 'dust', count: 50, color: '#ffe6c0', strength: 0.5, within: [0.55, 0.2, 1, 0.85] }),
    dusk({ from: [0, 0.5], to: [0.5, 0.5], color: '#070b1a', strength: 0.7 }),
  ],
}
