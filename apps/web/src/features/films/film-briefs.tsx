import { AgeBadge, Badge, SectionHeading } from '@two-pastors/ui'
import { useId } from 'react'
import { CardVerdict } from '#features/family/card-verdict.tsx'
import { useNow } from '#lib/now.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { Picture } from '#lib/picture.tsx'
import type { Film } from '#model/schemas.ts'
import { filmPhase } from './film-phase.ts'
import { releaseLine } from './release.ts'

/** A section of small film cards, which link to the films' pages. Renders nothing if there are no films. */
export function FilmBriefs({ heading, films }: { heading: string; films: Film[] }) {
  const id = useId()
  if (films.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <ul className="mt-6 grid list-none grid-cols-1 gap-6 lg:grid-cols-2">
        {films.map((film) => (
          <li key={film.id} className="@container flex min-w-0">
            <FilmBrief film={film} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FilmBrief({ film }: { film: Film }) {
  const { id, title, description, thumbnail, address, guide } = film
  const now = useNow()
  const facts = releaseLine(film, now) ?? [film.year, film.genre, film.duration].filter(Boolean).join(' · ')
  return (
    <article
      data-slot="film-brief"
      className="relative grid w-full overflow-hidden min-w-0 grid-cols-[minmax(0,2fr)_minmax(0,5fr)] grid-rows-[auto_1fr] items-start gap-x-4 rounded-tp-lg border border-tp-line bg-tp-surface p-4 @max-[13rem]:grid-cols-1 @max-[13rem]:gap-y-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6 sm:p-5"
    >
      <Picture
        picture={thumbnail}
        sizes="(min-width: 40rem) 9rem, 24vw"
        className="aspect-2/3 h-auto w-full rounded-tp-md object-cover shadow-tp-card @max-[13rem]:w-1/2 sm:row-span-2"
      />
      <div className="min-w-0 wrap-anywhere">
        {filmPhase(film, now) === 'coming-soon' && <Badge variant="gold">Coming Soon</Badge>}
        <h3 className="not-first:mt-2 font-tp-display text-xl leading-snug font-semibold text-balance sm:text-2xl">
          <PageLink
            to={address}
            className="rounded-tp-sm outline-offset-2 outline-tp-focus after:absolute after:inset-0 hover:underline focus-visible:outline-2"
          >
            {title}
          </PageLink>
        </h3>
        {facts && <p className="mt-1 text-sm text-balance text-tp-gold">{facts}</p>}
        {guide && (
          <div className="mt-2 grid justify-items-start gap-2">
            <AgeBadge age={guide.age} />
            <CardVerdict id={id} />
          </div>
        )}
      </div>
      {/* Below the poster on phones, instead of in a narrow strip next to it. */}
      <p className="min-w-0 text-pretty wrap-anywhere text-tp-muted max-sm:col-span-full max-sm:mt-4 sm:mt-2">
        {description}
      </p>
    </article>
  )
}
