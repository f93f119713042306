import { fill } from './fill.ts'
import type { Kit } from './kit.ts'

export type Invitation = { id: string; label: string; text: string }

export const invitations = ({ plan, facts, isFree }: Kit): Invitation[] =>
  plan.invitations.map(({ id, label, subject, text, free }) => ({
    id,
    label,
    text: (subject ? `Subject: ${fill(subject, facts)}\n\n` : '') + fill((isFree && free) || text, facts),
  }))

export const invitationsText = (kit: Kit) =>
  invitations(kit)
    .map(({ label, text }) => `${label.toUpperCase()}\n\n${text}`)
    .join('\n\n\n')
