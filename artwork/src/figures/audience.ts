import type { Drawing } from './figure.ts'
import type { Pen } from './pen.ts'
import { type Headwear, hat } from './wardrobe.ts'

const HEADS: readonly Headwear[] = ['short', 'long', 'bun', 'curls', 'short', 'cap', 'short', 'long']

/** Head and shoulders from behind, one unit from the seat up. */
const watcher = (pen: Pen, head: Headwear, lean: number): void => {
  pen.shape([-0.42, 0.6], [-0.41, 0.02], [-0.3, -0.16], [0, -0.22], [0.3, -0.16], [0.41, 0.02], [0.42, 0.6])
  pen.limb([lean * 0.4, -0.18, 0.1], [lean, -0.42, 0.085])
  pen.dot(lean, -0.5, 0.155, 0.19)
  hat(pen, head, lean, -0.5, 0.18)
}

/** One row of a full house from behind: parents and children, heads one unit wide apart. */
export const audienceRow = (count: number): Drawing => ({
  mask: (pen) => {
    for (let i = 0; i < count; i++) {
      const child = pen.random() > 0.82
      const x = (i - (count - 1) / 2 + (pen.random() - 0.5) * 0.16) * 0.86
      const head = HEADS[Math.floor(pen.random() * HEADS.length)] ?? 'short'
      const lean = (pen.random() - 0.5) * 0.1
      const tall = child ? 0.76 : 0.94 + pen.random() * 0.12
      pen.at(x, child ? 0.14 : 0, tall, () => watcher(pen, head, lean))
    }
  },
})
