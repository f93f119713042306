import { type Budget, dollars } from './budget.ts'
import type { Kit } from './kit.ts'

type Row = [what: string, how: string, amount: string]

/** The rows of the budget: the item, its calculation and the amount. */
export function budgetRows(kit: Kit): Row[] {
  const { budget, answers, kind, plan, isFree, things } = kit
  const { seat, isGroup, tickets, foodEach, food, total } = budget
  const room = kind.licensed ? 'License' : 'The room'
  const seats = count(answers.seats, 'seat')
  const estimate = isGroup ? `, our estimate for groups of ${plan.groupSize} or more` : ', our estimate'
  const basis = answers.quoted === undefined ? estimate : ', as quoted'
  return [
    seat === undefined
      ? [room, answers.quoted === undefined ? 'our estimate' : 'as quoted', dollars(tickets)]
      : ['Tickets', `${seats} at ${dollars(seat)}${basis}`, dollars(tickets)],
    ...things.map(
      ({ name, cost, isOwned }): Row => [name, isOwned ? 'you have it' : 'our estimate', dollars(cost)],
    ),
    ['Popcorn and food', foodEach > 0 ? `${seats} at ${dollars(foodEach)}` : 'not counted', dollars(food)],
    ['Total', isFree ? 'free admission' : '', dollars(total)],
    ...(isFree ? [] : shares(budget, answers)),
  ]
}

/** What each person pays. */
const shares = (
  { total, ask, sponsored, sponsors, breakEven }: Budget,
  { seats, familyLimit }: Kit['answers'],
): Row[] => [
  ['Price per person', ask * seats === total ? '' : 'rounded up to 50 cents', dollars(ask)],
  ...(familyLimit === undefined
    ? []
    : [['Most a family pays', 'as you decided', dollars(familyLimit)] satisfies Row]),
  ['Sponsored seats', `${count(sponsored, 'seat')} for people who cannot pay`, dollars(sponsors)],
  ['Break-even', 'paid or sponsored seats that cover everything', count(breakEven, 'seat')],
]

export const count = (number: number, thing: string) =>
  `${number.toLocaleString('en-US')} ${thing}${number === 1 ? '' : 's'}`

/** For a spreadsheet. A cell that starts like a formula must stay text. */
export const budgetCsv = (kit: Kit) =>
  [['What', 'How', 'Amount'], ...budgetRows(kit)].map((row) => row.map(cell).join(',')).join('\r\n')

const cell = (text: string) => `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`
