import { expect, test } from 'vitest'
import { altOf } from './alt.ts'
import { budgetCsv } from './budget-rows.ts'
import { pictures } from './images/formats.ts'
import { wordsOf } from './images/words.ts'
import { invitationsText } from './invitations.ts'
import { quoteText } from './quote.ts'
import { film, kitOf, saintBartholomew, sources } from './testing/example-kit.ts'

test('two answers make a whole kit', () => {
  const { facts, answers, budget, steps } = kitOf({ film: 'david', kind: 'church-hall' })
  expect(answers).toMatchObject({ date: '2025-12-19', time: '18:30', seats: 80, place: 'our church hall' })
  expect(facts).toMatchObject({ church: '[your church]', date: 'Friday, December 19', people: '80 people' })
  expect(budget.total).toBe(350)
  expect(steps).toHaveLength(10)
})

test('pasted words lose what would print as boxes, and keep their accents on their letters', () => {
  const { facts } = kitOf({
    church: 'E\u0301glise\u000b Saint\u0003-Paul',
    place: 'Cafe\u0301',
    contact: 'Rene\u0301',
  })
  expect(facts).toMatchObject({ church: 'Église Saint-Paul', place: 'Café', contact: 'René' })
})

test('once the film is out, the showing is a Friday four weeks ahead', () => {
  expect(kitOf({}, { today: '2026-11-20' }).answers.date).toBe('2026-12-18')
  // Not on Christmas Day, and not on New Year's Day either.
  expect(kitOf({}, { today: '2026-11-22' }).answers.date).toBe('2027-01-08')
})

test('steps are counted back from the evening, and come closer together where time is short', () => {
  const days = (today: string) => kitOf(saintBartholomew, { today }).steps.map(({ day }) => day)
  expect(days('2025-10-01')[0]).toBe('2025-10-24')
  expect(days('2025-12-01')).toEqual([
    ...['2025-12-01', '2025-12-03', '2025-12-04', '2025-12-05', '2025-12-08', '2025-12-12', '2025-12-13'],
    ...['2025-12-14', '2025-12-19', '2025-12-20'],
  ])
  expect(days('2025-12-19').slice(0, 9)).toEqual(Array(9).fill('2025-12-19'))
})

test.each([
  ['14:00', 'Today'],
  ['16:59', 'Today'],
  ['19:00', 'Tonight'],
])('on the day itself, the slide for %s says %s', (time, large) => {
  expect(pictures(kitOf({ ...saintBartholomew, time })).at(-1)?.design.countdown?.large).toBe(large)
})

test('a countdown begins with the first day that is still to come', () => {
  const days = (today: string) =>
    pictures(kitOf(saintBartholomew, { today })).flatMap(({ id }) => (id.startsWith('countdown') ? [id] : []))
  expect(days('2025-11-21')).toHaveLength(6)
  expect(days('2025-11-22')[0]).toBe('countdown-3-weeks')
  expect(days('2025-12-19')).toEqual(['countdown-today'])
})

test('a date in the past is said to be one, and its steps keep their days', () => {
  const kit = kitOf(saintBartholomew, { today: '2026-11-22' })
  expect(kit.isPast).toBe(true)
  expect(kit.steps[0]?.day).toBe('2025-10-24')
})

test.each([
  [1, 0, { seat: 14, isGroup: false, tickets: 14, total: 14, ask: 14, breakEven: 1 }],
  [9, 0, { seat: 14, isGroup: false, tickets: 126 }],
  [10, 1, { seat: 11, isGroup: true, tickets: 110, sponsors: 11, breakEven: 10 }],
  [84, 4, { tickets: 924, food: 0, total: 924, ask: 11, sponsors: 44, breakEven: 84 }],
  [1500, 75, { tickets: 16_500, total: 16_500, breakEven: 1500 }],
])('%i seats, %i of them sponsored', (seats, sponsored, expected) => {
  expect(kitOf({ seats, sponsored }).budget).toMatchObject(expected)
})

