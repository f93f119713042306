import { fill } from './fill.ts'
import type { Kit } from './kit.ts'

/** A short message for one person, with a question for the drive home. */
export function bringMessage({ plan, facts, isDateOurs }: Kit, who: string): string {
  const found = plan.bring.find(({ id }) => id === who)
  return found
    ? `${fill(found.text, isDateOurs ? { ...facts, date: '[day]' } : facts)}\n\nFor the drive home: ${found.question}`
    : ''
}

/** iPhones and Android phones both read this form. */
export const smsLink = (message: string) => `sms:?&body=${encodeURIComponent(message)}`
