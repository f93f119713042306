import { mix } from '../core/color.ts'
import type { Layer } from '../core/stage.ts'
import { type RangeOptions, range } from './settings.ts'
import { clouds, type Light, sky, stars } from './sky.ts'

export interface VistaOptions {
  /** Sky from the top down to the horizon. */
  readonly tones: readonly [top: string, middle: string, low: string]
  /** The nearest ground. */
  readonly ground: string
  readonly light: Light
  readonly horizon?: number
  readonly cover?: number
  readonly cloudSize?: number
  readonly stars?: number
  readonly hills?: Partial<RangeOptions>
}

/** Sky, clouds and hills from one small palette: the start of most outdoor scenes. */
export const vista = (options: VistaOptions): Layer[] => {
  const { tones, ground, light, horizon = 0.62, cover = 0.5 } = options
  const [top, middle, low] = tones
  return [
    sky(
      [
        [0, top],
        [horizon * 0.55, middle],
        [horizon, low],
        [1, ground],
      ],
      light,
    ),
    ...(options.stars ? [stars(options.stars, horizon * 0.9)] : []),
    ...(cover > 0
      ? [
          clouds({
            light,
            lit: mix(low, light.color, 0.55),
            shadow: mix(top, '#000000', 0.15),
            horizon: horizon + 0.03,
            cover,
            opacity: 0.85,
            size: options.cloudSize ?? 1,
          }),
        ]
      : []),
    ...range({
      y: horizon,
      to: 0.84,
      count: 4,
      far: mix(low, top, 0.42),
      near: ground,
      haze: mix(low, light.color, 0.25),
      sun: light.x,
      rimColor: light.color,
      ...options.hills,
    }),
  ]
}
