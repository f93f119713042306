import type { Scene } from '../../core/scene.ts'
import { type Drawing, figure } from '../../figures/figure.ts'
import { hat } from '../../figures/wardrobe.ts'
import { glow } from '../../layers/light.ts'
import { room } from '../../layers/room.ts'
import { spot } from '../../layers/spot.ts'
import { weather } from '../../layers/weather.ts'

/** Father and son at the two ends of one table, an empty chair between them. */
const table: Drawing = {
  mask: (pen) => {
    const chair = (): void => {
      pen.line(0.04, [-0.17, 0.02], [-0.17, -0.84])
      pen.line(0.035, [0.14, 0.02], [0.14, -0.38])
      pen.box(-0.19, -0.42, 0.36, 0.045)
      pen.box(-0.19, -0.84, 0.04, 0.1)
    }
    for (const side of [-1, 1])
      pen.at(
        side * 1.18,
        0,
        1,
        () => {
          chair()
          const bowed = side < 0 ? 0.07 : 0
          pen.shape(
            [-0.14, -0.4],
            [-0.17, -0.64],
            [-0.1, -0.86],
            [0.04 + bowed, -0.88],
            [0.12 + bowed, -0.66],
            [0.1, -0.4],
          )
          pen.limb([0.04 + bowed, -0.78, 0.06], [0.16, -0.6, 0.048], [0.34, -0.6, 0.032])
          pen.limb([0, -0.42, 0.085], [0.28, -0.43, 0.066], [0.29, -0.1, 0.045])
          pen.limb([0.28, -0.03, 0.032], [0.42, -0.01, 0.024])
          pen.limb([bowed * 0.9, -0.86, 0.046], [0.03 + bowed * 1.5, -0.94, 0.044])
          pen.dot(0.045 + bowed * 1.7, -1.02, 0.08, 0.096, bowed * 5)
          hat(pen, 'short', 0.035 + bowed * 1.7, -1.03, 0.084)
        },
        side > 0,
      )
    pen.box(-0.86, -0.6, 1.72, 0.05)
    for (const x of [-0.74, 0.74])
      pen.poly([x - 0.035, -0.56], [x + 0.035, -0.56], [x + 0.025, 0.02], [x - 0.025, 0.02])
    pen.line(0.035, [-0.15, -0.58], [-0.15, -1.02])
    pen.line(0.035, [0.15, -0.58], [0.15, -1.02])
    for (const y of [-1.0, -0.86]) pen.box(-0.16, y, 0.32, 0.05)
    pen.poly([-0.5, -0.6], [-0.48, -0.7], [-0.4, -0.7], [-0.38, -0.6])
    pen.poly([0.44, -0.6], [0.46, -0.7], [0.54, -0.7], [0.56, -0.6])
  },
}

const lamp: Drawing = {
  mask: (pen) => {
    pen.line(0.03, [0, -4], [0, -0.5])
    pen.shape([-0.5, 0], [-0.5, 0], [-0.3, -0.36], [0, -0.52], [0.3, -0.36], [0.5, 0], [0.5, 0])
  },
  lit: (pen) => pen.dot(0, 0, 0.42, 0.05),
}

/** A kitchen at night, one lamp, and what two people do not say. */
export const blogDrama: Scene = {
  id: 'drama',
  title: { lines: ['Drama'] },
  layers: [
    room({
      wall: '#5a2032',
      floor: '#2a1116',
      y: 0.8,
      window: { x: 0.17, y: 0.36, w: 0.15, h: 0.4, color: '#54689c' },
      lean: 0.1,
    }),
    glow({ x: 0.53, y: 0.42, size: 0.95, color: '#ffb878', strength: 0.6, depth: 0.3, flicker: 0 }),
    spot({ x: 0.53, y: 0.95, reach: 0.62, from: [0.53, 0.3], color: '#ffd9a0', strength: 0.55 }),
    figure(lamp, { x: 0.53, y: 0.33, size: 0.15, color: '#12070a', depth: 0.5, litColor: '#fff0cc' }),
    figure(table, {
      x: 0.53,
      y: 0.94,
      size: 0.46,
      color: '#12070b',
      depth: 0.6,
      rim: { color: '#ffce94', from: [0, -1], width: 0.014, strength: 0.95 },
    }),
    weather({ kind: 'dust', count: 60, color: '#ffdcb0', strength: 0.5, within: [0.35, 0.3, 0.7, 0.8] }),
  ],
}
