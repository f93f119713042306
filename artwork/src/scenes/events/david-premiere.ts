import type { Scene } from '../../core/scene.ts'
import { figure } from '../../figures/figure.ts'
import { couple, ropes, theatre } from '../../figures/premiere.ts'
import { beam } from '../../layers/light.ts'
import { flashes } from '../../layers/night-lights.ts'
import { strip } from '../../layers/settings.ts'
import { vista } from '../../layers/vista.ts'

export const eventDavidPremiereScene: Scene = {
  id: 'event-david-premiere',
  title: { lines: ['~Premiere night', 'David'], align: 'left', place: 'top' },
  layers: [
    vista({
      tones: ['#0a0a20', '#2a1a4a', '#8a3a54'],
      ground: '#0a0610',
      light: { x: 0.62, y: 0.6, color: '#ffc07a', reach: 0.35 },
      horizon: 0.74,
      stars: 150,
      cover: 0.3,
      hills: { count: 1 },
    }),
    beam({
      x: 0.3,
      y: 0.8,
      angle: -72,
      spread: 9,
      length: 1.3,
      color: '#ffe6bc',
      strength: 0.7,
      sweep: 11,
      speed: 0.5,
      depth: 0.2,
    }),
    beam({
      x: 0.95,
      y: 0.8,
      angle: -108,
      spread: 9,
      length: 1.3,
      color: '#ffe6bc',
      strength: 0.7,
      sweep: 11,
      speed: 0.6,
      depth: 0.2,
    }),
    figure(theatre, {
      x: 0.64,
      y: 0.8,
      size: 0.42,
      color: '#1a0e18',
      depth: 0.4,
      litColor: '#ffdf9a',
      rim: { color: '#ffb870', from: [0, 1], width: 0.012 },
    }),
    strip({
      x: 0.64,
      y: 0.8,
      near: 0.6,
      far: 0.06,
      to: 0.58,
      color: '#c8202a',
      dark: '#4a0810',
      depth: 0.5,
    }),
    figure(ropes(3), {
      x: 0.22,
      y: 0.95,
      size: 0.2,
      color: '#160a0c',
      depth: 0.7,
      rim: { color: '#ffcf7a', from: [0.8, -0.5], width: 0.03 },
    }),
    figure(couple, {
      x: 0.6,
      y: 0.96,
      size: 0.36,
      color: '#0c0509',
      depth: 0.7,
      rim: { color: '#ffd28f', from: [0, -1], width: 0.014 },
    }),
    flashes(0.72),
  ],
}
