import { SectionHeading } from '@two-pastors/ui'
import { useId } from 'react'
import { films } from '../content/films.ts'
import type { Film, Pages } from '../content/types.ts'
import { FilmCard } from './film-card.tsx'
import { Head } from './head.tsx'
import { PageHeader } from './page-header.tsx'
import { ReviewsLink } from './reviews-link.tsx'

/** All films, or all series: what has a date, what can be seen, what is coming. */
export function FilmHub({ kind, page }: { kind: Film['kind']; page: Pages['movies'] }) {
  const having = (status: Film['status']) =>
    films.filter((film) => film.kind === kind && film.status === status)
  return (
    <>
      <Head title={page.title} description={page.description} />
      <PageHeader title={page.title} intro={page.intro} banner={page.banner}>
        <ReviewsLink />
      </PageHeader>
      <div className="mx-auto grid grid-cols-1 max-w-(--page-width) gap-16 px-(--tp-gutter) pt-12">
        <FilmList heading={page.headings.upcoming} films={having('upcoming')} />
        <FilmList heading={page.headings.released} films={having('released')} />
        <FilmList heading={page.headings.comingSoon} films={having('coming-soon')} />
      </div>
    </>
  )
}

/** Nothing without films. */
function FilmList({ heading, films }: { heading: string; films: Film[] }) {
  const id = useId()
  if (films.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <ul className="mt-6 grid grid-cols-1 list-none gap-x-12 gap-y-10 xl:grid-cols-2">
        {films.map((film) => (
          <li key={film.id} className="@container">
            <FilmCard film={film} />
          </li>
        ))}
      </ul>
    </section>
  )
}
