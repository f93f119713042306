import { cn, SectionHeading } from '@two-pastors/ui'
import { use, useId } from 'react'
import { PageHeader } from '#features/articles/page-header.tsx'
import { films } from '#features/films/films.ts'
import { ReviewsLink } from '#features/reviews/reviews-link.tsx'
import { trailerOf } from '#features/watch/own-video.ts'
import { WatchDialog } from '#features/watch/watch-dialog.tsx'
import { ClockContext, useNow } from '#lib/now.tsx'
import { PageLink } from '#lib/page-link.tsx'
import type { Film, Pages } from '#model/schemas.ts'
import type { Meta } from '#page-module.ts'
import { FilmCard } from './film-card.tsx'
import { groupFilms } from './group-films.ts'

const filmsOf = (kind: Film['kind']) => films.filter((film) => film.kind === kind)

export const filmHubMeta = (kind: Film['kind'], page: Pages['movies']): Meta => ({
  title: page.title,
  description: page.description,
  picture: page.banner ?? filmsOf(kind).find(({ hero }) => hero)?.hero?.wide,
  about: { films: filmsOf(kind) },
})

/** The page of all films or all series: in theaters, upcoming, at home, coming soon. */
export function FilmHub({ kind, page }: { kind: Film['kind']; page: Pages['movies'] }) {
  const shown = filmsOf(kind)
  const { asOf } = use(ClockContext)
  const groups = groupFilms(shown, useNow(), asOf)
  return (
    <>
      <PageHeader
        title={page.title}
        intro={page.intro}
        banner={page.banner}
        className="[--banner-focus:75%_50%] md:max-lg:[--banner-focus:90%_50%] lg:[--banner-focus:25%_25%]"
      >
        <ReviewsLink />
      </PageHeader>
      <div className="mx-auto grid grid-cols-1 max-w-(--page-width) gap-16 px-(--tp-gutter) pt-12">
        {shown.length === 0 && <NothingYet kind={kind} />}
        {groups.length > 1 && <FilmIndex films={groups.flatMap(({ films }) => films)} />}
        {groups.map(({ section, films }) => (
          <FilmList key={films[0]?.id} heading={page.headings[section]} films={films} />
        ))}
      </div>
      <WatchDialog items={shown.flatMap((film) => trailerOf(film) ?? [])} />
    </>
  )
}

const NothingYet = ({ kind }: { kind: Film['kind'] }) => (
  <p className="max-w-prose text-lg text-tp-muted">
    {`Our first ${kind} is on its way. `}
    <PageLink to="/notifications#sign-up" className="text-tp-accent underline underline-offset-2">
      Sign up
    </PageLink>
    {', and we’ll let you know.'}
  </p>
)

/** Links to the cards below, each of which is taller than a phone's screen. */
function FilmIndex({ films }: { films: Film[] }) {
  return (
    <nav aria-label="On this page" className="-mb-8">
      <ul className="flex list-none flex-wrap gap-x-6">
        {films.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-tp-accent underline underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FilmList({ heading, films }: { heading: string; films: Film[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <ul className={cn('mt-6 grid grid-cols-1 list-none gap-6', films.length > 1 && 'lg:grid-cols-2')}>
        {films.map((film) => (
          <li key={film.id} className="@container">
            <FilmCard film={film} />
          </li>
        ))}
      </ul>
    </section>
  )
}
