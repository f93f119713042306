import type { Scene } from '../core/scene.ts'
import { eventDavidPremiereScene } from './events/david-premiere.ts'
import { eventGalaScene } from './events/gala.ts'
import { eventHarborScene } from './events/harbor.ts'
import { eventOneVoiceScene } from './events/one-voice.ts'
import { eventPalmsScene } from './events/palms.ts'
import { eventPanelScene } from './events/panel.ts'
import { eventPressLineScene } from './events/press-line.ts'
import { eventRainArrivalScene } from './events/rain-arrival.ts'
import { eventStarsScene } from './events/stars.ts'

/** Red Carpet Events (feed 751). */
export const events: readonly Scene[] = [
  eventDavidPremiereScene,
  eventPressLineScene,
  eventGalaScene,
  eventRainArrivalScene,
  eventPalmsScene,
  eventPanelScene,
  eventHarborScene,
  eventOneVoiceScene,
  eventStarsScene,
]
