import { Badge } from '@two-pastors/ui'
import type { Film } from '#model/schemas.ts'

/** Year, genre, rating and length of a film, as far as they are known. */
export const factsOf = ({ year, genre, rating, duration }: Film) =>
  [year, genre, rating, duration].filter((fact) => fact !== undefined)

/** The facts of a film as badges. */
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
