/** The sections of a review, with the ids that links jump to; the last stands below it. */
export const sections = {
  summary: 'Review Summary',
  plot: 'Plot Overview',
  // On phones the “&” begins a line and does not end one.
  faith: 'Faith &\u00a0Spiritual Themes',
  'family-guide': 'Family Viewing Guide',
  loved: 'What We Loved',
  consider: 'Points to Consider',
  recommendation: 'Final Recommendation',
  talk: 'Talk About It',
} as const

export type SectionId = keyof typeof sections
