import type { Scene } from '../../core/scene.ts'
import { hospitalShip } from '../../figures/boats.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { cranes, pirogue, quayFamilies } from '../../figures/harbour.ts'
import { mirrored } from '../../figures/mirrored.ts'
import { palms } from '../../figures/places.ts'
import { mist, ridge } from '../../layers/land.ts'
import { glow } from '../../layers/light.ts'
import { dusk } from '../../layers/shadow.ts'
import { clouds, sky } from '../../layers/sky.ts'
import { water } from '../../layers/water.ts'
import { birds } from '../../layers/weather.ts'

type Spot = readonly [x: number, y: number, size: number]

interface Staging {
  readonly id: string
  readonly shore: number
  readonly sun: number
  readonly ship: Spot
  readonly cranes: Spot
  readonly boats: readonly (readonly [...Spot, people: number, flip: boolean])[]
  readonly quay: { readonly y: number; readonly left: number }
  readonly families: Spot
  readonly palms: Spot
  readonly calm: Parameters<typeof dusk>[0]
}

const at = ([x, y, size]: Spot) => ({ x, y, size })

/** The stone quay with its bollards; it begins at `left` and runs out of the picture. */
const quay = ({ y, left }: Staging['quay']) =>
  drawing(0.8, (ctx, { w, h, u }) => {
    const stone = ctx.createLinearGradient(0, y * h, 0, y * h + u * 0.3)
    stone.addColorStop(0, '#1c2230')
    stone.addColorStop(0.12, '#10141f')
    stone.addColorStop(1, '#070a12')
    ctx.fillStyle = stone
    ctx.fillRect(left * w, y * h, w * 1.5, h)
    ctx.fillStyle = 'rgba(255,206,160,0.55)'
    ctx.fillRect(left * w, y * h, w * 1.5, Math.max(1, u * 0.0022))
    ctx.fillStyle = '#10141f'
    for (let x = left + 0.05; x < 1.05; x += 0.21) {
      ctx.fillRect(x * w, y * h - u * 0.028, u * 0.022, u * 0.03)
      ctx.fillRect(x * w - u * 0.006, y * h - u * 0.034, u * 0.034, u * 0.01)
    }
  })

/** Dawn in an African harbour: the ship has come, and everybody goes to meet it. */
const harbour = (staging: Staging): Scene => {
  const { shore, sun } = staging
  return {
    id: staging.id,
    title: { lines: ['~The', 'Mercy Ships'] },
    layers: [
      sky(
        [
          [0, '#0f3350'],
          [shore * 0.4, '#3a7589'],
          [shore * 0.72, '#e0a898'],
          [shore * 0.95, '#ffd6a0'],
          [1, '#123b4a'],
        ],
        { x: sun, y: shore - 0.02, color: '#fff0c4', reach: 0.3, strength: 0.95, disc: 0.045 },
      ),
      clouds({
        light: { x: sun, y: shore - 0.03, color: '#fff' },
        lit: '#ffdcc0',
        shadow: '#2b5f7a',
        horizon: shore + 0.02,
        cover: 0.52,
        opacity: 0.8,
        size: 1,
      }),
      ridge({ y: shore - 0.022, color: '#7f8a94', foot: '#e6b79c', depth: 0.16, rise: 0.05 }),
      figure(cranes, {
        ...at(staging.cranes),
        color: '#4f6472',
        depth: 0.2,
        litColor: '#ffe6b0',
        haze: { color: '#e6b598', from: 0.9, strength: 0.75 },
      }),
      mist({ y: shore, height: 0.025, color: '#ffdcb8', strength: 0.8, depth: 0.2 }),
      water({
        y: shore + 0.008,
        tint: '#0b3a4e',
        tintStrength: 0.5,
        light: { x: sun, color: '#ffe9c0', strength: 0.95, width: 0.14 },
        chop: 0.5,
      }),
      figure(mirrored(hospitalShip), {
        ...at(staging.ship),
        color: '#93a5ad',
        depth: 0.3,
        blur: 0.006,
        haze: { color: '#3f6a80', from: -0.05, strength: 0.35 },
      }),
      figure(hospitalShip, {
        ...at(staging.ship),
        color: '#e9eae4',
        depth: 0.3,
        rim: { color: '#fff2d4', from: [0.8, -0.7], width: 0.016, strength: 1 },
        haze: { color: '#7a8fa0', from: 0.55, strength: 0.5 },
      }),
      mist({ y: staging.ship[1], height: 0.014, color: '#f6dccb', strength: 0.5, depth: 0.3 }),
      staging.boats.map(([x, y, size, people, flip], i) =>
        figure(pirogue(people), {
          x,
          y,
          size,
          flip,
          color: '#16222f',
          depth: 0.45 + i * 0.06,
          bob: 0.002,
          rim: { color: '#ffdcb0', from: [flip ? -0.3 : 0.3, -1], width: 0.024, strength: 1 },
        }),
      ),
      glow({ x: sun, y: shore, size: 0.36, color: '#fff0cc', strength: 0.3, depth: 0.3, stretch: 0.7 }),
      birds(staging.ship[0], shore * 0.5, 9, '#fbf3e6', 0.016),
      figure(palms, {
        ...at(staging.palms),
        color: '#0b0f18',
        depth: 0.78,
        rim: { color: '#ffd9ac', from: [-0.8, -0.4], width: 0.006, strength: 0.5 },
      }),
      quay(staging.quay),
      figure(quayFamilies, {
        ...at(staging.families),
        color: '#0a0d16',
        depth: 0.82,
        rim: { color: '#ffd9ac', from: [0.1, -1], width: 0.016, strength: 1 },
      }),
      dusk(staging.calm),
    ],
  }
}

export const quayMorning = harbour({
  id: 'hero-mercy-ships-wide',
  shore: 0.5,
  sun: 0.87,
  ship: [0.645, 0.585, 0.25],
  cranes: [0.34, 0.51, 0.13],
  boats: [
    [0.46, 0.625, 0.034, 4, false],
    [0.575, 0.665, 0.05, 5, false],
    [0.4, 0.715, 0.072, 5, false],
  ],
  quay: { y: 0.9, left: 0.52 },
  families: [0.73, 0.905, 0.165],
  palms: [0.945, 0.92, 0.52],
  calm: { from: [0, 0.5], to: [0.5, 0.5], color: '#04141f', strength: 0.85 },
})
