import type { VideoItem } from '@two-pastors/feeds'
import { cn, PictureHero } from '@two-pastors/ui'
import type { CSSProperties } from 'react'
import { FilmActionButton, TrailerButton } from '#features/films/film-buttons.tsx'
import { FilmFacts } from '#features/films/film-facts.tsx'
import { heroAction } from '#features/films/hero-action.ts'
import { HeroArt } from '#features/films/hero-art.tsx'
import type { FilmAction } from '#features/films/release.ts'
import { useReleaseLine } from '#features/films/release-line.tsx'
import { trailerOf } from '#features/watch/own-video.ts'
import type { Phase } from '#model/phases.ts'
import type { Film } from '#model/schemas.ts'
import { DescribedTrailer } from './described-trailer.tsx'
import { ToFamilyGuide } from './sections/family-guide.tsx'
import { ShareFilm } from './share-film.tsx'

type FilmHeroProps = { film: Film; described: VideoItem | null; phase: Phase; action: FilmAction | undefined }

/** Art, logo, facts and trailer of a film or series, and where to see it. */
export function FilmHero({ film, described, phase, action }: FilmHeroProps) {
  const trailer = trailerOf(film)
  const logo = film.logo && (
    <img
      src={film.logo}
      alt={film.title}
      style={{ '--logo-scale': film.logoScale } as CSSProperties}
      className="h-[calc(4.5rem*var(--logo-scale,1))] w-auto max-w-full sm:h-[calc(6.5rem*var(--logo-scale,1))]"
    />
  )
  return (
    <PictureHero
      as="section"
      aria-label={film.title}
      topShade
      style={{ '--zoom': film.cardZoom } as CSSProperties}
      // Tablets show the wide picture above the words, with its subject closer to the center.
      className={cn(
        'under-header md:max-lg:**:data-[slot=hero-image]:origin-[100%_40%] md:max-lg:**:data-[slot=hero-image]:scale-(--zoom,1)',
        film.hero
          ? 'max-md:[--tp-hero-top:99vw] md:max-lg:**:data-[slot=hero-image]:translate-y-5'
          : film.wide && 'still-hero',
      )}
      picture={
        <>
          <HeroArt film={film} />
          {/* On a small laptop, the text would overlap the subject of the picture. */}
          {film.hero && (
            <div className="absolute inset-0 hidden bg-linear-to-r from-tp-scrim/75 from-45% to-transparent to-70% lg:max-xl:block rtl:bg-linear-to-l" />
          )}
        </>
      }
      eyebrow={useReleaseLine(film, { untilHome: true })}
      title={logo || film.title}
      actions={
        <>
          {trailer && <TrailerButton item={trailer} size="lg" className={heroAction} />}
          {action && (
            <FilmActionButton {...{ action, phase }} variant="outline" size="lg" className={heroAction} />
          )}
          <ShareFilm film={film} />
        </>
      }
    >
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 md:max-lg:-me-16 lg:max-w-md">
        <FilmFacts film={film} />
        <ToFamilyGuide film={film} />
      </div>
      <p className="mt-5 text-lg text-pretty lg:max-w-md">{film.description}</p>
      <DescribedTrailer item={described} />
    </PictureHero>
  )
}
