/** The names in braces that the texts of `content/plan.yaml` may use. */
export const FACT_NAMES = [
  'film',
  'rating',
  'tagline',
  'church',
  'contact',
  'reach',
  'date',
  'time',
  'place',
  'where',
  'seats',
  'people',
  'price',
  'askPrice',
  'goingToSee',
  'familyLimit',
  'food',
  'ends',
  'rain',
  'bring',
  'groupSize',
  'code',
  'tickets',
] as const

export type Facts = Readonly<Record<(typeof FACT_NAMES)[number], string>>

/**
 * Replaces `{name}` with a fact; unknown names stay. A fact at the start of a sentence is capitalized, unless it is
 * an email address; gaps left by empty facts are closed.
 */
export function fill(text: string, facts: Partial<Facts>): string {
  return text
    .replace(/\{(\w+)\}/g, (all, name: string, offset: number) => {
      const fact = (facts as Record<string, string | undefined>)[name]
      if (fact === undefined) return all
      const beginsSentence = /(^|[.!?]\s+|\n\s*)$/.test(text.slice(0, offset))
      return beginsSentence && !fact.includes('@') ? fact.charAt(0).toUpperCase() + fact.slice(1) : fact
    })
    .replace(/[^\S\n]+(?=[ \n]|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
