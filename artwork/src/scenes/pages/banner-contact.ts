import type { Scene } from '../../core/scene.ts'
import { house } from '../../figures/buildings.ts'
import { mailbox } from '../../figures/desk.ts'
import { figure } from '../../figures/figure.ts'
import { oak } from '../../figures/outdoors.ts'
import { mist, ridge } from '../../layers/land.ts'
import { glow } from '../../layers/light.ts'
import { range } from '../../layers/settings.ts'
import { dusk } from '../../layers/shadow.ts'
import { clouds, sky, stars } from '../../layers/sky.ts'
import { weather } from '../../layers/weather.ts'

/** A mailbox at the end of a drive, flag up; somebody is still awake. */
export const bannerContact: Scene = {
  id: 'banner-contact',
  title: { lines: ['Contact'] },
  layers: [
    sky(
      [
        [0, '#062430'],
        [0.4, '#12505c'],
        [0.66, '#5aa096'],
        [0.78, '#cfe0b8'],
        [1, '#0a1c20'],
      ],
      { x: 0.66, y: 0.78, color: '#f4f0c0', reach: 0.36, strength: 0.6 },
    ),
    stars(300, 0.6),
    clouds({
      light: { x: 0.66, y: 0.76, color: '#fff' },
      lit: '#e2e4c0',
      shadow: '#0f4450',
      horizon: 0.8,
      cover: 0.46,
      opacity: 0.7,
    }),
    range({
      y: 0.74,
      to: 0.83,
      count: 2,
      far: '#3f8078',
      near: '#1a4a4c',
      haze: '#b8d4b0',
      sun: 0.66,
      rimColor: '#f0f4cc',
      rise: 0.1,
    }),
    mist({ y: 0.82, height: 0.04, color: '#b4d4b8', strength: 0.5, depth: 0.4 }),
    figure(oak(1), {
      x: 0.945,
      y: 0.9,
      size: 0.74,
      color: '#08191c',
      depth: 0.45,
      rim: { color: '#d8e8c0', from: [-0.8, -0.5], width: 0.006, strength: 0.5 },
    }),
    figure(house, {
      x: 0.83,
      y: 0.895,
      size: 0.42,
      color: '#0a1e22',
      depth: 0.5,
      litColor: '#ffd284',
      rim: { color: '#dcead0', from: [-0.7, -0.7], width: 0.008, strength: 0.7 },
    }),
    glow({ x: 0.855, y: 0.72, size: 0.3, color: '#ffc878', strength: 0.6, depth: 0.5 }),
    ridge({
      y: 0.9,
      through: [
        [-0.1, 0.93],
        [0.4, 0.935],
        [0.6, 0.915],
        [0.85, 0.885],
        [1.1, 0.88],
      ],
      color: '#0a191b',
      foot: '#050e10',
      depth: 0.7,
      rise: 0.02,
      cover: 'grass',
      growth: 0.06,
      rim: { x: 0.66, color: '#c8dcb0', strength: 0.7 },
    }),
    figure(mailbox, {
      x: 0.61,
      y: 0.955,
      size: 0.52,
      color: '#071416',
      depth: 0.75,
      rim: { color: '#eef4d0', from: [0.5, -0.9], width: 0.014, strength: 0.95 },
    }),
    glow({ x: 0.6, y: 0.5, size: 0.34, color: '#ffe0a8', strength: 0.3, depth: 0.75, flicker: 0 }),
    weather({ kind: 'dust', count: 70, color: '#f4ffc0', strength: 0.9, within: [0.45, 0.5, 1, 0.98] }),
    dusk({ from: [0, 0.5], to: [0.48, 0.5], color: '#04141a', strength: 0.7 }),
  ],
}
