/** A word as it is compared: without case and accents. */
export const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text. Apostrophes belong to a word: visitors leave them out. */
export const wordsOf = (text: string) =>
  text
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
