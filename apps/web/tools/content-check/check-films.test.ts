import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import {
  FILM,
  film,
  findingsWith,
  makeSmallSite,
  NOW,
  removeSmallSite,
  small,
  write,
} from './testing/small-site.ts'

beforeAll(makeSmallSite)
afterAll(removeSmallSite)

const ticketsUrl = 'https://tickets.example'
const byDates = { phase: undefined, ticketsUrl }

test.each([
  [{ trailerUrl: '/video/no.mp4' }, 'error', 'trailerUrl: there is no file content/public/video/no.mp4'],
  [{ rating: 13 }, 'error', 'rating: must be string; got 13'],
  [{ address: '/movies' }, 'error', 'address: /movies is the address of another page'],
  [{ page: { sections: [{ section: 'seats' }] } }, 'error', 'page.sections.0.section: must be'],
  [
    { page: { sections: [{ section: 'quotes' }, { section: 'quotes' }] } },
    'error',
    'page.sections: must not have a section twice',
  ],
  [
    { description: 'Write to {emial}.' },
    'error',
    'description: {emial} is not a placeholder and would be shown as is',
  ],
  [{ hero: undefined }, 'warning', 'wide: is missing'],
  [{ logo: undefined }, 'warning', 'logo: is missing'],
  [{ trailerUrl: undefined, trailerCaptions: undefined }, 'warning', 'trailerUrl: is missing'],
  [{ trailerUrl: undefined }, 'warning', 'trailerCaptions: belongs to no trailer'],
  [{ trailerCaptions: undefined }, 'error', 'trailerCaptions: is missing'],
  [{ trailerDate: '2026-03-02' }, 'warning', 'trailerDate: is in the future'],
  [
    { phase: 'tickets', dates: { theaters: { day: '2026-02-27' } }, ticketsUrl },
    'warning',
    'phase: is tickets, but 2026-02-27 (theaters) has passed: take the line out',
  ],
  [{ phase: 'tickets', dates: { theaters: { day: '2026-03-02' } } }, 'warning', 'ticketsUrl: is missing'],
  [{ phase: 'tickets', ticketsUrl }, 'warning', 'dates: have no opening day'],
  [{ phase: 'theaters' }, 'warning', 'showtimesUrl: is missing'],
  [{ whereToWatch: [] }, 'warning', 'whereToWatch: is missing: /hope does not say where'],
  [{ ...byDates, dates: { theaters: { day: '2025-10-31' } } }, 'warning', 'dates.home: is missing'],
  [{ ...byDates, dates: { theaters: { day: '2026-03-20' } } }, 'warning', 'dates.tickets: is missing'],
  [{ dates: { theaters: { day: '2026-02-31' } } }, 'error', 'dates.theaters.day: must be a date'],
  [{ description: 'In theaters this summer.' }, 'warning', 'description: “this summer” will be outdated'],
  [
    { thumbnail: 'small.webp' },
    'error',
    'thumbnail: small.webp is 400 px wide: use one that is at least 800 px wide',
  ],
  [{ thumbnail: 'squat.webp' }, 'error', 'squat.webp is 900 × 1200 px, not 2:3: crop it to 800 × 1200 px'],
])('a film with %j: one %s: %s', async (changes, level, expected) => {
  const [finding, ...others] = await findingsWith(FILM, { ...film, ...changes }, film)
  expect(finding).toContain(`${level} ${FILM}: `)
  expect(finding).toContain(expected)
  expect(others).toEqual([])
})

test.each([
  [
    'opens tomorrow',
    { ...byDates, dates: { tickets: { day: '2026-02-01' }, theaters: { day: '2026-03-02' } } },
  ],
  ['is in theaters for three months', { ...byDates, dates: { theaters: { day: '2025-12-01' } } }],
  ['is kept where its dates put it', { phase: 'home', dates: { home: { day: '2026-02-01' } } }],
  ['has a poster that is a px too low', { thumbnail: 'almost.webp' }],
  ['has a poster that is stored on its side', { thumbnail: 'turned.jpg' }],
  ['has a poster with accents', { thumbnail: 'église.webp' }],
])('a film that %s is fine', async (_, changes) => {
  expect(await findingsWith(FILM, { ...film, ...changes }, film)).toEqual([])
})

test('two films cannot have one address', async () => {
  write('content/films/faith.yaml', { ...film, title: 'Faith', formerAddresses: ['/hope'] })
  const { findings } = await checkContent({ now: NOW })
  rmSync(`${small}/content/films/faith.yaml`)
  expect(findings.map(({ level, file, field }) => `${level} ${file}: ${field}`)).toEqual([
    'error content/films/hope.yaml: address',
  ])
})

const sale = (text: string, discountCode?: string) => ({ ...film, discountCode, description: text })

test.each([
  [
    'another code',
    sale('At checkout, the code HOPE20 saves you 10%.', 'HOPE10'),
    'names the code HOPE20, but the code is HOPE10',
  ],
  ['a code without a digit', sale('Your code: SAVEMORE', 'HOPE10'), 'names the code SAVEMORE'],
  [
    'a misspelled code',
    sale('Type 4Pastor where the shop asks.'),
    'names the code 4Pastor, but the code is 4Pastors',
  ],
  [
    'the code of other films',
    sale('Type 4Pastors where the shop asks.', 'HOPE10'),
    'names the code 4Pastors',
  ],
])('a text with %s is named', async (_, changed, expected) => {
  expect(await findingsWith(FILM, changed, film)).toEqual([
    expect.stringContaining(`warning ${FILM}: description: ${expected}`),
  ])
})

test('a text with the code of its film, or with none, is fine', async () => {
  for (const changed of [
    sale('The code 4Pastors saves you 10%; scan the QR code on the 2nd of May in the 1990s.'),
    sale('The code HOPE10 saves you 10%. A code of conduct is on our page.', 'HOPE10'),
  ]) {
    expect(await findingsWith(FILM, changed, film)).toEqual([])
  }
})
