import type { Scene } from '../core/scene.ts'
import { shareChurchBasementScene } from './sharing/church-basement.ts'
import { shareDriveInScene } from './sharing/drive-in.ts'
import { shareLongRoadScene } from './sharing/long-road.ts'
import { shareNorthernScene } from './sharing/northern.ts'
import { sharePorchScene } from './sharing/porch.ts'
import { shareRainWindowScene } from './sharing/rain-window.ts'
import { shareSpotlightScene } from './sharing/spotlight.ts'
import { shareVineyardScene } from './sharing/vineyard.ts'

/** Sharing Movies Worthy (feed 749). */
export const sharing: readonly Scene[] = [
  shareDriveInScene,
  shareChurchBasementScene,
  shareRainWindowScene,
  shareLongRoadScene,
  sharePorchScene,
  shareNorthernScene,
  shareVineyardScene,
  shareSpotlightScene,
]
