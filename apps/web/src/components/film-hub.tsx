import { cn, SectionHeading } from '@two-pastors/ui'
import { useId } from 'react'
import { films } from '../content/films.ts'
import type { Film, Pages } from '../content/types.ts'
import { trailerOf } from '../lib/own-video.ts'
import { FilmCard } from './film-card.tsx'
import { Head } from './head.tsx'
import { PageHeader } from './page-header.tsx'
import { ReviewsLink } from './reviews-link.tsx'
import { WatchDialog } from './watch/watch-dialog.tsx'

/** All films, or all series: what has a date, what can be seen, what is coming. */
export function FilmHub({ kind, page }: { kind: Film['kind']; page: Pages['movies'] }) {
  const shown = films.filter((film) => film.kind === kind)
  const having = (status: Film['status']) => shown.filter((film) => film.status === status)
  return (
    <>
      <Head
        title={page.title}
        description={page.description}
        picture={page.banner ?? films.find((film) => film.kind === kind && film.hero)?.hero?.wide}
      />
      <PageHeader title={page.title} intro={page.intro} banner={page.banner}>
        <ReviewsLink />
      </PageHeader>
      <div className="mx-auto grid grid-cols-1 max-w-(--page-width) gap-16 px-(--tp-gutter) pt-12">
        <FilmList heading={page.headings.upcoming} films={having('upcoming')} />
        <FilmList heading={page.headings.released} films={having('released')} />
        <FilmList heading={page.headings.comingSoon} films={having('coming-soon')} />
      </div>
      <WatchDialog items={shown.flatMap((film) => trailerOf(film) ?? [])} />
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
