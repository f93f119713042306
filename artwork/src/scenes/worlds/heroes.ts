import type { Scene } from '../../core/scene.ts'
import { moved } from '../../layers/print.ts'
import { kingOfKingsBook } from './king-of-kings.ts'
import { mercyShipsAbove } from './mercy-ships.ts'

const NIGHT = { depth: 0.9 }

/** The foot of a tall screen, which the words cover. */
const calm = (color: string, from: number): Scene['layers'][number] => ({
  ...NIGHT,
  paint: (ctx, { w, h }) => {
    const fall = ctx.createLinearGradient(0, from * h, 0, (from + 0.24) * h)
    fall.addColorStop(0, `${color}00`)
    fall.addColorStop(1, color)
    ctx.fillStyle = fall
    ctx.fillRect(-w, from * h, w * 3, h * 2)
  },
})

const [backdrop, ...pages] = kingOfKingsBook.layers.flat()
const [sea, ...ships] = mercyShipsAbove.layers.flat()
const still = { pan: 0, push: 0 }

export const heroKingOfKingsWide: Scene = {
  ...kingOfKingsBook,
  id: 'hero-king-of-kings-wide',
  camera: still,
  layers: [backdrop, ...pages].flatMap((layer) => (layer ? [moved(layer, 0.24, 0.01, 0.88)] : [])),
}

export const heroKingOfKingsTall: Scene = {
  ...kingOfKingsBook,
  id: 'hero-king-of-kings-tall',
  camera: still,
  layers: [
    ...[backdrop, ...pages].flatMap((layer) => (layer ? [moved(layer, 0, -0.285, 0.56)] : [])),
    calm('#0c0e2c', 0.4),
  ],
}

export const heroMercyShipsWide: Scene = {
  ...mercyShipsAbove,
  id: 'hero-mercy-ships-wide',
  camera: still,
  layers: [...(sea ? [sea] : []), ...ships.map((layer) => moved(layer, 0.22, 0, 0.8))],
}

export const heroMercyShipsTall: Scene = {
  ...mercyShipsAbove,
  id: 'hero-mercy-ships-tall',
  camera: still,
  layers: [
    ...(sea ? [sea] : []),
    ...ships.map((layer) => moved(layer, -0.04, -0.285, 0.54)),
    calm('#04243a', 0.4),
  ],
}
