import type { VideoItem } from '@two-pastors/feeds'
import { MediaCard, SectionHeading } from '@two-pastors/ui'
import { type ReactNode, useId } from 'react'
import { WatchLink } from '#features/watch/watch-link.tsx'
import { Picture } from '#lib/picture.tsx'
import type { FilmDetails as Details, Film } from '#model/schemas.ts'
import { PosterAndCredits } from './poster-and-credits.tsx'
import { Quotes } from './quotes.tsx'

const grid = 'grid list-none grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3'

type FilmDetailsProps = {
  film: Film
  details: Details | null
  /** Of `clipsOf`. The page's `WatchDialog` needs them too. */
  clips: VideoItem[]
}

/** What others say of a film, who made it, its press kit, clips and stills. What staff left empty is not there. */
export function FilmDetails({ film, details, clips }: FilmDetailsProps) {
  if (!details) return null
  const { quotes = [], gallery = [] } = details
  return (
    <>
      <Quotes quotes={quotes} />
      <PosterAndCredits film={film} details={details} />
      {clips.length > 0 && (
        <Section heading="Clips">
          <ul className={grid}>
            {clips.map((clip) => (
              <li key={clip.id} className="flex min-w-0">
                <MediaCard
                  title={clip.title}
                  image={clip.image}
                  genre={clip.genre}
                  duration={clip.duration}
                  layout="wide"
                  action={<WatchLink item={clip} />}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {gallery.length > 0 && (
        <Section heading="Gallery">
          <ul className="grid list-none grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
            {gallery.map(({ image, alt }, index) => {
              // In rows of two, an odd number leads with a large one.
              const alone = index === 0 && gallery.length % 2 === 1
              return (
                <li key={image.img.src} className={alone ? 'max-lg:col-span-2' : undefined}>
                  <Picture
                    picture={image}
                    alt={alt}
                    sizes={`(min-width: 64rem) 30vw, ${alone ? 92 : 46}vw`}
                    className="aspect-video h-auto w-full rounded-tp-md object-cover"
                  />
                </li>
              )
            })}
          </ul>
        </Section>
      )}
    </>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="print:hidden">
      <SectionHeading id={id} className="mb-6">
        {heading}
      </SectionHeading>
      {children}
    </section>
  )
}
