import { readable } from '../drawing/colors.ts'
import type { Kit } from '../kit.ts'
import { PAPER } from './sheet.ts'

/** The color of headings on paper: the church's, darkened until it is readable, or the film's. */
export const inkOf = ({ answers, look }: Kit) => readable(answers.color ?? look.colors.ink, PAPER)

/** The color of important text on the film's dark background. */
export const accentOf = ({ answers, look }: Kit) =>
  readable(answers.color ?? look.colors.accent, look.colors.ground)
