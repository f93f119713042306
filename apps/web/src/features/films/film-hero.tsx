import { Badge, Button, PlayIcon } from '@two-pastors/ui'
import type { CSSProperties } from 'react'
import type { Film } from '#content/schemas/schemas.ts'
import { trailerOf } from '#features/watch/own-video.ts'
import { WatchLink } from '#features/watch/watch-link.tsx'
import { HeroArt } from './hero-art.tsx'

/** Art, logo, facts and trailer of a film or series. */
export function FilmHero({ film }: { film: Film }) {
  const trailer = trailerOf(film)
  const facts = [film.year, film.genre, film.rating, film.duration].filter((fact) => fact !== undefined)
  return (
    <section
      aria-label={film.title}
      // Light text on a dark picture, whatever the theme of the page.
      data-theme="dark"
      className="under-header relative isolate flex min-h-[max(80vh,min(44vw,92vh))] flex-col justify-end overflow-hidden bg-tp-scrim text-tp-on-scrim"
    >
      <HeroArt hero={film.hero} />
      <div className="mx-auto w-full max-w-(--page-width) px-(--tp-gutter) pt-40 pb-12 max-md:pt-[88vw] sm:pb-16">
        <div className="words-on-picture enters-in-turn max-w-xl">
          <h1>
            {film.logo ? (
              <img
                src={film.logo}
                alt={film.title}
                style={{ '--logo-scale': film.logoScale } as CSSProperties}
                className="h-[calc(4.5rem*var(--logo-scale,1))] w-auto max-w-full sm:h-[calc(6.5rem*var(--logo-scale,1))]"
              />
            ) : (
              film.title
            )}
          </h1>
          <ul aria-label="Facts" className="mt-6 flex list-none flex-wrap gap-2">
            {facts.map((fact) => (
              <li key={fact}>
                <Badge variant="outline" className="bg-tp-scrim/50">
                  {fact}
                </Badge>
              </li>
            ))}
          </ul>
          <p className="mt-5 text-lg text-pretty">{film.description}</p>
          {trailer && (
            <Button asChild variant="hero" size="lg" className="mt-7">
              <WatchLink item={trailer}>
                <PlayIcon />
                Watch Trailer
              </WatchLink>
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
