import { dayName } from './dates.ts'
import type { Kit } from './kit.ts'

/** Describes a picture of the kit for people who can't see it. */
export function altOf({ film, facts, answers, isFree }: Kit, { title }: { title: string }): string {
  const church = answers.church?.trim()
  const where = [
    facts.film,
    facts.date,
    facts.time,
    answers.place,
    answers.rain && `rain date ${dayName(answers.rain)}`,
    church && `with ${church}`,
    isFree && 'admission free',
  ]
  return `${title}: ${film.alt} ${where.filter(Boolean).join(', ')}.`
}
