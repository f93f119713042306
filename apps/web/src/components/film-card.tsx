import { Badge, Button } from '@two-pastors/ui'
import type { Film } from '../content/types.ts'
import { Picture } from './picture.tsx'
import { ScreenLink } from './screen-link.tsx'

/** A film or series in a hub: poster, facts and what it is about; it leads to its page when it has one. */
export function FilmCard({ film }: { film: Film }) {
  const facts = [film.year, film.genre, film.rating, film.duration].filter((fact) => fact !== undefined)
  return (
    <article
      data-slot="film-card"
      className="grid grid-cols-1 gap-5 @xs:grid-cols-[7rem_minmax(0,1fr)] @lg:grid-cols-[12rem_minmax(0,1fr)] @lg:gap-7"
    >
      <Picture
        picture={film.thumbnail}
        sizes="(min-width: 40rem) 12rem, 7rem"
        className="aspect-2/3 h-auto w-full max-w-48 rounded-tp-lg bg-tp-raised object-cover shadow-tp-card"
      />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <h3 className="font-tp-display text-2xl leading-tight font-semibold text-balance sm:text-3xl">
          {film.title}
        </h3>
        {film.releaseDate && <p className="font-semibold text-tp-gold">In theaters {film.releaseDate}</p>}
        <ul aria-label="Facts" className="flex list-none flex-wrap gap-2">
          {film.status === 'coming-soon' && (
            <li>
              <Badge variant="gold">Coming Soon</Badge>
            </li>
          )}
          {facts.map((fact) => (
            <li key={fact}>
              <Badge>{fact}</Badge>
            </li>
          ))}
        </ul>
        <p className="text-pretty text-tp-muted">{film.description}</p>
        {film.page && (
          <Button asChild variant="outline" className="mt-1">
            <ScreenLink to={film.page} aria-label={`More Info: ${film.title}`}>
              More Info
            </ScreenLink>
          </Button>
        )}
      </div>
    </article>
  )
}
