import { GOLD, INK } from '../core/color.ts'
import { outline } from '../core/type.ts'
import { type Logo, path, set } from './svg.ts'

const PUFFS = [
  [19, 27, 7.5],
  [45, 27, 7.5],
  [26, 20, 8],
  [38, 20, 8],
  [32, 25, 9],
  [32, 14.5, 6.5],
] as const

/** A bucket whose two stripes are an open door of light, popcorn rising over it. */
const bucket = (puff: string, body: string, gap: string): string =>
  [
    ...PUFFS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${puff}"/>`),
    path('M12 31H52L47 56H17Z', body),
    path('M19.5 31H26.5L28 56H22.6ZM37.5 31H44.5L41.4 56H36Z', gap),
  ].join('')

/** Gold that a page may darken on a light ground; the fallback is for the logo shown as a picture. */
const PAGE_GOLD = `var(--tp-gold, ${GOLD})`
/** Buttered popcorn: it shows on dark and on light. */
const BUTTER = '#efd3a0'

const SIZE = 38
const LEFT = 62
const lineOne = outline('Two Pastors,', SIZE).width
const lineTwo = outline('Popcorn and a Movie', SIZE).width

export const siteLogos: readonly Logo[] = [
  {
    file: 'site-logo.svg',
    title: 'Two Pastors, Popcorn and a Movie',
    viewBox: `0 0 ${Math.ceil(LEFT + Math.max(lineOne, lineTwo) + 2)} 80`,
    body: [
      `<g transform="translate(-9 4) scale(1.16)">${bucket(BUTTER, PAGE_GOLD, INK)}</g>`,
      set('Two Pastors,', { size: SIZE, x: LEFT, y: 34 }),
      set('Popcorn and a Movie', { size: SIZE, x: LEFT, y: 72, fill: PAGE_GOLD }),
    ].join(''),
  },
]
