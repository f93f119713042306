import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { CardImage, type CardPicture } from '../card/card-image.tsx'
import { cardFrame } from '../card/layouts.ts'
import { cn } from '../lib/cn.ts'
import type { HeadingTag } from '../lib/heading.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type PosterCardProps = Omit<ComponentProps<'article'>, 'title'> &
  WithClassName & {
    /** Below the poster; also the name of its link. */
    title: string
    /** Cropped to 2:3. Without a picture, or if it fails to load, the title is shown on a painted background. */
    image: CardPicture
    /**
     * The level of its heading.
     * @default 'h3'
     */
    heading?: HeadingTag
    /** A few words on the picture, such as "Coming Soon". */
    badge?: string
    /** A line below the title, such as year and genre. */
    meta?: string
    /** A link without text: it covers the whole poster and is named by the title. */
    link?: ReactElement<{ children?: ReactNode }>
  }

/**
 * A film's poster with its title below. It is as wide as its container.
 *
 * @example <PosterCard title="David" image="/david.jpg" badge="Coming Soon" link={<Link to="/david" />} />
 */
export function PosterCard({
  title,
  image,
  heading: Heading = 'h3',
  badge,
  meta,
  link,
  className,
  ...props
}: PosterCardProps) {
  const picture = <CardImage src={image} title={title} />
  const frame = cn(cardFrame.portrait, 'tp:shadow-card')
  return (
    <article
      {...props}
      data-slot="poster-card"
      className={cn('tp:w-full tp:min-w-0 tp:font-text', className)}
    >
      {/* The badge is next to the link, not in it: a link's name hides everything else inside. */}
      <div
        data-slot="poster-card-picture"
        className={cn(
          'tp:relative',
          badge && 'tp:[--tp-placeholder-bottom:3.25rem]',
          link &&
            'tp:transition-[translate] tp:duration-base tp:ease-standard tp:hover:-translate-y-1 tp:motion-reduce:hover:translate-y-0',
        )}
      >
        {link ? (
          <Slot
            data-slot="poster-card-link"
            aria-label={title}
            className={cn(frame, 'tp:outline-offset-4 tp:outline-focus tp:focus-visible:outline-2')}
          >
            {cloneElement(link, undefined, picture)}
          </Slot>
        ) : (
          <div data-slot="card-picture" className={frame}>
            {picture}
          </div>
        )}
        {badge && (
          <Badge variant="picture" className="tp:pointer-events-none tp:absolute tp:start-3 tp:bottom-3">
            {badge}
          </Badge>
        )}
      </div>
      <Heading
        data-slot="poster-card-title"
        className="tp:mt-3 tp:font-display tp:text-lg tp:leading-snug tp:font-semibold tp:text-balance tp:wrap-anywhere tp:text-text"
      >
        {title}
      </Heading>
      {meta && (
        <p data-slot="poster-card-meta" className="tp:mt-0.5 tp:text-sm tp:text-muted">
          {meta}
        </p>
      )}
    </article>
  )
}
