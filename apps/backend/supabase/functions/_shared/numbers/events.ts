/** A page's Core Web Vitals by the thresholds of https://web.dev/articles/vitals. */
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

/** The kinds of events. `played-50`: half of a video was played. */
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

/** The number of events that a page may report at a time. */
const most = 40

/** Reads a page's report, one event per line. Drops malformed ones. */
export function parseEvents(text: string): CountEvent[] {
  return text
    .split('\n', most)
    .map((line) => /^(\S{1,20}) (\S{1,200})$/.exec(line))
    .flatMap((match) => (match && isKind(match[1]) ? [{ kind: match[1], key: match[2] ?? '' }] : []))
}

const isKind = (text: string | undefined): text is Kind => kinds.some((kind) => kind === text)
