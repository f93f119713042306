import type { Scene } from '../../core/scene.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { framedPoster } from '../../figures/framed-poster.ts'
import { parentAndChild } from '../../figures/groups.ts'
import { filmPicture } from '../../layers/inset.ts'
import { glow } from '../../layers/light.ts'
import { room } from '../../layers/room.ts'
import { weather } from '../../layers/weather.ts'
import { davidPoster } from '../hero.ts'

const POSTER = { x: 0.57, y: 0.4, h: 0.55 }

/** Wood to the height of a chair's back, in panels. */
export const panelling = drawing(0.35, (ctx, { w, h, u }) => {
  const top = 0.735 * h
  const foot = 0.87 * h
  const wood = ctx.createLinearGradient(0, top, 0, foot)
  wood.addColorStop(0, '#7a4e2c')
  wood.addColorStop(1, '#3a2213')
  ctx.fillStyle = wood
  ctx.fillRect(-w, top, w * 3, foot - top)
  ctx.fillStyle = 'rgba(255,222,168,0.55)'
  ctx.fillRect(-w, top - u * 0.008, w * 3, u * 0.006)
  ctx.strokeStyle = 'rgba(20,10,4,0.6)'
  ctx.lineWidth = u * 0.004
  for (let x = -0.06; x < 1.1; x += 0.125)
    ctx.strokeRect(x * w, top + u * 0.025, w * 0.1, foot - top - u * 0.055)
  ctx.fillStyle = '#24140b'
  ctx.fillRect(-w, foot - u * 0.016, w * 3, u * 0.018)
})

const plant = {
  mask: (pen: Parameters<typeof parentAndChild.mask>[0]): void => {
    pen.poly([-0.17, -0.34], [-0.12, 0.02], [0.12, 0.02], [0.17, -0.34])
    for (let i = 0; i < 17; i++) {
      const a = Math.PI * (1.06 + (i / 16) * 0.88)
      const long = 0.42 + pen.random() * 0.3
      const [x, y] = [Math.cos(a) * long * 0.7, -0.34 + Math.sin(a) * long]
      pen.limb([0, -0.32, 0.012], [x * 0.45, -0.34 + (y + 0.34) * 0.7, 0.036], [x, y, 0.006])
    }
  },
}

/** The poster in a church's foyer, seen on the way in. */
export const resourceFoyerPoster: Scene = {
  id: 'foyer-poster',
  title: { lines: ['David'] },
  vignette: 0.9,
  layers: [
    room({
      wall: '#3f7a6c',
      floor: '#6a4428',
      y: 0.87,
      window: { x: 0.13, y: 0.36, w: 0.15, h: 0.5, color: '#ffe6b4' },
      lean: 0.5,
    }),
    panelling,
    glow({ x: 0.57, y: 0.22, size: 0.62, color: '#ffe0a4', strength: 0.55, depth: 0.36, flicker: 0 }),
    framedPoster(POSTER, () => filmPicture(davidPoster, 640, 960, true)),
    glow({
      x: 0.57,
      y: 0.1,
      size: 0.3,
      color: '#fff0cc',
      strength: 0.5,
      depth: 0.42,
      stretch: 0.7,
      flicker: 0,
    }),
    figure(plant, {
      x: 0.9,
      y: 0.925,
      size: 0.46,
      color: '#0f2a20',
      depth: 0.55,
      rim: { color: '#e8f0b8', from: [-0.9, -0.5], width: 0.012, strength: 0.7 },
    }),
    figure(parentAndChild, {
      x: 0.27,
      y: 0.99,
      size: 0.52,
      color: '#0d1714',
      depth: 0.65,
      rim: { color: '#ffe6b4', from: [0.3, -0.9], width: 0.012, strength: 0.95 },
    }),
    weather({ kind: 'dust', count: 90, color: '#fff0cc', strength: 0.6, within: [0, 0.1, 0.8, 0.95] }),
  ],
}
