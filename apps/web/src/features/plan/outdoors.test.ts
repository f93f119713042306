import { expect, test } from 'vitest'
import { altOf } from './alt.ts'
import { budgetCsv } from './budget-rows.ts'
import { calendar } from './calendar.ts'
import { wordsOf } from './images/words.ts'
import { invitations } from './invitations.ts'
import { planned } from './outputs.ts'
import { callText, quoteText } from './quote.ts'
import { film, kitOf, saintBartholomew } from './testing/example-kit.ts'
import { thingsList } from './things.ts'

const evening = {
  kind: 'outdoor',
  date: '2031-06-13',
  zone: 'America/New_York',
  place: 'the lawn, Dayton, OH',
}
const lawn = { ...evening, rain: '2031-06-14' }

test('a showing outdoors begins after sunset, unless a church says otherwise', () => {
  const { answers, sunset } = kitOf(evening)
  expect(answers.time).toBe(sunset?.start)
  expect(answers.time > (sunset?.time ?? '')).toBe(true)
  expect(kitOf({ ...evening, time: '20:00' }).answers.time).toBe('20:00')
  expect(kitOf({ ...evening, date: '2031-11-14' }).answers.time < answers.time).toBe(true)
  // Before the code for the sun has come, and indoors.
  expect(kitOf(evening, { sunset: undefined }).answers.time).toBe('20:00')
  expect(kitOf({ ...evening, kind: 'church-hall' })).toMatchObject({ sunset: undefined, things: [] })
})

test('the date that we suggest for it is one in a warm month', () => {
  // Not the premiere in December: the film can't be licensed then, and it is winter.
  expect(kitOf({ kind: 'outdoor' }).answers.date).toBe('2026-05-15')
  expect(kitOf({ kind: 'outdoor' }, { today: '2026-06-01' }).answers.date).toBe('2026-07-03')
  expect(kitOf({ kind: 'outdoor' }, { today: '2027-02-01' }).answers.date).toBe('2027-05-21')
})

test('its end is told wherever its start is, if the running time of the film is known', () => {
  const films = [{ ...film, film: { ...film.film, duration: '103 min' } }]
  const kit = kitOf({ ...saintBartholomew, ...evening, time: '22:20' }, { films })
  // 12:03 AM, at the next quarter of an hour.
  const told = 'It ends at about 12:15\u00a0AM.'
  for (const { text } of invitations(kit)) expect(text).toContain(told)
  expect(kit.steps.find(({ title }) => title.startsWith('The night itself'))?.text).toContain(told)
  expect(kit).toMatchObject({ end: '00:15', facts: { ends: told } })
  expect(calendar(kit)).toContain('It ends at about 12:15')
  for (const other of [kitOf(evening), kitOf({ ...evening, kind: 'church-hall' }, { films })])
    expect([other.end, other.facts.ends]).toEqual([undefined, ''])
})

test('its rain date is in every text, in the calendar, on what is printed and in words for pictures', () => {
  const kit = kitOf({ ...saintBartholomew, ...lawn })
  const texts = [quoteText(kit), callText(kit), ...invitations(kit).map(({ text }) => text)]
  for (const text of texts)
    expect(text).toContain('If it rains, the showing moves to Saturday, June 14, at the same time.')
  expect(calendar(kit)).toMatch(/DTSTART;VALUE=DATE:20310614[\s\S]*SUMMARY:Rain date: David/)
  expect(wordsOf(kit).rain).toBe('Rain date: Saturday, June\u00a014')
  expect(altOf(kit, { title: 'Flyer' })).toContain('rain date Saturday, June 14')
})

test('whoever licenses the film is told that it is shown outdoors, and of no other showing', () => {
  for (const text of [quoteText, callText]) {
    expect(text(kitOf(evening))).toContain('outdoors at the lawn, Dayton, OH')
    expect(text(kitOf({ ...evening, kind: 'church-hall' }))).toContain('David at the lawn, Dayton, OH')
  }
})

test('without a rain date, or indoors, nothing speaks of rain', () => {
  for (const answers of [evening, { ...lawn, rain: '2031-06-13' }, { ...lawn, kind: 'church-hall' }]) {
    const kit = kitOf({ ...saintBartholomew, ...answers })
    const texts = [quoteText(kit), ...invitations(kit).map(({ text }) => text)]
    expect(texts.join('\n')).not.toMatch(/rain/i)
    expect(calendar(kit)).not.toContain('Rain date:')
    expect(wordsOf(kit).rain).toBe('')
  }
})

test('guests are told what to bring', () => {
  const kit = kitOf({ ...saintBartholomew, ...lawn })
  for (const { text } of invitations(kit)) expect(text).toContain('Bring a blanket or a lawn chair')
  expect(wordsOf(kit).bring).toContain('blanket')
  expect(wordsOf(kitOf()).bring).toBe('')
})

test('screen, sound, power and blankets are lines of the budget, and cost nothing where the church has them', () => {
  const rented = kitOf(lawn)
  expect(budgetCsv(rented)).toContain('"Screen and projector","our estimate","$120"')
  expect(rented.budget.total).toBe(350 + 120 + 60 + 50 + 20)
  const owned = kitOf({ ...lawn, owned: 'screen,sound' })
  expect(budgetCsv(owned)).toContain('"Screen and projector","you have it","$0"')
  expect(owned.budget.total).toBe(350 + 50 + 20)
  expect(budgetCsv(kitOf({ kind: 'church-hall' }))).not.toContain('Screen')
})

test('no price is published while what there is to rent is an estimate', () => {
  const sold = { ...lawn, charge: true, quoted: 300, seats: 100 }
  expect(wordsOf(kitOf(sold)).admission).toBe('')
  expect(kitOf(sold).facts.price).toBe('[price]')
  const whole = kitOf({ ...sold, owned: 'screen,sound,power,blankets' })
  expect(wordsOf(whole).admission).toBe('$3 a seat')
})

test('the list of what to bring says what there is still to rent, and only a showing outdoors has one', () => {
  const kit = kitOf({ ...lawn, owned: 'sound' })
  expect(thingsList(kit)[0]).toMatch(/^Screen and projector, to rent or borrow: /)
  expect(thingsList(kit)[1]).toMatch(/^Sound, which we have: /)
  expect(planned(kit).map(({ id }) => id)).toContain('what-to-bring')
  expect(planned(kitOf()).map(({ id }) => id)).not.toContain('what-to-bring')
})

test('its steps are those of a lawn', () => {
  const titles = kitOf(lawn).steps.map(({ title }) => title)
  expect(titles).toContain('Count heads and try it on the lawn')
  expect(titles).not.toContain('Count heads and try the room')
})
