/** Where a document comes from. */
export type DiagnoseOptions = {
  /** Its address, or another name for it. The base for relative URLs in a blog. */
  source: string
  /** Base for relative URLs in a feed, such as `https://feeds.example.org`. */
  host?: string | undefined
  /** The moment that validity periods are compared with, in ms since 1970. Default: now. */
  now?: number
}

/** A problem in a line of a feed. An error means that visitors miss something; a warning, that it could be better. */
export type Finding = { line: number; level: 'error' | 'warning'; text: string }

/** Collects problems, each with the line of its value. */
export type Report = (level: Finding['level'], path: (string | number)[], text: string) => void

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
