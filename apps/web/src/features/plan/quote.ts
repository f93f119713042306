import { fill } from './fill.ts'
import type { Kit } from './kit.ts'

/** What applies to a showing: a theater is asked for a price, a distributor for a license. */
const side = ({ kind }: Kit) => (kind.licensed ? 'licensed' : 'theater')

/** The name of the request's files. */
export const quoteFile = ({ kind }: Kit) => (kind.licensed ? 'license-request' : 'quote-request')

/** What the request is called. */
export const quoteTitle = ({ kind }: Kit) => (kind.licensed ? 'License request' : 'Request to the theater')

export function quoteRequest(kit: Kit): { subject: string; body: string } {
  const { subject, body } = kit.plan.quote[side(kit)]
  // To a theater, “the theater” is its own.
  const isUnnamed = !kit.kind.licensed && kit.answers.place === kit.kind.place
  const place = isUnnamed ? 'your theater' : kit.facts.place
  const facts = { ...kit.facts, place }
  return { subject: fill(subject, facts), body: fill(body, facts) }
}

/** Opens the visitor's mail app; nothing is sent from here. */
export function quoteMailto(kit: Kit): string {
  const { subject, body } = quoteRequest(kit)
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

export function callScript(kit: Kit) {
  const { opening, questions, closing } = kit.plan.call[side(kit)]
  return {
    opening: fill(opening, kit.facts),
    questions: questions.map((question) => fill(question, kit.facts)),
    closing: fill(closing, kit.facts),
  }
}

export const quoteText = (kit: Kit) => {
  const { subject, body } = quoteRequest(kit)
  return `Subject: ${subject}\n\n${body}`
}

export function callText(kit: Kit): string {
  const { opening, questions, closing } = callScript(kit)
  return [opening, ...questions.map((question, index) => `${index + 1}. ${question}`), closing].join('\n\n')
}
