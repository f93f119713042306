import type { VideoItem } from '@two-pastors/feeds'
import { Button, CalendarIcon, PlayIcon } from '@two-pastors/ui'
import type { Film, Picture as PictureData } from '../../content/types.ts'
import { HeroArt } from '../hero-art.tsx'
import { Picture } from '../picture.tsx'
import { WatchLink } from '../watch/watch-link.tsx'

type PromotionBannerProps = { film: Film; trailer: VideoItem | null; banner?: PictureData | undefined }

/** The film's picture, logo and release date; a page may bring a banner of its own. */
export function PromotionBanner({ film, trailer, banner }: PromotionBannerProps) {
  return (
    <section
      aria-label={film.title}
      // Light text on a dark picture, whatever the theme of the page.
      data-theme="dark"
      className="under-header relative isolate flex min-h-[70vh] flex-col justify-end overflow-hidden bg-tp-scrim text-tp-on-scrim"
    >
      {banner ? (
        <>
          <Picture
            picture={banner}
            sizes="100vw"
            priority
            data-slot="hero-image"
            className="absolute inset-0 -z-20 size-full object-cover"
          />
          <div className="absolute inset-0 -z-10 bg-linear-to-t from-tp-scrim via-tp-scrim/50 to-tp-scrim/10" />
        </>
      ) : (
        <HeroArt hero={film.hero} />
      )}
      <div className="words-on-picture enters-in-turn mx-auto w-full max-w-(--page-width) px-(--tp-gutter) pt-40 pb-12">
        <h1>
          {film.logo ? (
            <img
              src={film.logo}
              alt={film.title}
              width="497"
              height="145"
              className="h-20 w-auto max-w-full sm:h-30"
            />
          ) : (
            film.title
          )}
        </h1>
        <p className="mt-5 flex items-center gap-3 font-tp-display text-xl sm:text-2xl">
          <CalendarIcon className="size-6 text-tp-scrim-accent" />
          In theaters {film.releaseDate}
        </p>
        {trailer && (
          <Button asChild variant="hero" size="lg" className="mt-7">
            <WatchLink item={trailer}>
              <PlayIcon />
              Watch Trailer
            </WatchLink>
          </Button>
        )}
      </div>
    </section>
  )
}
