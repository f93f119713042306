/**
 * The first sentences of a text that fit in `length` characters, which is what the four lines of a narrow card hold. Where
 * the first one alone does not fit, its first words and an ellipsis. An initial, as in “C. S. Lewis”, ends no sentence.
 */
export function excerpt(text: string, length = 105): string {
  if (text.length <= length) return text
  const sentences = text.slice(0, length + 1).match(/^.*(?<!\b\p{Lu})[.!?]['"’”)]*(?=\s)/su)?.[0]
  if (sentences) return sentences
  const words = text.slice(0, length + 1).replace(/\s+\S*$/, '')
  return `${words.slice(0, length).replace(/[\s\p{P}]+$/u, '')}…`
}
