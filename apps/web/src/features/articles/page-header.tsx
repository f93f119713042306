import { cn, PictureHero } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#content/schemas/schemas.ts'
import { Picture } from '#lib/picture.tsx'

type PageHeaderProps = {
  title: ReactNode
  /** Above the title: a link back. */
  before?: ReactNode
  intro?: string
  banner?: PictureData | undefined
  /** May set `--banner-focus`, the part of the banner to keep in view. */
  className?: string
  children?: ReactNode
}

/** The title of a page over its banner, which extends under the translucent site header. */
export function PageHeader({ title, before, intro, banner, className, children }: PageHeaderProps) {
  return (
    <PictureHero
      size="banner"
      shade="banner"
      topShade
      before={before}
      className={cn(
        'under-header',
        // On phones the picture begins below the site header, so that it hides nobody's head.
        'max-md:[--tp-hero-picture:calc(64vw+var(--header-height))] max-md:[--tp-hero-top:calc(62vw+3rem)]',
        'md:max-lg:[--tp-hero-picture:calc(40vw+3.5rem)] md:max-lg:[--tp-hero-top:calc(36vw+2.5rem)]',
        className,
      )}
      // Two lines rather than one over what the picture shows.
      title={<span className="block text-balance lg:max-w-[10em]">{title}</span>}
      picture={
        banner && (
          <Picture
            picture={banner}
            sizes="100vw"
            priority
            data-slot="hero-image"
            // It fades in, on wider screens behind the header. On laptops it stands whole, beside the words: as wide as its
            // height asks for, and fading in from the side.
            className="object-(--banner-focus,72%_50%) max-md:top-(--header-height)! max-md:h-[64vw]! md:top-14! md:h-[calc(100%-3.5rem)]! mask-t-from-[calc(100%-2rem)] lg:start-auto! lg:end-0! lg:aspect-3/1 lg:w-auto! lg:max-w-full lg:mask-l-from-60% lg:object-(--banner-focus,35%_25%)"
          />
        )
      }
    >
      {intro && <p className="mt-4 text-lg text-balance sm:text-xl md:max-w-md">{intro}</p>}
      {children}
    </PictureHero>
  )
}
