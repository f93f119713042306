/**
 * The first sentences of a text that fit into `length` characters, which is as much as four lines of a narrow card hold. If
 * the first one alone doesn't fit, its first words and an ellipsis. An initial, as in “C. S. Lewis”, doesn't end a sentence.
 */
export function excerpt(text: string, length = 105): string {
  if (text.length <= length) return text
  const sentences = text.slice(0, length + 1).match(/^.*(?<!\b\p{Lu})[.!?]['"’”)]*(?=\s)/su)?.[0]
  if (sentences) return sentences
  const words = text.slice(0, length + 1).replace(/\s+\S*$/, '')
  return `${words.slice(0, length).replace(/[\s\p{P}]+$/u, '')}…`
}
