import type { Scene } from '../../core/scene.ts'
import { setLine } from '../../layers/lettering.ts'
import { moved } from '../../layers/print.ts'
import { mercyShipsAbove } from '../worlds/mercy-ships.ts'

const [sea, ...ships] = mercyShipsAbove.layers.flat()

/** The film's sea, with room for its words. */
export const seriesMercyShipsScene: Scene = {
  ...mercyShipsAbove,
  id: 'series-mercy-ships',
  title: {
    lines: ['~The', 'Mercy Ships'],
    letter: (ctx, { h, u }) => {
      const line = { face: 'outfit', x: u * 0.09, anchor: 'left', color: '#ffffff' } as const
      setLine(ctx, 'the', { ...line, y: h * 0.17, size: u * 0.085 })
      setLine(ctx, 'mercy', { ...line, y: h * 0.33, size: u * 0.19, tracking: -0.03 })
      setLine(ctx, 'ships', { ...line, y: h * 0.5, size: u * 0.19, tracking: -0.03 })
    },
  },
  layers: [...(sea ? [sea] : []), ...ships.map((layer) => moved(layer, 0.14, 0.04, 0.92))],
}
