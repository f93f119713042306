import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { lanternBearer } from '../../figures/lantern-bearer.ts'
import { mist, ridge } from '../../layers/land.ts'
import { glow } from '../../layers/light.ts'
import { range } from '../../layers/settings.ts'
import { dusk } from '../../layers/shadow.ts'
import { sky, stars } from '../../layers/sky.ts'
import { milkyWay, valleyLights } from '../../layers/valley-lights.ts'
import { weather } from '../../layers/weather.ts'

const LAMP = '#ffbf66'
const BEARER = { x: 0.62, y: 0.79, size: 0.46 } as const
const FLAME = { x: BEARER.x + 0.0506, y: 0.487 } as const

/** Somebody with a lantern looks out over a valley full of lights. */
export const bannerSearch: Scene = {
  id: 'banner-search',
  title: { lines: ['Search'] },
  vignette: 0.8,
  layers: [
    sky(
      [
        [0, '#070a1e'],
        [0.3, '#15203f'],
        [0.5, '#2f4a5c'],
        [0.58, '#7d8a78'],
        [0.7, '#10182a'],
        [1, '#05070f'],
      ],
      { x: 0.84, y: 0.56, color: '#ffce94', reach: 0.36, strength: 0.75 },
    ),
    milkyWay({
      from: [0.98, 0.5],
      to: [0.42, -0.1],
      width: 0.2,
      color: '#7d8fd8',
      warm: '#ffdcb0',
      strength: 0.75,
      horizon: 0.56,
    }),
    stars(520, 0.56),
    range({
      y: 0.54,
      to: 0.6,
      count: 3,
      far: '#3d5566',
      near: '#132236',
      haze: '#8fa096',
      sun: 0.84,
      rimColor: '#e6c79a',
      rise: 0.1,
    }),
    mist({ y: 0.61, height: 0.05, color: '#7f9aa0', strength: 0.5, depth: 0.25 }),
    valleyLights({
      y: 0.6,
      to: 0.9,
      color: LAMP,
      places: [
        [0.38, 0.635, 0.035, 26],
        [0.52, 0.66, 0.045, 46],
        [0.74, 0.645, 0.04, 44],
        [0.88, 0.7, 0.07, 110],
        [0.76, 0.76, 0.06, 70],
        [0.5, 0.76, 0.05, 40],
        [0.3, 0.72, 0.04, 24],
      ],
    }),
    mist({ y: 0.72, height: 0.04, color: '#5f7d8a', strength: 0.4, depth: 0.3 }),
    mist({ y: 0.83, height: 0.06, color: '#3d5566', strength: 0.5, depth: 0.35 }),
    glow({ ...FLAME, size: 0.7, color: LAMP, strength: 0.55, depth: 0.7 }),
    figure(lanternBearer, {
      ...BEARER,
      color: '#0a0a14',
      depth: 0.7,
      litColor: '#fff0c4',
      rim: { color: '#ffc778', from: [1, -0.15], width: 0.012, strength: 1 },
    }),
    ridge({
      y: 0.8,
      through: [
        [-0.1, 1.02],
        [0.36, 0.93],
        [0.52, 0.82],
        [BEARER.x, BEARER.y - 0.004],
        [0.7, 0.815],
        [0.86, 0.93],
        [1.1, 1.02],
      ],
      color: '#0a0c14',
      foot: '#05060c',
      depth: 0.7,
      rise: 0.05,
      cover: 'grass',
      growth: 0.045,
      rim: { x: 0.655, color: '#ffc778', strength: 0.95 },
    }),
    glow({ ...FLAME, size: 0.2, color: '#ffe3ad', strength: 0.95, depth: 0.7 }),
    weather({ kind: 'dust', count: 40, color: '#ffd691', strength: 0.7, within: [0.54, 0.35, 0.8, 0.9] }),
    dusk({ from: [0, 0.5], to: [0.44, 0.5], color: '#05070f', strength: 0.7 }),
  ],
}
