import { toSeconds } from './duration.ts'
import { toFields, toList, toText } from './roku-format.ts'
import type { Chapter } from './types.ts'

/**
 * Reads chapters, each by itself, in the order of their times. Roku's format has none; the fields are those of the podcast
 * namespace: https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/examples/chapters/jsonChapters.md
 */
export function toChapters(value: unknown): Chapter[] {
  const chapters = toList(value).flatMap((entry) => {
    const { startTime, title, toc } = toFields(entry)
    const at = toSeconds(startTime)
    const name = toText(title)
    // Players leave these out of their lists.
    return at === null || !name || toc === false ? [] : { at, title: name }
  })
  return chapters.sort((a, b) => a.at - b.at).filter(({ at }, index) => at !== chapters[index - 1]?.at)
}
