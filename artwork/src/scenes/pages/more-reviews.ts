import type { Scene } from '../../core/scene.ts'
import type { Layer } from '../../core/stage.ts'
import { flock, shepherd } from '../../figures/animals.ts'
import { chapel, house } from '../../figures/buildings.ts'
import { type Drawing, figure } from '../../figures/figure.ts'
import { family } from '../../figures/life.ts'
import { oak } from '../../figures/outdoors.ts'
import { palms } from '../../figures/places.ts'
import { donkey } from '../../figures/procession.ts'
import { balloons, fish, footprints, lamppost, parted, rope } from '../../figures/review-things.ts'
import { handInHand } from '../../figures/strollers.ts'
import { train } from '../../figures/vehicles.ts'
import { mist, ridge } from '../../layers/land.ts'
import { glow, rays } from '../../layers/light.ts'
import type { Light } from '../../layers/sky.ts'
import { vista } from '../../layers/vista.ts'
import { water } from '../../layers/water.ts'
import { birds, weather } from '../../layers/weather.ts'

type Tones = readonly [top: string, middle: string, low: string]

const scene = (id: string, title: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: [title] },
  layers,
})

const light = (x: number, y: number, color: string, disc = 0.05): Light => ({
  x,
  y,
  color,
  reach: 0.42,
  strength: 0.85,
  disc,
})

/** A silhouette on the ground, lit from where the light is. */
const stands = (who: Drawing, x: number, y: number, size: number, sun: Light, color = '#120c14'): Layer =>
  figure(who, {
    x,
    y,
    size,
    color,
    depth: 0.6,
    rim: { color: sun.color, from: [(sun.x - x) * 1.6, -0.7], width: 0.014, strength: 0.9 },
  })

const land = (
  tones: Tones,
  ground: string,
  sun: Light,
  more: { stars?: number; cover?: number; horizon?: number } = {},
) => vista({ tones, ground, light: sun, ...more })

const foreground = (color: string, sun: Light, y = 0.84, cover: 'grass' | 'none' = 'grass'): Layer =>
  ridge({
    y,
    color,
    foot: '#0a070c',
    depth: 0.5,
    rise: 0.03,
    cover,
    rim: { x: sun.x, color: sun.color, strength: 0.7 },
  })

const dawn = light(0.62, 0.4, '#ffd9a0')
const moon = light(0.28, 0.2, '#dfe8ff', 0.035)
const noon = light(0.7, 0.18, '#fff6da')
const dusk = light(0.4, 0.5, '#ff9a52')
const star = light(0.7, 0.16, '#fff3c4', 0.012)
const surface = light(0.5, 0.02, '#d8fbff')

