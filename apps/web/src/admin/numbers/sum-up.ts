import type { DailyCount, Numbers } from './read-numbers.ts'

export type DayTotal = { day: string; count: number }
export type KeyTotal = { key: string; count: number }
/** A video's plays, and how many of them got how far. */
export type VideoTotal = { key: string; plays: number; reached: number[] }

/** A page's measured visits, and how many of them were fast. */
export type SpeedTotal = { key: string; visits: number; shares: { good: number; all: number }[] }

/** The measures of page speed, as the function `count` names them. */
export const SPEEDS = ['lcp', 'inp', 'cls']

/** How much of a video was played, in percent, as the function `count` names it. */
export const SHARES = [25, 50, 75, 100]

const A_DAY = 86_400_000

/** Every day from the first to the last, including days without a count. */
export function daysOf({ from, to }: Pick<Numbers, 'from' | 'to'>): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const length = Math.round((last - first) / A_DAY) + 1
  return Array.from({ length }, (_, index) => new Date(first + index * A_DAY).toISOString().slice(0, 10))
}

/** The counts of one kind, day by day. */
export function byDay(numbers: Numbers, kind: string): DayTotal[] {
  const sums = sumBy(numbers.counts, kind, ({ day }) => day)
  return daysOf(numbers).map((day) => ({ day, count: sums.get(day) ?? 0 }))
}

/** The counts of one kind, most first. */
export function byKey({ counts }: Pick<Numbers, 'counts'>, kind: string): KeyTotal[] {
  const sums = sumBy(counts, kind, ({ key }) => key)
  return [...sums].map(([key, count]) => ({ key, count })).sort((a, b) => b.count - a.count)
}

/** The videos that were played, most first. */
export function byVideo({ counts }: Pick<Numbers, 'counts'>): VideoTotal[] {
  const reached = SHARES.map((share) => sumBy(counts, `played-${share}`, ({ key }) => key))
  return byKey({ counts }, 'play').map(({ key, count }) => ({
    key,
    plays: count,
    reached: reached.map((sums) => sums.get(key) ?? 0),
  }))
}

/** How fast the pages were, most visited first. */
export function bySpeed({ counts }: Pick<Numbers, 'counts'>): SpeedTotal[] {
  const measures = SPEEDS.map((name) =>
    ['good', 'fair', 'poor'].map((grade) => sumBy(counts, `${name}-${grade}`, ({ key }) => key)),
  )
  const pages = new Set(measures.flat().flatMap((sums) => [...sums.keys()]))
  return [...pages]
    .map((key) => {
      const shares = measures.map((grades) => {
        const [good = 0, fair = 0, poor = 0] = grades.map((sums) => sums.get(key) ?? 0)
        return { good, all: good + fair + poor }
      })
      return { key, visits: Math.max(...shares.map(({ all }) => all)), shares }
    })
    .sort((a, b) => b.visits - a.visits)
}

export const total = (counts: { count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0)

function sumBy(counts: DailyCount[], kind: string, nameOf: (count: DailyCount) => string) {
  const sums = new Map<string, number>()
  for (const count of counts) {
    if (count.kind === kind) sums.set(nameOf(count), (sums.get(nameOf(count)) ?? 0) + count.count)
  }
  return sums
}
