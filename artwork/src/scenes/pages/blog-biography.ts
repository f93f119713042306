import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { life } from '../../figures/life.ts'
import { oak } from '../../figures/outdoors.ts'
import { ridge } from '../../layers/land.ts'
import { range } from '../../layers/settings.ts'
import { clouds, sky } from '../../layers/sky.ts'
import { birds } from '../../layers/weather.ts'

/** The whole of a life on the crest of one hill, from its morning to its evening. */
export const blogBiography: Scene = {
  id: 'biography',
  title: { lines: ['Biography'] },
  vignette: 0,
  layers: [
    sky(
      [
        [0, '#7f8672'],
        [0.4, '#c0b186'],
        [0.74, '#ecd49a'],
        [1, '#8c7a54'],
      ],
      { x: 0.6, y: 0.62, color: '#fffbe2', reach: 0.3, strength: 0.5, disc: 0.13 },
    ),
    clouds({
      light: { x: 0.6, y: 0.6, color: '#fff' },
      lit: '#fffbea',
      shadow: '#8e8b76',
      horizon: 0.78,
      cover: 0.5,
      opacity: 0.7,
      size: 1.2,
    }),
    range({
      y: 0.69,
      to: 0.79,
      count: 3,
      far: '#b9ac84',
      near: '#74694a',
      haze: '#f2e4b8',
      sun: 0.6,
      rimColor: '#fff6d6',
      rise: 0.08,
    }),
    figure(oak(1), {
      x: 0.9,
      y: 0.845,
      size: 0.56,
      color: '#2b2415',
      depth: 0.6,
      rim: { color: '#fff0c4', from: [-0.8, -0.4], width: 0.008, strength: 0.7 },
    }),
    figure(life, {
      x: 0.48,
      y: 0.852,
      size: 0.25,
      color: '#171208',
      depth: 0.7,
      rim: { color: '#fff6d2', from: [0.3, -1], width: 0.01, strength: 0.8 },
    }),
    ridge({
      y: 0.85,
      through: [
        [-0.1, 0.91],
        [0.16, 0.868],
        [0.34, 0.852],
        [0.56, 0.842],
        [0.76, 0.855],
        [1.1, 0.86],
      ],
      color: '#2e2717',
      foot: '#17130b',
      depth: 0.75,
      rise: 0.02,
      cover: 'grass',
      growth: 0.024,
      rim: { x: 0.6, color: '#fff0c2', strength: 0.8 },
    }),
    // Morning has its own colors, and so has the evening.
    {
      depth: 0,
      blend: 'soft-light',
      paint: (ctx, { w, h }) => {
        const day = ctx.createLinearGradient(0, 0, w, 0)
        day.addColorStop(0, 'rgba(90,190,160,0.8)')
        day.addColorStop(0.5, 'rgba(255,236,190,0)')
        day.addColorStop(1, 'rgba(150,50,40,0.85)')
        ctx.fillStyle = day
        ctx.fillRect(-w, -h, w * 3, h * 3)
      },
    },
    birds(0.26, 0.3, 5, '#3a3324', 0.016),
  ],
}
