import { expect, test } from 'vitest'
import { bringMessage, smsLink } from './bring-message.ts'
import { budgetCsv } from './budget-rows.ts'
import { invitations, invitationsText } from './invitations.ts'
import { callText, quoteMailto, quoteText } from './quote.ts'
import { kitOf, saintBartholomew, sources } from './testing/example-kit.ts'

const kinds = sources.plan.kinds.map(({ id }) => id)

test.each(kinds)('no text for %s has a placeholder left or a gap', (kind) => {
  for (const answers of [{ kind }, { ...saintBartholomew, kind }]) {
    const kit = kitOf(answers)
    const messages = sources.plan.bring.map(({ id }) => bringMessage(kit, id))
    for (const text of [quoteText(kit), callText(kit), invitationsText(kit), ...messages]) {
      expect(text).not.toMatch(/[{}]|undefined| {2}| [.,;]|\n{4}/)
    }
  }
})

test('a theater is asked for a quote, a distributor for a license, and nothing is booked', () => {
  const theater = quoteText(kitOf(saintBartholomew))
  expect(theater).toContain(
    'a group of about 84 people from Saint Bartholomew’s Community Fellowship to see David',
  )
  expect(theater).toContain('not a booking')
  expect(quoteText(kitOf({ ...saintBartholomew, kind: 'church-hall' }))).toContain('license')
  expect(decodeURIComponent(quoteMailto(kitOf(saintBartholomew)))).toContain('Friday, December 19')
})

test.each([
  [{}, 'your group price for 84 seats'],
  [{ seats: 1 }, 'your price for 1 seat'],
  [{ quoted: 8 }, 'whether your price of $8 a seat still holds for 84 seats'],
  [{ kind: 'whole-theater' }, 'your price for a room with 84 seats'],
  [{ kind: 'whole-theater', quoted: 900 }, 'whether your price of $900 still holds for a room with 84 seats'],
  [{ kind: 'church-hall' }, 'your price for 84 people'],
  [{ kind: 'church-hall', quoted: 0 }, 'whether it still costs nothing for 84 people'],
])('with %j, letter and call ask %s', (answers, asked) => {
  const kit = kitOf({ ...saintBartholomew, quoted: undefined, ...answers })
  expect(quoteText(kit)).toContain(`- ${asked},`)
  expect(callText(kit)).toContain(`Could you tell me ${asked}`)
})

test('there are five invitations, each with date and place', () => {
  const all = invitations(kitOf(saintBartholomew))
  expect(all.map(({ id }) => id)).toEqual(['sms', 'mail', 'pulpit-30', 'pulpit-60', 'newsletter'])
  for (const { text } of all) {
    expect(text).toContain('December 19')
    expect(text).toContain('Regal Cedar Mill')
  }
})

test('an invitation to a free showing names no price and asks nobody to pay', () => {
  const hall = kitOf({ ...saintBartholomew, kind: 'church-hall' })
  expect(budgetCsv(hall)).not.toMatch(/Price per person|family/)
  for (const { text } of invitations(hall)) {
    expect(text).not.toMatch(/\$|no family pays|price|sponsor/)
  }
})

test('a spreadsheet reads no name as a formula', () => {
  expect(budgetCsv(kitOf(saintBartholomew))).toContain(
    '"Tickets","84 seats at $11, our estimate for groups of 10 or more","$924"',
  )
})

test('a message for one person names no day that nobody chose', () => {
  const later = { today: '2027-03-01' }
  expect(bringMessage(kitOf({}, later), 'skeptic')).toContain('on [day] at')
  expect(bringMessage(kitOf({ date: '2027-04-02' }, later), 'skeptic')).toContain('Friday, April 2')
})

test('a message for one person opens in the phone’s messages', () => {
  const message = bringMessage(kitOf(saintBartholomew), 'skeptic')
  expect(message).toContain('For the drive home: What in it rang true')
  expect(decodeURIComponent(smsLink(message))).toBe(`sms:?&body=${message}`)
})