test('food counts only where a church pays for it, and a price of zero is shown as free', () => {
  const { budget } = kitOf({ kind: 'whole-theater', seats: 80, quoted: 0, food: 3 })
  expect(budget).toMatchObject({ foodEach: 3, food: 240, ask: 3 })
  const free = kitOf({ kind: 'whole-theater', quoted: 0 })
  expect(free.budget).toMatchObject({ food: 0, total: 0, ask: 0, breakEven: 0 })
  expect(free.facts.price).toBe('free')
})

test('a showing that a church licenses is free unless it asks people to pay', () => {
  const hall = kitOf({ kind: 'church-hall' })
  expect(hall).toMatchObject({ isFree: true, facts: { price: 'free' }, budget: { total: 350, ask: 0 } })
  expect(hall.steps.map(({ title }) => title)).not.toContain('Settle the money quietly')
  const charged = kitOf({ kind: 'church-hall', charge: true })
  expect(charged.steps.map(({ title }) => title)).toContain('Settle the money quietly')
  expect([wordsOf(hall).admission, wordsOf(charged).admission]).toEqual(['Admission is free', ''])
  expect(altOf(hall, { title: 'Flyer' })).toContain('admission free')
  expect(charged).toMatchObject({
    isFree: false,
    facts: { price: '[price]' },
    budget: { ask: 4.5 },
  })
})

test('a quote replaces our estimate, and only a quote is published as the price', () => {
  expect(kitOf({ seats: 20 }).facts.price).toBe('[price]')
  const quoted = kitOf({ seats: 20, quoted: 9.25 })
  expect(quoted.facts.price).toBe('$9.50')
  expect(wordsOf(quoted).admission).toBe('$9.50 a seat')
  expect(quoted.budget).toMatchObject({ seat: 9.25, tickets: 185 })
  expect(kitOf({ kind: 'whole-theater', seats: 100, quoted: 700 }).budget).toMatchObject({
    tickets: 700,
    ask: 7,
  })
})

test('what a person pays covers the cost: it is rounded up to half a dollar', () => {
  const { budget } = kitOf({ kind: 'whole-theater', seats: 80, quoted: 250 })
  expect(budget).toMatchObject({ total: 250, ask: 3.5, breakEven: 72 })
})

test('only a church that sets a limit for families promises one', () => {
  expect(invitationsText(kitOf({ quoted: 11 }))).not.toContain('family pays')
  const limited = kitOf({ quoted: 11, familyLimit: 40 })
  expect(invitationsText(limited)).toContain('Seats are $11. No family pays more than $40. If')
  expect(budgetCsv(limited)).toContain('"Most a family pays","as you decided","$40"')
})

test('no step falls on a holiday, unless it has to be done today', () => {
  const days = (today: string) =>
    kitOf({ date: '2025-12-18', seats: 40 }, { today }).steps.map(({ day }) => day)
  // Three weeks before is Thanksgiving.
  expect(days('2025-10-01')[5]).toBe('2025-11-26')
  expect(days('2025-11-27')[0]).toBe('2025-11-27')
})

test('a series names its episodes, and no theater shows it', () => {
  const series = { ...sources, films: [{ ...film, film: { ...film.film, kind: 'series' as const } }] }
  const kit = kitOf({ kind: 'theater-evening' }, series)
  expect(kit).toMatchObject({
    episodes: 'Episode 1',
    kind: { id: 'church-hall' },
    facts: { film: 'David, Episode 1' },
  })
  expect(quoteText(kitOf({ episodes: 'Episodes 2 and 3' }, series))).toContain(
    'show David, Episodes 2 and 3 at',
  )
})

test('the code for tickets has the discount in it; a licensed showing has no tickets', () => {
  expect(kitOf().links.tickets).toBe('https://www.angel.com/tickets/david?code=4Pastors')
  // A church with a price of its own sells the seats itself.
  expect(kitOf({ quoted: 11 }).links.tickets).toBe('https://www.example.org/david')
  const hall = kitOf({ kind: 'church-hall' })
  expect(hall.links.tickets).toBe('https://www.example.org/david')
  expect(hall.facts.tickets).toBe('')
})
