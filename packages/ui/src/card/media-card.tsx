'use client'
import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { buttonVariants } from '../button/button.tsx'
import { PlayIcon } from '../icons/icons.tsx'
import { cn } from '../lib/cn.ts'
import { cardFrame, cardWidth, type MediaLayout } from './layouts.ts'

export type MediaCardProps = Omit<ComponentProps<'article'>, 'title'> & {
  title: string
  /** Address of the picture; without one, or when it fails to load, the title is set on a painted ground. */
  image: string | null
  genre: string
  /** As shown, `m:ss`; empty when unknown. */
  duration?: string
  layout?: MediaLayout
  /** The element that plays the video: a link to its address. A card without one cannot be played. */
  action?: ReactElement<{ children?: ReactNode }>
}

/** A film, an episode or a short in a row: picture, title, genre and duration; the whole picture plays it. */
export function MediaCard({
  title,
  image,
  genre,
  duration,
  layout = 'wide',
  action,
  className,
  ...props
}: MediaCardProps) {
  const picture = (
    <>
      <CardImage src={image} title={title} />
      {action && <PlayBadge />}
    </>
  )
  return (
    <article
      {...props}
      data-slot="card"
      className={cn('group/card min-w-0', cardWidth({ layout }), className)}
    >
      {action ? (
        <Slot
          data-slot="card-play"
          aria-label={`Play ${title}`}
          className={cn(
            cardFrame({ layout }),
            'shadow-card outline-offset-4 outline-focus transition-[translate,box-shadow] duration-(--tp-duration-base) focus-visible:outline-2 hover:-translate-y-1 motion-reduce:hover:translate-y-0',
          )}
        >
          {cloneElement(action, undefined, picture)}
        </Slot>
      ) : (
        <div className={cardFrame({ layout })}>{picture}</div>
      )}
      <h3 data-slot="card-title" title={title} className="mt-3 truncate text-base font-semibold text-text">
        {title}
      </h3>
      <p data-slot="card-meta" className="mt-0.5 text-sm text-muted">
        {duration ? `${genre} · ${duration}` : genre}
      </p>
    </article>
  )
}

function PlayBadge() {
  return (
    <span
      aria-hidden="true"
      data-slot="play-badge"
      className={cn(
        buttonVariants({ variant: 'play', size: 'icon' }),
        'absolute end-3 top-3 transition-opacity! pointer-fine:opacity-0 pointer-fine:group-hover/card:opacity-100 pointer-fine:group-focus-within/card:opacity-100',
      )}
    >
      <PlayIcon />
    </span>
  )
}

function CardImage({ src, title }: { src: string | null; title: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || failed === src) {
    return (
      <span
        aria-hidden="true"
        data-slot="card-placeholder"
        className="flex size-full items-end bg-linear-to-br from-[#3a2350] via-[#1d1630] to-[#6b3216] p-5 font-display text-xl leading-snug font-semibold text-balance text-on-scrim"
      >
        <span className="line-clamp-4">{title}</span>
      </span>
    )
  }
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      className="size-full object-cover"
    />
  )
}
