import { plain } from '#features/search/words.ts'
import type { Cue } from '#features/watch/transcript-query.ts'

/** The lines that contain every word of `term`; all lines if it is blank. */
export function matchingCues(cues: Cue[], term: string): Cue[] {
  const words = plain(term).split(/\s+/).filter(Boolean)
  return words.length === 0
    ? cues
    : cues.filter(({ text }) => words.every((word) => plain(text).includes(word)))
}

/** The line spoken at `seconds`, or the last one before it; -1 before the first. */
export function cueAt(cues: Cue[], seconds: number): number {
  return cues.findLastIndex(({ start }) => start <= seconds)
}
