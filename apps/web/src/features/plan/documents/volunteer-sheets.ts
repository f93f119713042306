import { budgetRows } from '../budget-rows.ts'
import type { Surface } from '../drawing/surface.ts'
import { fill } from '../fill.ts'
import { invitations } from '../invitations.ts'
import type { Kit } from '../kit.ts'
import { callScript, quoteRequest } from '../quote.ts'
import { THINGS_TITLE, thingsList } from '../things.ts'
import { inkOf } from './look.ts'
import { Sheet } from './sheet.ts'

const begin = (kit: Kit, surface: Surface, title: string) =>
  new Sheet(surface, {
    title,
    ink: inkOf(kit),
    foot: [kit.facts.film, kit.facts.date, kit.facts.place, kit.answers.church?.trim(), kit.site.name]
      .filter(Boolean)
      .join('  ·  '),
  })

export function quoteSheet(kit: Kit, surface: Surface): void {
  const { subject, body } = quoteRequest(kit)
  const sheet = begin(kit, surface, subject)
  for (const part of body.split('\n\n')) sheet.write('text', part)
}

export function callSheet(kit: Kit, surface: Surface): void {
  const { opening, questions, closing } = callScript(kit)
  const sheet = begin(kit, surface, 'Call script')
  sheet.write('text', `“${opening}”`, { size: 13 })
  sheet.write('h2', 'Ask, and write down the answers')
  for (const question of questions) {
    sheet.write('strong', question, { gap: 10 })
    sheet.blank('')
  }
  sheet.write('text', `“${closing}”`, { gap: 14, size: 13 })
}

export function budgetSheet(kit: Kit, surface: Surface): void {
  const sheet = begin(kit, surface, 'Budget')
  sheet.write(
    'text',
    `${kit.facts.film}, ${kit.facts.date}, for ${kit.facts.people}.${kit.answers.quoted === undefined ? ` ${BUDGET_NOTE}` : ''}`,
  )
  sheet.table(['What', 'How it is calculated', 'Amount'], budgetRows(kit), [0.32, 0.46, 0.22], 16)
  sheet.write('h2', 'Actual costs')
  const equipment = kit.kind.outdoors ? ['Equipment'] : []
  for (const label of ['Theater or license', ...equipment, 'Food', 'Collected', 'From sponsors'])
    sheet.blank(label)
}

const BUDGET_NOTE = 'Prices are estimates until somebody has given you a quote.'

export function stepsSheet(kit: Kit, surface: Surface): void {
  const sheet = begin(kit, surface, 'Ten steps, by date')
  for (const [index, { title, text, label }] of kit.steps.entries()) {
    sheet.write('small', label, { gap: 12 })
    sheet.write('strong', `${index + 1}. ${title}`, { gap: 1 })
    sheet.write('text', text, { gap: 2 })
  }
}

export function volunteerSheet(kit: Kit, surface: Surface): void {
  const sheet = begin(kit, surface, 'Volunteers')
  sheet.write('text', 'Ask people in person, one at a time. One list, kept by one person.')
  const rows = kit.plan.volunteers
    .filter(({ atChurch, outdoors }) => (kit.kind.licensed || !atChurch) && (kit.kind.outdoors || !outdoors))
    .map(({ role, duty }) => [`${role}\n${duty}`, '', ''])
  sheet.table(['Task', 'Name', 'Phone'], rows, [0.5, 0.28, 0.22], 38)
}

export function permissionSheet(kit: Kit, surface: Surface): void {
  const sheet = begin(kit, surface, 'Permission slip')
  const { intro, statement, fields } = kit.plan.permission
  sheet.write('text', fill(intro, kit.facts))
  for (const field of fields.slice(0, -1)) sheet.blank(field)
  sheet.write('text', fill(statement, kit.facts), { gap: 16 })
  for (const field of fields.slice(-1)) sheet.blank(field)
}

export function invitationSheet(kit: Kit, surface: Surface): void {
  const sheet = begin(kit, surface, 'Invitation messages')
  for (const { label, text } of invitations(kit)) {
    sheet.write('h2', label)
    for (const part of text.split('\n\n')) sheet.write('text', part)
  }
}

export function thingsSheet(kit: Kit, surface: Surface): void {
  const sheet = begin(kit, surface, THINGS_TITLE)
  sheet.write(
    'text',
    [kit.facts.ends, kit.facts.rain, `For guests: ${kit.facts.bring}`].filter(Boolean).join(' '),
  )
  sheet.list(thingsList(kit), 'box')
}
