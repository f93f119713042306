import type { Access, Showing } from '#content/schemas/schemas.ts'
import { longDate } from '#lib/dates.ts'

const HOUR = 60 * 60 * 1000

/** When a showing is over, in ms since 1970: four hours after it begins, or with its day where no time is given. */
export const endOf = ({ when: { at, time } }: Pick<Showing, 'when'>) => at + (time ? 4 : 24) * HOUR

/** Those that are not over, the next one first. */
export const showingsAt = (showings: Showing[], now: number) =>
  showings.filter((showing) => endOf(showing) > now).sort((a, b) => a.when.at - b.when.at)

/** 'December 20, 2025, 7:00 PM': the clock of the place. */
export function whenOf({ when: { day, time } }: Pick<Showing, 'when'>): string {
  if (!time) return longDate(day)
  const [hours = 0, minutes] = time.split(':').map(Number)
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
  return `${longDate(day)}, ${clock}`
}

export const accessNames: Record<Access, string> = {
  'open-captions': 'Captions on screen',
  'caption-devices': 'Caption devices',
  'audio-description': 'Audio description',
  'assistive-listening': 'Assistive listening',
  wheelchair: 'Wheelchair places',
  sensory: 'Sensory-friendly',
}
