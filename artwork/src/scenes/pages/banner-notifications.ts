import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { skyline } from '../../figures/places.ts'
import { theatre } from '../../figures/premiere.ts'
import { mist, ridge } from '../../layers/land.ts'
import { beam, glow } from '../../layers/light.ts'
import { dusk } from '../../layers/shadow.ts'
import { clouds, sky, stars } from '../../layers/sky.ts'

/** Searchlights over a marquee: something opens tonight. */
export const bannerNotifications: Scene = {
  id: 'banner-notifications',
  title: { lines: ['Notifications'] },
  layers: [
    sky(
      [
        [0, '#0d0626'],
        [0.5, '#34125e'],
        [0.82, '#a02f78'],
        [1, '#2a0a2a'],
      ],
      { x: 0.74, y: 0.9, color: '#ffb070', reach: 0.4, strength: 0.7 },
    ),
    stars(420, 0.8),
    clouds({
      light: { x: 0.74, y: 0.9, color: '#fff' },
      lit: '#d065a0',
      shadow: '#1c0a40',
      horizon: 0.9,
      cover: 0.45,
      opacity: 0.6,
    }),
    [
      [0.6, -114, '#ffe9c0'],
      [0.66, -97, '#ffd9f0'],
      [0.82, -80, '#ffe9c0'],
      [0.88, -63, '#ffd9f0'],
    ].map(([x, angle, color]) =>
      beam({
        x: Number(x),
        y: 0.97,
        angle: Number(angle),
        spread: 10,
        length: 1.7,
        color: String(color),
        strength: 0.85,
        depth: 0.2,
      }),
    ),
    figure(skyline(60), {
      x: 0.5,
      y: 0.98,
      size: 0.36,
      color: '#220c3c',
      depth: 0.3,
      litColor: '#ffc890',
      haze: { color: '#8a2c6c', from: 0.7, strength: 0.6 },
    }),
    mist({ y: 0.93, height: 0.1, color: '#f08a8c', strength: 0.5, depth: 0.35 }),
    glow({ x: 0.74, y: 0.72, size: 0.6, color: '#ffb86c', strength: 0.6, depth: 0.4 }),
    figure(theatre, {
      x: 0.74,
      y: 0.97,
      size: 0.47,
      color: '#12061e',
      depth: 0.5,
      litColor: '#ffdc94',
      rim: { color: '#ff9ec0', from: [0, -1], width: 0.008, strength: 0.7 },
    }),
    ridge({ y: 0.975, color: '#0c0414', depth: 0.6, rise: 0.01, texture: 0 }),
    dusk({ from: [0, 0.5], to: [0.52, 0.5], color: '#090418', strength: 0.75 }),
  ],
}
