import createBidi from 'bidi-js'

const bidi = createBidi()

/** A piece of a line in one font and one direction, in visual order from left to right. */
export type Run<Font> = { text: string; font: Font | undefined; isRightToLeft: boolean }

/**
 * Splits a line by direction (Unicode Bidirectional Algorithm, UAX 9) and by the first font that has its characters.
 * `fontOf` returns undefined for what no font
 * has. A kit's sentences are English, so a line begins at the left even if a name in Arabic comes first.
 */
export function runsOf<Font>(
  line: string,
  fontOf: (cluster: string, last?: Font) => Font | undefined,
): Run<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const clusters = [...graphemes.segment(line)]
  const runs: (Run<Font> & { level: number })[] = []
  for (const { segment, index } of clusters) {
    const level = levels[index] ?? 0
    const last = runs.at(-1)
    const font = fontOf(segment, last?.font)
    // Symbols and letters without a font are drawn one at a time.
    if (last && font && last.font === font && last.level === level) last.text += segment
    else runs.push({ text: segment, font, isRightToLeft: level % 2 === 1, level })
  }
  return reorder(runs)
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Rule L2: from the highest level to the lowest odd one, reverse each sequence of runs at that level or higher. */
function reorder<Item extends { level: number }>(runs: Item[]): Item[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  let ordered = runs
  for (let level = highest; level >= 1; level--) {
    const next: Item[] = []
    let sequence: Item[] = []
    for (const run of ordered) {
      if (run.level >= level) sequence.unshift(run)
      else {
        next.push(...sequence, run)
        sequence = []
      }
    }
    ordered = [...next, ...sequence]
  }
  return ordered
}
