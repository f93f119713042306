import type { Kind, Review } from '../types.ts'

/** The kinds in a report, most urgent first. */
export const shownKinds = ['broken', 'changed', 'added', 'removed'] as const satisfies Kind[]

export const kindNames: Record<Kind, string> = {
  broken: 'Broken',
  changed: 'Changed',
  added: 'Added',
  removed: 'Removed',
  same: 'The same',
}

/** The reviews in a report, most urgent first. */
export function shownReviews(reviews: Review[]): Review[] {
  return shownKinds.flatMap((kind) => reviews.filter((review) => review.kind === kind))
}

export function countOf(reviews: Review[], kind: Kind): number {
  return reviews.filter((review) => review.kind === kind).length
}

/** 0.0042 as '0.4 %'. */
export function percent(share: number): string {
  return share < 0.0005 ? '< 0.1 %' : `${(share * 100).toFixed(1)} %`
}
