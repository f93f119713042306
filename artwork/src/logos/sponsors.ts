import { type Logo, path, set, stroke } from './svg.ts'

/** Mid-tones: each stands at 3:1 or more on our near-black and on white alike. */
const AMBER = '#b97a14'
const CORAL = '#e0524a'
const BLUE = '#4a7fd0'
const TEAL = '#16918c'
const LEAF = '#4f9148'
const STEEL = '#5b86a8'
const PLUM = '#a95cc0'

const beeKings = [
  path(
    'M48 20 66 30.500V51.500L48 62 30 51.500V30.500Z',
    'none',
    ` stroke="${AMBER}" stroke-width="4" stroke-linejoin="round"`,
  ),
  path('M36 17 38.500 5.500 44 11.500 48 3.500 52 11.500 57.500 5.500 60 17Z', AMBER),
  path('M48 33c6 0 9 5 9 10s-4 12-9 14c-5-2-9-9-9-14s3-10 9-10Z', AMBER),
  stroke('M40 42.500H56M41.500 49H54.500', '#f6ead0', 2.6),
  path('M39 38C30 26 22 31 25 37c2 4 8 5 14 1ZM57 38c9-12 17-7 14-1-2 4-8 5-14 1Z', AMBER, ' opacity=".7"'),
  set('Bee Kings', { size: 35, x: 86, y: 51, fit: 146, fill: AMBER }),
  stroke('M86 66H142M176 66H232M152 66l3.500-6h7l3.500 6-3.500 6h-7Z', AMBER, 2),
].join('')

const kidzMatter = [
  `<circle cx="40" cy="48" r="33" fill="none" stroke="${BLUE}" stroke-width="5"/>`,
  `<circle cx="40" cy="33" r="8" fill="${CORAL}"/>`,
  stroke('M22 33 32 45H48L58 33M40 46V57M40 56 31 70M40 56 49 70', CORAL, 6),
  set('Kidz', { size: 40, x: 84, y: 46, face: 'fredoka', fill: BLUE }),
  set('Matter', { size: 40, x: 84, y: 83, face: 'fredoka', fill: CORAL }),
].join('')

const islandPopper = [
  stroke('M46 72C44 56 47 44 55 34', TEAL, 5),
  path(
    'M55 34C44 24 32 27 27 38 37 33 46 33 55 34ZM55 34C53 20 42 13 31 17c11 3 19 8 24 17ZM55 34C62 20 75 18 82 27 71 26 62 28 55 34ZM55 34c13-3 22 3 23 14C72 39 64 35 55 34Z',
    TEAL,
  ),
  path('M16 74q16-9 32 0t32 0v7q-16-8-32 0t-32 0Z', TEAL),
  `<g fill="${AMBER}"><circle cx="64" cy="63" r="6"/><circle cx="72" cy="60" r="6"/><circle cx="69" cy="68" r="6"/></g>`,
  set('Island', { size: 34, x: 96, y: 42, face: 'pacifico', fill: TEAL }),
  set('Popper', { size: 34, x: 108, y: 80, face: 'pacifico', fill: AMBER }),
].join('')

const snowCreek = [
  path('M8 66 36 22 47 39 55 28 82 66Z', STEEL),
  path('M36 22 28 35 33 40 37 34 42 40 45 36ZM55 28 50 35 55 39 60 35Z', '#dfeaf2'),
  path('M40 66C50 70 32 74 46 84H62C44 76 62 72 52 66Z', STEEL),
  path('M8 70H36C44 75 30 78 38 84H4ZM57 70H86L90 84H66C54 78 66 75 57 70Z', LEAF),
  set('SNOW CREEK', { size: 24, x: 98, y: 46, fit: 138, fill: STEEL }),
  stroke('M98 55H236', LEAF, 1.6),
  set('MEADOWS', { size: 19, x: 98, y: 76, fit: 138, fill: LEAF }),
].join('')

const flipMyLife = [
  stroke('M17 54A30 30 0 0 1 66 27', PLUM, 7),
  stroke('M73 42A30 30 0 0 1 24 69', BLUE, 7),
  path('M60 14 79 26 62 39Z', PLUM),
  path('M30 82 11 70 28 57Z', BLUE),
  `<path d="M45 36c4-7 15-4 13 5-1 6-8 11-13 16-5-5-12-10-13-16-2-9 9-12 13-5Z" fill="${CORAL}"/>`,
  set('FLIP', { size: 40, x: 94, y: 45, face: 'outfit', fill: PLUM, tracking: 0.02 }),
  set('MY LIFE', { size: 33, x: 94, y: 80, face: 'outfit', fill: BLUE, tracking: 0.01 }),
].join('')

const logo = (file: string, title: string, body: string): Logo => ({
  file,
  title,
  viewBox: '0 0 240 96',
  body,
})

export const sponsorLogos: readonly Logo[] = [
  logo('sponsor-bee-kings.svg', 'Bee Kings', beeKings),
  logo('sponsor-kidzmatter.svg', 'KidzMatter', kidzMatter),
  logo('sponsor-island-popper.svg', 'Island Popper', islandPopper),
  logo('sponsor-snow-creek-meadows.svg', 'Snow Creek Meadows', snowCreek),
  logo('sponsor-flip-my-life.svg', 'Flip My Life', flipMyLife),
]