/** The pictures of the reviews after the first four: a place each, and no faces. */
export const moreReviews: readonly Scene[] = [
  scene('the-prince-of-egypt', 'The Prince of Egypt', [
    land(['#24304f', '#c46f3c', '#ffd08a'], '#6a3f22', light(0.5, 0.46, '#ffe2ac'), { horizon: 0.6 }),
    parted,
    rays({ x: 0.5, y: 0.46, color: '#ffe2ac', strength: 0.5, length: 0.7, count: 9 }),
    [0.4, 0.47, 0.54, 0.61].map((x, row) =>
      stands(family, x, 0.8 + (row % 2) * 0.05, 0.13 + (row % 2) * 0.03, light(0.5, 0.46, '#ffe2ac')),
    ),
  ]),
  scene('the-lion-the-witch-and-the-wardrobe', 'Narnia', [
    land(['#0d1733', '#2c4470', '#90a8cc'], '#c3d2e6', moon, { stars: 220 }),
    foreground('#dfe8f4', moon, 0.8, 'none'),
    ridge({ y: 0.74, color: '#14233f', depth: 0.4, rise: 0.05, cover: 'pines', growth: 1.5 }),
    glow({ x: 0.66, y: 0.62, size: 0.5, color: '#ffc56b', strength: 0.8, depth: 0.55 }),
    lamppost,
    weather({ kind: 'snow', count: 420, color: '#ffffff', strength: 0.9 }),
  ]),
  scene('its-a-wonderful-life', 'It’s a Wonderful Life', [
    land(['#0a1026', '#25325a', '#6d7fa8'], '#b8c4d8', moon, { stars: 120 }),
    stands(house, 0.42, 0.8, 0.16, light(0.42, 0.7, '#ffcf7d'), '#10131f'),
    stands(chapel, 0.2, 0.8, 0.2, moon, '#10131f'),
    foreground('#cdd7e6', moon, 0.82, 'none'),
    stands(house, 0.72, 0.87, 0.34, light(0.72, 0.7, '#ffcf7d'), '#10131f'),
    glow({ x: 0.72, y: 0.76, size: 0.36, color: '#ffc56b', strength: 0.6, depth: 0.55 }),
    weather({ kind: 'snow', count: 520, color: '#ffffff', strength: 1 }),
  ]),
  scene('chariots-of-fire', 'Chariots of Fire', [
    land(['#5f7f9c', '#b9c7c4', '#f6dfb4'], '#9f8a68', dawn, { cover: 0.6 }),
    water({
      y: 0.6,
      tint: '#6f9aa6',
      tintStrength: 0.5,
      light: { x: 0.62, color: '#fff0cf', strength: 0.9, width: 0.3 },
    }),
    ridge({ y: 0.78, color: '#b79a6c', foot: '#6d5534', depth: 0.5, rise: 0.012 }),
    footprints,
    birds(0.75, 0.24, 7, '#ffffff'),
  ]),
  scene('finding-nemo', 'Finding Nemo', [
    land(['#8df0f2', '#1e93c4', '#0a4f8c'], '#06294f', surface, { cover: 0, horizon: 0.8 }),
    rays({ x: 0.5, y: -0.05, color: '#e6fdff', strength: 0.6, length: 1.1, count: 11 }),
    ridge({ y: 0.84, color: '#0b3f63', foot: '#04182f', depth: 0.5, rise: 0.1, rough: 0.8 }),
    ridge({ y: 0.93, color: '#7a2f52', foot: '#2a0f2a', depth: 0.6, rise: 0.06, cover: 'grass' }),
    fish,
    weather({ kind: 'dust', count: 160, color: '#eaffff', strength: 0.6 }),
  ]),
  scene('up', 'Up', [
    land(['#4c8fd0', '#9fcdf0', '#fdeecb'], '#7da35f', noon, { cover: 0.5, horizon: 0.74 }),
    balloons,
    stands(house, 0.6, 0.76, 0.17, noon, '#4a3a52'),
    birds(0.25, 0.3, 5, '#ffffff'),
  ]),
  scene('old-yeller', 'Old Yeller', [
    land(['#7fa9c0', '#e2c88e', '#ffdf94'], '#a97f3d', dusk, { cover: 0.35 }),
    foreground('#6d4a1f', dusk),
    stands(oak(1), 0.78, 0.9, 0.7, dusk, '#2a1a0c'),
    weather({ kind: 'dust', count: 120, color: '#fff0c8', strength: 0.6 }),
  ]),
  scene('the-sound-of-music', 'The Sound of Music', [
    land(['#3f86c9', '#9cc9ec', '#f4f2dc'], '#4f8a3f', noon, { cover: 0.45, horizon: 0.56 }),
    ridge({
      y: 0.58,
      color: '#8d9fb8',
      foot: '#bccbd8',
      depth: 0.2,
      rise: 0.3,
      rough: 0.7,
      rim: { x: 0.7, color: '#ffffff' },
    }),
    foreground('#5d9a42', noon, 0.76),
    stands(family, 0.4, 0.86, 0.22, noon, '#2d2a2c'),
    stands(chapel, 0.8, 0.8, 0.24, noon, '#4a4038'),
  ]),
  scene('courageous', 'Courageous', [
    land(['#1d2a4d', '#8a4a52', '#ffb066'], '#3a2620', dusk, { cover: 0.6 }),
    foreground('#2b1d16', dusk),
    stands(handInHand, 0.56, 0.9, 0.36, dusk, '#140c0c'),
  ]),
  scene('hacksaw-ridge', 'Hacksaw Ridge', [
    land(['#15171c', '#5a3a30', '#d87a3e'], '#1c1614', light(0.35, 0.42, '#ffb27a'), { cover: 0.8 }),
    ridge({
      y: 0.5,
      through: [
        [-0.1, 0.95],
        [0.46, 0.93],
        [0.54, 0.42],
        [1.1, 0.38],
      ],
      color: '#241a17',
      foot: '#0b0807',
      depth: 0.5,
      rise: 0.03,
      rough: 0.8,
      rim: { x: 0.5, color: '#ffb27a', strength: 0.8 },
    }),
    rope,
    mist({ y: 0.78, height: 0.2, color: '#c9a184', strength: 0.5 }),
    weather({ kind: 'embers', count: 120, color: '#ffb066', strength: 0.8 }),
  ]),
  scene('the-nativity-story', 'The Nativity Story', [
    land(['#070b26', '#1d2a5c', '#6a5a7d'], '#241c2c', star, { stars: 420, cover: 0.15 }),
    rays({ x: 0.7, y: 0.16, color: '#fff3c4', strength: 0.45, length: 0.7, count: 5 }),
    glow({ x: 0.7, y: 0.16, size: 0.3, color: '#fff3c4', strength: 0.8, depth: 0.1 }),
    foreground('#191322', star),
    stands({ mask: donkey }, 0.44, 0.88, 0.2, star, '#0a0812'),
    stands(shepherd, 0.55, 0.88, 0.22, star, '#0a0812'),
    stands(palms, 0.94, 0.94, 0.6, star, '#0a0812'),
    stands(flock(5), 0.18, 0.9, 0.09, star, '#171322'),
    stands(shepherd, 0.08, 0.9, 0.2, star, '#0a0812'),
  ]),
  scene('paddington-2', 'Paddington 2', [
    land(['#3b5b8c', '#e59c8a', '#ffe0a6'], '#5b3b46', dawn, { cover: 0.5 }),
    [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((x) => stands(house, x, 0.8, 0.26, dawn, '#5a4866')),
    foreground('#3c2734', dawn, 0.86, 'none'),
    stands(train, 0.46, 0.9, 0.2, dawn, '#33151c'),
    birds(0.3, 0.25, 6, '#fff6e6'),
  ]),
]
