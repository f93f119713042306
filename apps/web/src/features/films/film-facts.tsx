import { Badge } from '@two-pastors/ui'
import type { Film } from '#content/schemas/schemas.ts'

/** Year, genre, rating and length of a film, as far as they are known. */
export function FilmFacts({ film: { year, genre, rating, duration } }: { film: Film }) {
  const facts = [year, genre, rating, duration].filter((fact) => fact !== undefined)
  if (facts.length === 0) return null
  return (
    <ul aria-label="Facts" className="flex list-none flex-wrap gap-2 print:hidden">
      {facts.map((fact) => (
        <li key={fact}>
          <Badge variant="outline">{fact}</Badge>
        </li>
      ))}
    </ul>
  )
}
