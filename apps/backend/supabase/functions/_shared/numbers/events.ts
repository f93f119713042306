/** Core Web Vitals of a page: how it did by the thresholds of https://web.dev/articles/vitals. */
export const speeds = [
  'lcp-good',
  'lcp-fair',
  'lcp-poor',
  'inp-good',
  'inp-fair',
  'inp-poor',
  'cls-good',
  'cls-fair',
  'cls-poor',
] as const

/** What is counted. `played-50`: half of a video was played. */
export const kinds = [
  'view',
  'play',
  'played-25',
  'played-50',
  'played-75',
  'played-100',
  'download',
  ...speeds,
] as const

export type Kind = (typeof kinds)[number]

/** An event reported by a page: `view /movies`. */
export type CountEvent = { kind: Kind; key: string }

/** A page tells a few things at a time. */
const most = 40

/** Reads what a page tells, a line each. What is malformed is dropped. */
export function parseEvents(text: string): CountEvent[] {
  return text
    .split('\n', most)
    .map((line) => /^(\S{1,20}) (\S{1,200})$/.exec(line))
    .flatMap((match) => (match && isKind(match[1]) ? [{ kind: match[1], key: match[2] ?? '' }] : []))
}

const isKind = (text: string | undefined): text is Kind => kinds.some((kind) => kind === text)
