import { MediaCard, SectionHeading } from '@two-pastors/ui'
import { type ReactNode, useId } from 'react'
import { watchLink } from '#features/watch/watch-link.tsx'
import { Picture } from '#lib/picture.tsx'
import type { SectionProps } from './section-props.ts'

/** The clips of a film. */
export const Clips = ({ words, videos: { clips } }: SectionProps<'clips'>) =>
  clips.length > 0 ? (
    <Section heading={words.heading}>
      <ul className="grid list-none grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {clips.map((clip) => (
          <li key={clip.id} className="flex min-w-0">
            <MediaCard
              title={clip.title}
              image={clip.image}
              genre={clip.genre}
              duration={clip.duration}
              layout="wide"
              action={<a {...watchLink(clip)} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  ) : null

/** The stills of a film. */
export const Gallery = ({ film: { gallery = [] }, words }: SectionProps<'gallery'>) =>
  gallery.length > 0 ? (
    <Section heading={words.heading}>
      <ul className="grid list-none grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
        {gallery.map(({ image, alt }, index) => {
          // In rows of two, an odd number starts with a large one.
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
  ) : null

function Section({ heading, children }: { heading: string | undefined; children: ReactNode }) {
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
