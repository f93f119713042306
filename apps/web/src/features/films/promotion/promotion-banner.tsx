import type { VideoItem } from '@two-pastors/feeds'
import { Button, CalendarIcon, PlayIcon } from '@two-pastors/ui'
import type { Film, Picture as PictureData } from '#content/schemas/schemas.ts'
import { WatchLink } from '#features/watch/watch-link.tsx'
import { Picture } from '#lib/picture.tsx'
import { HeaderShade, HeroArt } from '../hero-art.tsx'

type PromotionBannerProps = { film: Film; trailer: VideoItem | null; banner?: PictureData | undefined }

/** The film's picture, logo and release date; a page may bring a banner of its own. */
export function PromotionBanner({ film, trailer, banner }: PromotionBannerProps) {
  return (
    <section
      aria-label={film.title}
      // Light text on a dark picture, whatever the theme of the page.
      data-theme="dark"
      className="under-header relative isolate flex min-h-[max(70vh,min(42vw,88vh))] flex-col justify-end overflow-hidden bg-tp-scrim text-tp-on-scrim"
    >
      {banner ? (
        <>
          <Picture
            picture={banner}
            sizes="100vw"
            priority
            data-slot="hero-image"
            className="absolute inset-x-0 top-0 -z-20 h-full w-full object-cover object-[70%_0%] max-md:h-[105vw] max-md:translate-y-14"
          />
          <HeaderShade />
          <div className="absolute inset-0 -z-10 bg-linear-to-t from-tp-scrim via-tp-scrim/40 to-transparent max-md:hidden" />
        </>
      ) : (
        <HeroArt hero={film.hero} />
      )}
      <div className="mx-auto w-full max-w-(--page-width) px-(--tp-gutter) pt-40 pb-12 max-md:pt-[88vw]">
        <div className="words-on-picture enters-in-turn">
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
            <span>
              In theaters <span className="inline-block">{film.releaseDate}</span>
            </span>
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
      </div>
    </section>
  )
}
