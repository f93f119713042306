'use client'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react'
import { buttonVariants } from '../button/button-variants.ts'
import { Icon } from '../icons/icon.tsx'
import { PlayIcon, StarIcon, StarOutlineIcon } from '../icons/icons.tsx'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import { formatNumber } from '../lib/format-number.ts'
import type { HeadingTag } from '../lib/heading.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { CardImage, type CardPicture, type PictureFit } from './card-image.tsx'
import { cardFrame, cardWidth, type MediaLayout } from './layouts.ts'

export type MediaCardProps = Omit<ComponentProps<'article'>, 'title'> &
  WithClassName & {
    /** Cut off after one line; the browser's tooltip shows all of it. */
    title: string
    /** Without a picture, or if it fails to load, the title is shown on a painted background. */
    image: CardPicture
    /**
     * The level of its heading.
     * @default 'h3'
     */
    heading?: HeadingTag
    /** Below the title. */
    genre: string
    /** For display, `m:ss`; empty if unknown. */
    duration?: string
    /** 0 to 5, shown on the picture. */
    rating?: number
    /** What the rating is if nobody gave it, such as "placeholder": shown next to it, below an outlined star. */
    ratingNote?: string
    /** At most two lines are shown. */
    description?: string
    /**
     * The picture's aspect ratio: `wide` 16:9, `portrait` 2:3, `tall` 9:16.
     * @default 'wide'
     */
    layout?: MediaLayout
    /**
     * How a picture of another aspect ratio fits: `cover` crops it, `contain` shows all of it on a blurred copy of itself.
     * Only for a picture given by its address.
     * @default 'cover'
     */
    fit?: PictureFit
    /**
     * Fills its container, such as a cell of a grid. By default a card has a fixed width for a row.
     * @default false
     */
    fluid?: boolean
    /** The element that plays the video: a link to its address. Without it the card is not clickable. */
    action?: ReactElement<{ children?: ReactNode; className?: string }>
  }

const card = 'tp:group/card tp:relative tp:min-w-0 tp:font-text'
/** Its `before` covers the card, so that the title plays too. The frame, which moves and clips, must not contain it. */
const link =
  'tp:block tp:w-full tp:rounded-lg tp:outline-offset-4 tp:outline-focus tp:before:absolute tp:before:inset-0 tp:focus-visible:outline-2'
const pressable =
  'tp:shadow-card tp:transition-[translate,box-shadow] tp:duration-base tp:ease-standard tp:group-hover/card:-translate-y-1 tp:motion-reduce:group-hover/card:translate-y-0 tp:[&_img]:transition-[scale] tp:[&_img]:duration-slow tp:[&_img]:ease-standard tp:motion-safe:group-hover/card:[&_img]:scale-104'
const ratingBadge =
  'tp:pointer-events-none tp:absolute tp:end-3 tp:top-3 tp:flex tp:items-center tp:gap-1 tp:rounded-full tp:bg-scrim/85 tp:px-2.5 tp:py-1 tp:text-xs tp:transition-[translate] tp:duration-base tp:ease-standard tp:group-hover/card:-translate-y-1 tp:motion-reduce:group-hover/card:translate-y-0'

/** Joined once for all cards. */
const looks = {
  portrait: { card: cn(card, cardWidth.portrait), frame: cn(cardFrame.portrait, pressable) },
  wide: { card: cn(card, cardWidth.wide), frame: cn(cardFrame.wide, pressable) },
  tall: { card: cn(card, cardWidth.tall), frame: cn(cardFrame.tall, pressable) },
}
const fluidCard = cn(card, cardWidth.fluid)

/**
 * A film, an episode or a short: picture, title, genre and duration. A click on it plays it.
 *
 * @example
 * <MediaCard title="King of Kings" image="/kings.jpg" genre="Animation" duration="2:30" action={<Link to="?watch=7" />} />
 */
