import type { VideoItem } from '@two-pastors/feeds'
import { BellIcon, CalendarIcon, cn, PictureHero } from '@two-pastors/ui'
import { use } from 'react'
import { FilmActionButton, TrailerButton } from '#features/films/film-buttons.tsx'
import { FilmFacts } from '#features/films/film-facts.tsx'
import { heroAction, heroLink } from '#features/films/hero-action.ts'
import { HeroArt } from '#features/films/hero-art.tsx'
import type { FilmAction } from '#features/films/release.ts'
import { calendarPath, isUpcoming } from '#features/films/release.ts'
import { useReleaseLine } from '#features/films/release-line.tsx'
import { ClockContext, useNow } from '#lib/now.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { Picture } from '#lib/picture.tsx'
import type { Phase } from '#model/phases.ts'
import type { Film, Picture as PictureData } from '#model/schemas.ts'
import { DescribedTrailer } from './described-trailer.tsx'
import { ToFamilyGuide } from './sections/family-guide.tsx'
import { ShareFilm } from './share-film.tsx'

type PromotionBannerProps = {
  film: Film
  trailer: VideoItem | null
  described: VideoItem | null
  phase: Phase
  action: FilmAction | undefined
  banner?: PictureData | undefined
}

/** The film's picture, logo, facts and release date, and the way to a seat. `banner` replaces the picture. */
export function PromotionBanner(props: PromotionBannerProps) {
  const { film, trailer, described, phase, action, banner } = props
  const line = useReleaseLine(film)
  const logo = film.logo && (
    <img
      src={film.logo}
      alt={film.title}
      width="489"
      height="145"
      className={cn('h-20 w-auto max-w-full', banner ? 'sm:h-24' : 'sm:h-30')}
    />
  )
  return (
    <PictureHero
      as="section"
      aria-label={film.title}
      topShade
      shade="start"
      className={cn(
        'under-header [--tp-hero-bottom:2.5rem] lg:[--tp-hero-bottom:3rem] [--tp-hero-height:max(70vh,min(42vw,88vh))]',
        'max-lg:[--tp-hero-height:0px] max-lg:[--tp-hero-top:48vw]',
        banner
          ? 'md:picture-below-header max-md:[--tp-hero-picture:105vw] max-md:[--tp-hero-top:102vw]'
          : 'max-md:[--tp-hero-top:88vw]',
      )}
      picture={
        banner ? (
          <>
            <Picture
              picture={banner}
              sizes="100vw"
              priority
              className="object-[70%_0%] md:max-xl:object-[15%_0%] lg:mask-l-from-60% lg:mask-l-to-80%"
            />
            {/* No bright faces behind the buttons. */}
            <div className="absolute inset-0 hidden bg-linear-to-t from-tp-scrim from-23% to-transparent to-36% mask-r-from-36% mask-r-to-60% lg:block" />
          </>
        ) : (
          <HeroArt film={film} />
        )
      }
      title={logo || film.title}
      actions={
        <>
          {trailer && <TrailerButton item={trailer} size="lg" className={heroAction} />}
          {action && (
            <FilmActionButton
              {...{ action, phase }}
              variant="outline"
              size="lg"
              className={cn(heroAction, 'print:hidden')}
            />
          )}
          <ShareFilm film={film} />
          {action && phase === 'tickets' && (
            <PageLink to="/notifications#sign-up" className={heroLink}>
              <BellIcon className="size-5" />
              Get Notified
            </PageLink>
          )}
        </>
      }
    >
      {line && <p className="mt-5 font-tp-display text-xl font-semibold text-balance sm:text-2xl">{line}</p>}
      <AddToCalendar film={film} />
      <div
        className={cn(
          'mt-5 flex flex-wrap items-center gap-x-5 gap-y-3',
          // The banner's subject starts next to the buttons.
          banner ? 'lg:max-w-72' : 'lg:max-w-md',
        )}
      >
        <FilmFacts film={film} />
        <ToFamilyGuide film={film} />
      </div>
      <DescribedTrailer item={described} />
    </PictureHero>
  )
}

/** A calendar file with the day on which a film opens. Keeps its space if that day comes while the page is open. */
function AddToCalendar({ film }: { film: Film }) {
  const { asOf } = use(ClockContext)
  const isShown = isUpcoming(film, useNow())
  if (!isShown && !isUpcoming(film, asOf)) return null
  return (
    <a href={calendarPath(film)} className={cn(heroLink, !isShown && 'invisible')}>
      <CalendarIcon className="size-5" />
      Add to Calendar
    </a>
  )
}
