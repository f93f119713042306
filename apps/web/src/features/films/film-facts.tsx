import { Badge } from '@two-pastors/ui'
import type { Film } from '#model/schemas.ts'

/** A film's year, genre, rating and length, as far as they are known. */
export const factsOf = ({ year, genre, rating, duration }: Film) =>
  [year, genre, rating, duration].filter((fact) => fact !== undefined)

/** A film's facts as badges. */
export function FilmFacts({ film }: { film: Film }) {
  const facts = factsOf(film)
  if (facts.length === 0) return null
  return (
    <ul
      aria-label="Facts"
      className="flex list-none flex-wrap gap-1.5 max-sm:*:*:px-2.5 sm:gap-2 print:hidden"
    >
      {facts.map((fact) => (
        <li key={fact}>
          <Badge variant="outline">{fact}</Badge>
        </li>
      ))}
    </ul>
  )
}
