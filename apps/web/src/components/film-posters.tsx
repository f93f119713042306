import { PosterCard, SectionHeading } from '@two-pastors/ui'
import { useId } from 'react'
import type { Film } from '../content/types.ts'
import { Picture } from './picture.tsx'
import { ScreenLink } from './screen-link.tsx'

/** A titled row of posters; those with a page of their own lead there. Nothing without films. */
export function FilmPosters({ heading, films }: { heading: string; films: Film[] }) {
  const id = useId()
  if (films.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <ul className="mt-6 grid list-none grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-5 gap-y-8 sm:grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))]">
        {films.map((film) => (
          <li key={film.id}>
            <PosterCard
              title={film.title}
              image={<Picture picture={film.thumbnail} sizes="(min-width: 40rem) 18rem, 46vw" />}
              {...(film.status === 'coming-soon' && { badge: 'Coming Soon' })}
              {...(film.page && { link: <ScreenLink to={film.page} /> })}
              meta={film.releaseDate ?? [film.year, film.genre, film.duration].filter(Boolean).join(' · ')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
