import type { CSSProperties } from 'react'
import type { Film } from '#content/schemas/schemas.ts'

/** The ground of a film's hero: a composition of its own on phones, and shades that keep the text at 4.5:1 on both. */
export function HeroArt({ hero }: { hero: Film['hero'] }) {
  if (!hero) return null
  const { tall, wide } = hero
  return (
    <>
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
          style={
            {
              '--focus': hero.focus,
              '--tall': `url(${tall.placeholder})`,
              '--wide': `url(${wide.placeholder})`,
            } as CSSProperties
          }
          className="absolute inset-x-0 top-0 -z-30 h-full w-full bg-(image:--tall) bg-cover bg-center object-cover object-[50%_0%] max-md:h-[125vw] max-md:translate-y-14 md:bg-(image:--wide) md:object-(--focus,70%_0%)"
        />
      </picture>
      <HeaderShade />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-tp-scrim via-tp-scrim/15 to-transparent max-md:via-tp-scrim/10" />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-tp-scrim/85 via-tp-scrim/65 via-50% to-transparent to-90% max-md:hidden lg:via-tp-scrim/40 lg:via-35% lg:to-65%" />
    </>
  )
}

/** At the top of a picture: the site's header is read on it. */
export function HeaderShade() {
  return (
    <div className="absolute inset-x-0 top-0 -z-10 h-40 bg-linear-to-b from-tp-scrim/80 via-tp-scrim/50 to-transparent" />
  )
}
