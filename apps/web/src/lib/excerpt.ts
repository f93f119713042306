/**
 * The first words of a text, at most `length` characters and an ellipsis. 105 fit in the four lines of a narrow card, where the
 * browser would otherwise cut the text in the middle of a word.
 */
export function excerpt(text: string, length = 105): string {
  if (text.length <= length) return text
  const words = text.slice(0, length + 1).replace(/\s+\S*$/, '')
  return `${words.slice(0, length).replace(/[\s\p{P}]+$/u, '')}…`
}
