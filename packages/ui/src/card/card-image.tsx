'use client'
import { type ReactElement, useState } from 'react'
import { WholeImage } from './whole-image.tsx'

/**
 * The picture of a card: a URL (if it fails to load, a placeholder shows the title), an `<img>` or `<picture>` of
 * your own, or null for the placeholder.
 */
export type CardPicture = string | ReactElement | null

/** `cover` crops the picture; `contain` shows all of it on a blurred copy of itself. */
export type PictureFit = 'cover' | 'contain'

type CardImageProps = { src: CardPicture; title: string; fit?: PictureFit }

/** The picture, or a placeholder with the title. */
export function CardImage({ src, title, fit = 'cover' }: CardImageProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || failed === src) return <CardPlaceholder title={title} />
  if (typeof src !== 'string') {
    return (
      <span
        data-slot="card-picture"
        className="tp:contents tp:[&_img]:size-full tp:[&_img]:object-cover tp:[&_picture]:contents"
      >
        {src}
      </span>
    )
  }
  if (fit === 'contain') return <WholeImage key={src} src={src} onError={() => setFailed(src)} />
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      data-slot="card-image"
      onError={() => setFailed(src)}
      className="tp:relative tp:size-full tp:object-cover"
    />
  )
}

function CardPlaceholder({ title }: { title: string }) {
  return (
    <span
      aria-hidden="true"
      data-slot="card-placeholder"
      className="tp:flex tp:size-full tp:items-end tp:bg-(image:--tp-placeholder) tp:px-5 tp:pt-5 tp:pb-(--tp-placeholder-bottom,1.25rem) tp:font-display tp:text-xl tp:leading-snug tp:font-semibold tp:text-balance tp:text-on-scrim"
    >
      <span data-slot="card-placeholder-title" className="tp:line-clamp-4">
        {title}
      </span>
    </span>
  )
}
