import type { Scene } from '../core/scene.ts'
import { seriesBeekeepersScene } from './series/beekeepers.ts'
import { seriesCircuitRidersScene } from './series/circuit-riders.ts'
import { seriesLamplightersScene } from './series/lamplighters.ts'
import { seriesLettersToEphesusScene } from './series/letters-to-ephesus.ts'
import { seriesMercyShipsScene } from './series/mercy-ships.ts'
import { seriesNorthernLightScene } from './series/northern-light.ts'
import { seriesSecondStreetScene } from './series/second-street.ts'
import { seriesSundayKitchenScene } from './series/sunday-kitchen.ts'
import { seriesWardSixScene } from './series/ward-six.ts'
import { seriesWellsScene } from './series/wells.ts'

/** Trailers of the series (feed 752). */
export const series: readonly Scene[] = [
  seriesMercyShipsScene,
  seriesWardSixScene,
  seriesCircuitRidersScene,
  seriesSecondStreetScene,
  seriesBeekeepersScene,
  seriesNorthernLightScene,
  seriesWellsScene,
  seriesSundayKitchenScene,
  seriesLamplightersScene,
  seriesLettersToEphesusScene,
]
