import type { ReactNode } from 'react'
import { films } from '#features/films/films.ts'
import { BringOnePerson } from '#features/plan/bring-one-person.tsx'
import { trailerOf } from '#features/watch/own-video.ts'
import { feedUrls, useFeeds } from '#features/watch/use-feeds.ts'
import { VideoRow } from '#features/watch/video-row.tsx'
import { WatchDialog } from '#features/watch/watch-dialog.tsx'
import { useNow } from '#lib/now.tsx'
import type { FilmDetails as Details, Film, Guide, Pages } from '#model/schemas.ts'
import type { Meta } from '#page-module.ts'
import { clipsOf, describedTrailerOf } from './clips.ts'
import { FilmDetails } from './details/film-details.tsx'
import { Showings } from './details/showings.tsx'
import { FilmBriefs } from './film-briefs.tsx'
import { FilmFamilyGuide } from './film-family-guide.tsx'
import { FilmHero } from './film-hero.tsx'
import { FilmOffer } from './film-offer.tsx'
import { filmPhase, isOut } from './film-phase.ts'
import { OwnFilmLinks } from './own-film-links.tsx'
import { filmAction } from './release.ts'
import { WhereToWatch } from './where-to-watch.tsx'

export const filmLandingMeta = (film: Film, feed: number): Meta => ({
  title: film.title,
  description: film.description,
  picture: film.hero?.wide,
  eyebrow: [film.year, film.genre, film.rating].filter(Boolean).join(' · '),
  logo: film.logo,
  about: { film },
  fetches: feedUrls([feed]),
})

type FilmLandingProps = {
  film: Film
  guide: Guide | null
  details: Details | null
  /** The row of videos under the hero. */
  row: Pages['king-of-kings']['row']
  /** The sign-up block. */
  children: ReactNode
}

/** The page of a film or series with a row of videos. */
export function FilmLanding({ film, guide, details, row, children }: FilmLandingProps) {
  const { loading, lists } = useFeeds([row.feed])
  const items = lists[0] ?? []
  const trailer = trailerOf(film)
  const described = describedTrailerOf(film, details)
  const clips = clipsOf(film, details)
  const now = useNow()
  const phase = filmPhase(film, now)
  const coming = films.filter((one) => one.id !== film.id && !one.page && !isOut(filmPhase(one, now)))
  return (
    <>
      <FilmHero film={film} described={described} />
      <div className="bleed pt-14">
        <VideoRow heading={row.heading} podcast={row.podcast} layout="wide" items={items} loading={loading} />
        <div className="mt-16 grid grid-cols-1 gap-16 px-(--tp-gutter)">
          <FilmDetails film={film} details={details} clips={clips} />
          <FilmFamilyGuide guide={guide} trailer={trailer} others={<OwnFilmLinks except={film.id} />} />
          <Showings showings={details?.showings} />
          {phase === 'home' && (
            <WhereToWatch
              film={film}
              heading="Watch at Home"
              text={`Where you can find ${film.title} tonight.`}
            />
          )}
          {children}
          <BringOnePerson film={film.id} />
          <FilmBriefs heading="Coming Soon" films={coming} />
        </div>
      </div>
      <WatchDialog
        items={[trailer, ...clips, described, ...items].filter((item) => item !== null)}
        offer={<FilmOffer action={filmAction(film, phase)} phase={phase} />}
      />
    </>
  )
}
