import type { Drawing } from './figure.ts'
import type { Joint, Pen, Point } from './pen.ts'
import { clothe, type Garment, type Headwear, hat } from './wardrobe.ts'

export type Arm = readonly [elbow: Point, hand: Point]

type Leg = readonly [knee: Point, ankle: Point, toe: number]

export interface Pose {
  readonly garment?: Garment
  readonly head?: Headwear
  readonly arms?: readonly [Arm, Arm]
  readonly legs?: readonly [Leg, Leg]
  /** Moves the head and shoulders sideways: leaning, walking. */
  readonly lean?: number
  /** Narrower shoulders seen from the side. */
  readonly side?: boolean
  /** 1 an adult's proportions; children have larger heads. */
  readonly childish?: number
}

export const RELAXED: readonly [Arm, Arm] = [
  [
    [-0.15, -0.63],
    [-0.145, -0.47],
  ],
  [
    [0.15, -0.63],
    [0.145, -0.47],
  ],
]

const STANDING: readonly [Leg, Leg] = [
  [[-0.06, -0.27], [-0.066, -0.03], -0.04],
  [[0.058, -0.27], [0.07, -0.03], 0.04],
]

/** A standing or walking person, built bone by bone and then dressed. */
export const person = (pen: Pen, pose: Pose = {}): void => {
  const { garment = 'suit', head = 'short', arms = RELAXED, legs = STANDING, lean = 0, childish = 1 } = pose
  const k = pose.side ? 0.72 : 1
  const loose = garment === 'suit' || garment === 'coat' || garment === 'casual' ? 1.22 : 1
  legs.forEach(([knee, ankle, toe], i) => {
    const hip = (i === 0 ? -0.048 : 0.048) * k
    pen.limb(
      [hip, -0.5, 0.06 * loose],
      [knee[0], knee[1], 0.04 * loose],
      [(knee[0] + ankle[0]) / 2, (knee[1] + ankle[1]) / 2 - 0.03, 0.037 * loose],
      [ankle[0], ankle[1], 0.022 * loose],
    )
    pen.limb(
      [ankle[0] - toe * 0.25, -0.016 + ankle[1] + 0.03, 0.018],
      [ankle[0] + toe * 1.35, -0.01 + ankle[1] + 0.03, 0.013],
    )
  })
  clothe(pen, garment, lean, k)
  arms.forEach(([elbow, hand], i) => {
    const shoulder = lean + (i === 0 ? -0.1 : 0.1) * k
    const joints: Joint[] = [
      [shoulder, -0.79, 0.036 * loose],
      [elbow[0], elbow[1], 0.027 * loose],
      [hand[0], hand[1], 0.019],
    ]
    pen.limb(...joints)
    pen.dot(hand[0], hand[1], 0.023)
  })
  const r = 0.062 * childish
  const y = -0.99 + r * 1.12
  pen.limb([lean, -0.8, 0.036], [lean, y + r * 0.5, 0.03])
  pen.dot(lean, y, r * 0.86, r * 1.08)
  hat(pen, head, lean, y, r)
}

export const stand = (pose: Pose): Drawing => ({ mask: (pen) => person(pen, pose) })

const WALK: readonly [Leg, Leg] = [
  [[-0.035, -0.27], [-0.13, -0.06], 0.04],
  [[0.085, -0.28], [0.1, -0.03], 0.045],
]

export const walk = (pose: Pose, extra?: (pen: Pen) => void): Drawing => ({
  mask: (pen) => {
    person(pen, {
      legs: WALK,
      side: true,
      lean: 0.02,
      arms: [
        [
          [-0.1, -0.62],
          [-0.07, -0.47],
        ],
        [
          [0.11, -0.64],
          [0.15, -0.5],
        ],
      ],
      ...pose,
    })
    extra?.(pen)
  },
})
