import { Grid, PosterCard, SectionHeading } from '@two-pastors/ui'
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
      <Grid columns="posters" className="mt-6">
        {films.map((film) => (
          <PosterCard
            key={film.id}
            title={film.title}
            image={<Picture picture={film.thumbnail} sizes="(min-width: 40rem) 18rem, 46vw" />}
            {...(film.status === 'coming-soon' && { badge: 'Coming Soon' })}
            {...(film.page && { link: <ScreenLink to={film.page} /> })}
            meta={film.releaseDate ?? [film.year, film.genre, film.duration].filter(Boolean).join(' · ')}
          />
        ))}
      </Grid>
    </section>
  )
}
