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
    /** Under the poster; the name of its link. */
    title: string
    /** Cut to 2:3. Without one, or when its address fails to load, the title is set on a painted ground. */
    image: CardPicture
    /**
     * The level of its heading.
     * @default 'h3'
     */
    heading?: HeadingTag
    /** A few words on the picture, such as "Coming Soon". */
    badge?: string
    /** A line under the title, such as year and genre. */
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
  const frame = cn(cardFrame({ layout: 'portrait' }), 'shadow-tp-card')
  return (
    <article {...props} data-slot="poster-card" className={cn('w-full min-w-0 font-tp-text', className)}>
      {/* The badge stands beside the link, not in it: the name of a link hides what else is inside. */}
      <div
        data-slot="poster-card-picture"
        className={cn(
          'relative',
          badge && '[--tp-placeholder-bottom:3.25rem]',
          link &&
            'transition-[translate] duration-tp-base ease-tp hover:-translate-y-1 motion-reduce:hover:translate-y-0',
        )}
      >
        {link ? (
          <Slot
            data-slot="poster-card-link"
            aria-label={title}
            className={cn(frame, 'outline-offset-4 outline-tp-focus focus-visible:outline-2')}
          >
            {cloneElement(link, undefined, picture)}
          </Slot>
        ) : (
          <div data-slot="card-picture" className={frame}>
            {picture}
          </div>
        )}
        {badge && (
          <Badge variant="picture" className="pointer-events-none absolute start-3 bottom-3">
            {badge}
          </Badge>
        )}
      </div>
      <Heading
        data-slot="poster-card-title"
        className="mt-3 font-tp-display text-lg leading-snug font-semibold text-balance wrap-anywhere text-tp-text"
      >
        {title}
      </Heading>
      {meta && (
        <p data-slot="poster-card-meta" className="mt-0.5 text-sm text-tp-muted">
          {meta}
        </p>
      )}
    </article>
  )
}
