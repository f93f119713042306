/** A problem in a line of a feed. An error means that visitors miss something; a warning, that it could be better. */
export type Finding = { line: number; level: 'error' | 'warning'; text: string }

/** How an entry appears on a site that uses this package. */
export type Entry = {
  line: number
  title: string
  fate: 'shown' | 'dropped' | 'not shown now'
  /** Why it is not shown. */
  reason?: string
  /** The fields that the parser reads, by name. */
  shown?: Record<string, string>
  findings: Finding[]
}

/** The report on a video feed or a blog. */
export type Diagnosis = {
  source: string
  kind: 'feed' | 'blog'
  entries: Entry[]
  /** About the document as a whole. */
  findings: Finding[]
}

/** Whether visitors lose something. */
export const hasErrors = ({ entries, findings }: Diagnosis) =>
  [...findings, ...entries.flatMap((entry) => entry.findings)].some(({ level }) => level === 'error') ||
  entries.some(({ fate }) => fate === 'dropped') ||
  !entries.some(({ fate }) => fate === 'shown')

/** Scans the text once, and returns the line (from 1) of any position in it. */
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

/** A short form of a feed's value, for a message. */
export const quote = (value: unknown) =>
  value === undefined ? 'missing' : (JSON.stringify(value)?.slice(0, 80) ?? '')
