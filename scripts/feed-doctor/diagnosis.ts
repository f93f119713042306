/** What is wrong with a line of a feed. An error takes something away from visitors; a warning makes it poorer. */
export type Finding = { line: number; level: 'error' | 'warning'; text: string }

/** What becomes of an entry on the site. */
export type Entry = {
  line: number
  title: string
  fate: 'shown' | 'dropped' | 'not shown now'
  /** Why it is not shown. */
  reason?: string
  /** What the site shows of it, as read by the data client. */
  shown?: Record<string, string>
  findings: Finding[]
}

/** What there is to say of a feed or a blog. */
export type Diagnosis = {
  source: string
  kind: 'feed' | 'blog'
  entries: Entry[]
  /** Of the document as a whole. */
  findings: Finding[]
}

export const hasErrors = ({ entries, findings }: Diagnosis) =>
  [...findings, ...entries.flatMap((entry) => entry.findings)].some(({ level }) => level === 'error') ||
  entries.some(({ fate }) => fate === 'dropped') ||
  !entries.some(({ fate }) => fate === 'shown')

/** Tells the line, from 1, that a place in the text is on. The text is looked through once: feeds have thousands of entries. */
export function linesOf(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (offset) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}
