import type { Movie, TVSeries } from 'schema-dts'
import type { Guide, Review } from '#model/schemas.ts'

/** The film or series that a review is about, with its rating and the age from which we suggest it. */
export function reviewedThing(reviewed: NonNullable<Review['reviewed']>, guide: Guide): Movie | TVSeries {
  const { title, kind, year, rating, minutes, directors = [] } = reviewed
  const common = {
    name: title,
    typicalAgeRange: ageRange(guide),
    ...(rating && { contentRating: rating }),
    ...(directors.length > 0 && {
      director: directors.map((name) => ({ '@type': 'Person' as const, name })),
    }),
  }
  if (kind === 'series') return { '@type': 'TVSeries', ...common }
  return {
    '@type': 'Movie',
    ...common,
    ...(year && { datePublished: String(year) }),
    ...(minutes && { duration: `PT${minutes}M` }),
  }
}

/** The age from which we suggest a film: "11-", which is open-ended. https://schema.org/typicalAgeRange */
export const ageRange = ({ age }: { age: number }) => `${age}-`
