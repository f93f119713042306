/** A review's sections, with the ids that links jump to; the last one is below the review. */
export const sections = {
  summary: 'Review Summary',
  plot: 'Plot Overview',
  // On phones, lines wrap before the “&”, not after it.
  faith: 'Faith &\u00a0Spiritual Themes',
  'family-guide': 'Family Viewing Guide',
  loved: 'What We Loved',
  consider: 'Points to Consider',
  recommendation: 'Final Recommendation',
  talk: 'Talk About It',
} as const

export type SectionId = keyof typeof sections
