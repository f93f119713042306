import type { Scene } from '../../core/scene.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { filmNightThings } from '../../figures/shelf.ts'
import { filmPicture, inset } from '../../layers/inset.ts'
import { glow } from '../../layers/light.ts'
import { room } from '../../layers/room.ts'
import { dusk } from '../../layers/shadow.ts'
import { weather } from '../../layers/weather.ts'
import { wood } from '../../layers/wood.ts'
import { davidShadow } from '../worlds/david-shadow.ts'

const TABLE = 0.83

/** A framed poster on the wall above the table. */
const poster = drawing(0.3, (ctx, { w, h, u }) => {
  const high = u * 0.4
  const wide = high / 1.5
  const [x, y] = [0.655 * w, 0.06 * h]
  ctx.shadowColor = 'rgba(10,18,8,0.7)'
  ctx.shadowBlur = u * 0.04
  ctx.fillStyle = '#20180c'
  ctx.fillRect(x - u * 0.014, y - u * 0.014, wide + u * 0.028, high + u * 0.028)
  ctx.shadowBlur = 0
  inset(ctx, filmPicture(davidShadow, 480, 720), [x, y, wide, high])
})

/** A side room on a Saturday morning, everything laid out for the evening. */
export const bannerResources: Scene = {
  id: 'banner-resources',
  title: { lines: ['Resources'] },
  vignette: 0.8,
  layers: [
    room({
      wall: '#6c7f4a',
      floor: '#6c7f4a',
      y: 1.4,
      window: { x: 0.46, y: 0.34, w: 0.15, h: 0.62, color: '#fff0bc', panes: 3 },
      lean: 0.5,
    }),
    poster,
    wood({
      color: '#b98a50',
      light: { x: 0.62, y: 0.9, color: '#fff0c8', reach: 0.95 },
      y: TABLE,
      ambient: 0.3,
    }),
    figure(filmNightThings, {
      x: 0.685,
      y: TABLE + 0.06,
      size: 0.37,
      color: '#14180d',
      depth: 0.6,
      litColor: '#fff6d8',
      rim: { color: '#fff2c0', from: [-0.8, -0.6], width: 0.009, strength: 1 },
    }),
    glow({ x: 0.46, y: 0.34, size: 0.8, color: '#fff2c4', strength: 0.4, depth: 0.6, flicker: 0 }),
    weather({ kind: 'dust', count: 110, color: '#fffbe0', strength: 0.7, within: [0.4, 0.1, 1, 0.85] }),
    dusk({ from: [0, 0.5], to: [0.46, 0.5], color: '#12170a', strength: 0.85 }),
  ],
}
