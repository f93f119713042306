import type { VideoItem } from '@two-pastors/feeds'
import { BellIcon, Button, cn, PictureHero } from '@two-pastors/ui'
import { memo } from 'react'
import { FilmActionButton, TrailerButton } from '#features/films/film-buttons.tsx'
import { filmPhase } from '#features/films/film-phase.ts'
import { heroLink } from '#features/films/hero-action.ts'
import { HeroArt } from '#features/films/hero-art.tsx'
import { MoreInfoLink } from '#features/films/more-info-link.tsx'
import { filmAction } from '#features/films/release.ts'
import { useReleaseLine } from '#features/films/release-line.tsx'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { useNow } from '#lib/now.tsx'
import { PageLink } from '#lib/page-link.tsx'
import type { Film } from '#model/schemas.ts'
import { HeroTrailer, HeroTrailerControls } from './hero-trailer.tsx'
import { useHeroTrailer } from './use-hero-trailer.ts'

/** Smaller buttons on phones, to leave room for the picture. */
const compact = 'max-sm:min-h-11 max-sm:text-base'

const GROUP_TICKETS = 'Discount Group Tickets'
const seats = { variant: 'link', size: 'lg', className: `${compact} gap-1.5 text-base` } as const

/** The featured film. Memoized: it doesn't render again when feeds load. */
export const Hero = memo(({ film, trailer }: { film: Film; trailer: VideoItem | null }) => {
  const phase = filmPhase(film, useNow())
  const action = filmAction(film, phase)
  const background = useHeroTrailer(trailer?.videoUrl ?? null, film.titleCardAt)
  return (
    <PictureHero
      as="section"
      aria-label={film.title}
      topShade
      // A transform animation would make this row the containing block of the absolutely positioned trailer buttons.
      // Wide screens crop the height of the picture: keep the spear below the header and the glow off the tagline.
      className="under-header 2xl:[--focus:70%_10%] [&_[data-slot=picture-hero-actions]]:animate-none [--tp-hero-height:80vh] [--tp-hero-top:7rem] max-lg:[--tp-hero-top:max(48vw,80vh-27.5rem)] md:max-lg:[--tp-hero-picture:calc(var(--tp-hero-top)+8.25vw)] max-md:[--tp-hero-top:80vw] max-lg:[--tp-hero-bottom:2.5rem]"
      picture={
        <>
          <HeroArt film={film} />
          {trailer && <HeroTrailer trailer={background} />}
        </>
      }
      eyebrow={useReleaseLine(film)}
      title={
        film.logo ? (
          <img
            src={film.logo}
            alt={film.title}
            width="489"
            height="145"
            className="h-20 w-auto max-w-full sm:h-30"
          />
        ) : (
          film.title
        )
      }
      actions={
        <>
          {trailer && <TrailerButton item={trailer} size="lg" className={`${compact} max-sm:px-4`} />}
          <Button asChild variant="outline" size="lg" className={`${compact} max-sm:px-4`}>
            <MoreInfoLink film={film} />
          </Button>
          <div className="flex flex-wrap items-center gap-x-5 lg:contents">
            {/* Smaller, so that all three fit on one line on a laptop. */}
            {phase === 'tickets' && film.groupTicketsUrl ? (
              <Button asChild {...seats}>
                <NewTabLink href={film.groupTicketsUrl}>{GROUP_TICKETS}</NewTabLink>
              </Button>
            ) : (
              action && <FilmActionButton {...{ action, phase }} longestLabel={GROUP_TICKETS} {...seats} />
            )}
            {/* Laptops have it in the header. */}
            {phase === 'tickets' && (
              <PageLink to="/notifications#sign-up" className={cn(heroLink, 'lg:hidden')}>
                <BellIcon className="size-5" />
                Get Notified
              </PageLink>
            )}
          </div>
          {/* In the corner of the picture; for the keyboard, after the actions. */}
          {trailer && (
            <HeroTrailerControls
              trailer={background}
              className="absolute end-0 flex gap-2 max-lg:bottom-full max-lg:mb-3 lg:bottom-0"
            />
          )}
        </>
      }
    >
      <p className="mt-4 font-tp-display leading-relaxed font-semibold text-pretty sm:mt-5 sm:text-xl">
        {film.tagline ?? film.description}
      </p>
    </PictureHero>
  )
})
