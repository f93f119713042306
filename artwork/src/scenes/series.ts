import type { Scene } from '../core/scene.ts'
import { seriesCircuitRidersScene } from './series/circuit-riders.ts'
import { seriesMercyShipsScene } from './series/mercy-ships.ts'
import { seriesNorthernLightScene } from './series/northern-light.ts'
import { beekeepers, kitchen, lamplighters, letters, ward, wells } from './series/paper.ts'
import { seriesSecondStreetScene } from './series/second-street.ts'

/** Trailers of the series (feed 752). */
export const series: readonly Scene[] = [
  seriesMercyShipsScene,
  ward,
  seriesCircuitRidersScene,
  seriesSecondStreetScene,
  beekeepers,
  seriesNorthernLightScene,
  wells,
  kitchen,
  lamplighters,
  letters,
]
