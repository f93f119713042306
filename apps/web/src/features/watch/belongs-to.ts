import { slugify, type VideoItem } from '@two-pastors/feeds'
import type { Film, ReviewCard } from '#model/schemas.ts'

type Named = Pick<VideoItem, 'title' | 'tags'>

/**
 * Names that videos may use for a film: its title, the part of it before a colon (`Title: Season One`), and its tags.
 * As slugs, because feeds and staff write quotes and capitals differently.
 */
const namesOf = ({ title, tags }: Named) =>
  new Set([title, title.split(':')[0] ?? title, ...tags].map(slugify))

/** The film or series that a video belongs to. */
export function filmOf(video: Named, films: Film[]): Film | undefined {
  const names = namesOf(video)
  return films.find(({ title }) => names.has(slugify(title)))
}

/** The video without its tags: it belongs to a film that it shows, not to one that it talks about. */
export const byTitle = ({ title }: Named): Named => ({ title, tags: [] })

/** The reviews that a video belongs to: those of a film that it names, and those tied to it by `ids`. */
export function reviewsOf(video: Named, reviews: ReviewCard[], ids: string[]): ReviewCard[] {
  const names = namesOf(video)
  // A review's title starts with its film: `The Film: What We Saw in It`.
  return reviews.filter(
    ({ id, title }) => ids.includes(id) || names.has(slugify(title.split(':')[0] ?? title)),
  )
}
