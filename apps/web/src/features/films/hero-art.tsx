import type { CSSProperties } from 'react'
import { Picture, PictureBackdrop } from '#lib/picture.tsx'
import type { Film } from '#model/schemas.ts'

/**
 * The picture of a film's hero, with a separate composition for phones. Without one, the film's still, or its blurred
 * poster.
 */
export function HeroArt({
  film: { hero, wide: still, thumbnail },
}: {
  film: Pick<Film, 'hero' | 'wide' | 'thumbnail'>
}) {
  if (!hero)
    return still ? (
      <Picture picture={still} sizes="100vw" priority />
    ) : (
      <PictureBackdrop picture={thumbnail} />
    )
  const { tall, wide } = hero
  return (
    <picture>
      {Object.entries(tall.sources).map(([format, srcSet]) => (
        <source
          key={`tall ${format}`}
          media="(max-width: 767px)"
          type={`image/${format}`}
          srcSet={srcSet}
          sizes="100vw"
        />
      ))}
      {Object.entries(wide.sources).map(([format, srcSet]) => (
        <source key={`wide ${format}`} type={`image/${format}`} srcSet={srcSet} sizes="100vw" />
      ))}
      <img
        data-slot="hero-image"
        src={wide.img.src}
        width={wide.img.w}
        height={wide.img.h}
        alt=""
        fetchPriority="high"
        decoding="async"
        style={
          {
            '--focus': hero.focus,
            '--tall': `url(${tall.placeholder})`,
            '--wide': `url(${wide.placeholder})`,
          } as CSSProperties
        }
        className="bg-(image:--tall) bg-cover bg-center object-[50%_0%] md:bg-(image:--wide) md:object-(--focus,70%_0%)"
      />
    </picture>
  )
}