export function MediaCard({
  title,
  image,
  heading: Heading = 'h3',
  genre,
  duration,
  rating,
  ratingNote,
  description,
  layout = 'wide',
  fit = 'cover',
  fluid = false,
  action,
  className,
  ...props
}: MediaCardProps) {
  const { label } = useLabels()
  const look = looks[layout]
  const width = fluid ? fluidCard : look.card
  const besideBadge = action ? 'tp:pointer-coarse:pe-14' : ''
  const picture = <CardImage src={image} title={title} fit={fit} />
  return (
    <article {...props} title={title} data-slot="card" className={className ? cn(width, className) : width}>
      {action ? (
        cloneElement(
          action,
          {
            'data-slot': 'card-play',
            'aria-label': label('Play {title}', { title }),
            ...action.props,
            className: action.props.className ? cn(link, action.props.className) : link,
          } as typeof action.props,
          <span data-slot="card-frame" className={look.frame}>
            {picture}
          </span>,
        )
      ) : (
        <div data-slot="card-picture" className={cardFrame[layout]}>
          {picture}
        </div>
      )}
      {action && playBadges[layout]}
      {rating !== undefined && <RatingBadge rating={rating} note={ratingNote} />}
      <Heading
        data-slot="card-title"
        className={`tp:mt-3 tp:truncate tp:text-base tp:font-semibold tp:text-text ${besideBadge}`}
      >
        {title}
      </Heading>
      <p
        data-slot="card-meta"
        className={`tp:mt-0.5 tp:text-sm tp:wrap-anywhere tp:text-muted ${besideBadge}`}
      >
        {duration ? `${genre} · ${duration}` : genre}
      </p>
      {description && (
        <p
          data-slot="card-description"
          className="tp:mt-1.5 tp:line-clamp-2 tp:text-sm tp:wrap-anywhere tp:text-muted"
        >
          {description}
        </p>
      )}
    </article>
  )
}

/** Outside the link, whose aria-label would hide it from screen readers. Moves with the link on hover. */
function RatingBadge({ rating, note }: { rating: number; note: string | undefined }) {
  const { label, locale } = useLabels()
  const Star = note ? StarOutlineIcon : StarIcon
  return (
    <p
      data-slot="rating-badge"
      className={`${ratingBadge} ${note ? 'tp:text-on-scrim-muted' : 'tp:font-semibold tp:text-scrim-accent'}`}
    >
      <Star className="tp:size-3.5" />
      <span data-slot="rating-value" aria-hidden={!note}>
        {formatNumber(rating, locale)}
      </span>
      {note ? (
        <span data-slot="rating-note">{note}</span>
      ) : (
        <span data-slot="sr-only" className="tp:sr-only">
          {label('Rated {rating} out of 5', { rating })}
        </span>
      )}
    </p>
  )
}

const playMark = cn(
  buttonVariants({ variant: 'play', size: 'icon' }),
  'tp:absolute tp:transition-[opacity,scale]! tp:duration-base! tp:ease-standard',
  // In the middle of the picture while a mouse hovers; on touch screens always next to the title, because a picture
  // may have lettering anywhere.
  'tp:pointer-fine:inset-0 tp:pointer-fine:m-auto tp:pointer-fine:size-16 tp:pointer-fine:scale-75 tp:pointer-fine:opacity-0 tp:pointer-fine:group-hover/card:scale-100 tp:pointer-fine:group-hover/card:opacity-100 tp:pointer-fine:group-focus-within/card:scale-100 tp:pointer-fine:group-focus-within/card:opacity-100',
  'tp:pointer-coarse:end-0 tp:pointer-coarse:top-full tp:pointer-coarse:mt-3 tp:motion-reduce:scale-100!',
)

/** The same elements in all cards, so that the icon isn't rendered as a component in each. */
const playBadge = (shape: string) => (
  <span
    aria-hidden="true"
    data-slot="play-place"
    className={`tp:pointer-events-none tp:absolute tp:inset-x-0 tp:top-0 ${shape}`}
  >
    <span data-slot="play-badge" className={playMark}>
      {Icon(PlayIcon({}).props)}
    </span>
  </span>
)
const playBadges = {
  portrait: playBadge('tp:aspect-2/3'),
  wide: playBadge('tp:aspect-video'),
  tall: playBadge('tp:aspect-9/16'),
}
