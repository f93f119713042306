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

/** The line, from 1, that a place in a text is on. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
