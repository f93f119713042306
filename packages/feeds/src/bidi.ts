const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/

/** Closes U+202A–U+202E (embeddings and overrides). */
const POP = '\u202c'
/** Closes U+2066–U+2068 (isolates). */
const POP_ISOLATE = '\u2069'

/**
 * Closes the direction controls that a text leaves open: an override (U+202E) would reverse whatever follows it on
 * the page. A closing control without an opening one is dropped.
 */
export function closeBidi(text: string): string {
  if (!CONTROLS.test(text)) return text
  const open: string[] = []
  let closed = ''
  for (const character of text) {
    if (character === POP || character === POP_ISOLATE) {
      if (open.at(-1) !== character) continue
      open.pop()
    } else if (CONTROLS.test(character)) {
      open.push(character < '\u2066' ? POP : POP_ISOLATE)
    }
    closed += character
  }
  return closed + open.reverse().join('')
}
