import type { Scene } from '../../core/scene.ts'
import { drawing } from '../../figures/figure.ts'
import { mug, steam } from '../../figures/mug.ts'
import { prop } from '../../figures/prop.ts'
import { bookPile } from '../../figures/study.ts'
import { glow } from '../../layers/light.ts'
import { bokeh } from '../../layers/night-lights.ts'
import { rainGlass } from '../../layers/rain-glass.ts'
import { sky } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'
import { wood } from '../../layers/wood.ts'

const SILL = 0.8

/** A mug on the sill, the street behind the wet pane, nowhere to be. */
export const shareRainWindowScene: Scene = {
  id: 'share-rain-window',
  title: {
    face: 'cormorant',
    lines: ['Recommended', '~on a rainy day'],
    align: 'left',
    place: 'middle',
    accent: '#bfe0e8',
  },
  layers: [
    sky(
      [
        [0, '#0e1c2a'],
        [0.5, '#27485a'],
        [0.8, '#54707a'],
        [1, '#16222a'],
      ],
      { x: 0.62, y: 0.5, color: '#cfe8ee', reach: 0.5, strength: 0.5 },
    ),
    bokeh({
      count: 44,
      colors: ['#ffcf8f', '#ffb05e', '#ff7a5a', '#9fd8e4'],
      y0: 0.3,
      y1: 0.78,
      size: 0.075,
      strength: 0.5,
    }),
    weather({ kind: 'rain', count: 160, color: '#e6f4f4', strength: 0.5, wind: 0.04, depth: 0.3 }),
    rainGlass({ count: 330, light: '#ffe6bc' }),
    // The bars of the window, lit on the side of the lamp.
    drawing(0.6, (ctx, { w, h, u }) => {
      for (const x of [0.56, 1.02]) {
        const bar = ctx.createLinearGradient(x * w, 0, x * w + u * 0.045, 0)
        bar.addColorStop(0, '#0b1216')
        bar.addColorStop(0.7, '#1c2224')
        bar.addColorStop(1, '#7a5636')
        ctx.fillStyle = bar
        ctx.fillRect(x * w, -h, u * 0.045, h * 3)
      }
      ctx.fillStyle = '#11181b'
      ctx.fillRect(-w, h * 0.24, w * 3, u * 0.028)
      ctx.fillStyle = 'rgba(255,190,120,0.25)'
      ctx.fillRect(-w, h * 0.24 + u * 0.024, w * 3, u * 0.004)
    }),
    wood({
      color: '#8a4e2c',
      light: { x: 0.82, y: 0.9, color: '#ffd09a', reach: 0.55 },
      y: SILL,
      ambient: 0.18,
    }),
    glow({ x: 0.95, y: 0.5, size: 0.7, color: '#ffae62', strength: 0.5, flicker: 0 }),
    prop({ x: 0.885, y: SILL + 0.1, size: 0.3 }, (ctx) => bookPile(ctx, 3)),
    prop({ x: 0.715, y: SILL - 0.16, size: 0.32 }, (ctx, { u }) => steam(ctx, u * 0.008)),
    prop({ x: 0.715, y: SILL + 0.11, size: 0.31 }, (ctx) => mug(ctx, '#3f6f78')),
  ],
}
