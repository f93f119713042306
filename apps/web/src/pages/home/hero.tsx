import type { VideoItem } from '@two-pastors/feeds'
import { Button, cn, PlayIcon } from '@two-pastors/ui'
import type { Film } from '#content/schemas/schemas.ts'
import { HeroArt } from '#features/films/hero-art.tsx'
import { MoreInfoLink } from '#features/films/more-info-link.tsx'
import { WatchLink } from '#features/watch/watch-link.tsx'
import { HeroTrailer, HeroTrailerControls } from './hero-trailer.tsx'
import { useHeroTrailer } from './use-hero-trailer.ts'

/** Large buttons would not leave a phone's hero room for the picture. */
const compact = 'max-sm:min-h-11 max-sm:px-4 max-sm:text-base'

/** The film of the moment, over 80 % of the screen's height. */
export function Hero({ film, trailer }: { film: Film; trailer: VideoItem | null }) {
  const background = useHeroTrailer(trailer?.videoUrl ?? null)
  return (
    <section
      aria-label={film.title}
      data-slot="hero"
      // Light text on a dark picture, whatever the theme of the page.
      data-theme="dark"
      className="under-header relative isolate flex min-h-[80vh] flex-col justify-end overflow-hidden bg-tp-scrim text-tp-on-scrim"
    >
      <HeroArt hero={film.hero} />
      <HeroTrailer trailer={background} />
      <div className="relative mx-auto w-full max-w-(--page-width) px-(--tp-gutter) pt-28 pb-10 max-md:pt-[80vw] sm:pb-16">
        <div className="words-on-picture enters-in-turn max-w-xl">
          <p className="text-sm font-semibold tracking-[0.22em] text-tp-scrim-accent uppercase max-sm:tracking-[0.12em]">
            In theaters {film.releaseDate}
          </p>
          <h1 className="mt-3">
            <img
              src={film.logo}
              alt={film.title}
              width="497"
              height="145"
              className="h-20 w-auto max-w-full sm:h-30"
            />
          </h1>
          <p className="mt-4 font-tp-display leading-relaxed text-pretty sm:mt-5 sm:text-xl">
            {film.tagline}
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-3">
            {trailer && (
              <Button asChild variant="hero" size="lg" className={compact}>
                <WatchLink item={trailer}>
                  <PlayIcon />
                  Watch Trailer
                </WatchLink>
              </Button>
            )}
            <Button
              asChild
              variant="outline"
              size="lg"
              className={cn(
                compact,
                'border-tp-on-scrim-muted! bg-tp-scrim/40! hover:bg-tp-scrim/70! forced-colors:bg-[Canvas]!',
              )}
            >
              <MoreInfoLink film={film} />
            </Button>
            <Button asChild variant="link" size="lg" className={compact}>
              <a href={film.groupTicketsUrl} target="_blank" rel="noopener">
                Discount Group Tickets
              </a>
            </Button>
            <HeroTrailerControls
              trailer={background}
              className="flex gap-2 md:absolute md:end-(--tp-gutter) md:bottom-16"
            />
          </div>
        </div>
      </div>
    </section>
  )
}
