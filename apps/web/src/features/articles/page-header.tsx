import { cn, PictureHero } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import { Picture } from '#lib/picture.tsx'
import type { Picture as PictureData } from '#model/schemas.ts'

type PageHeaderProps = {
  title: ReactNode
  /** Above the title, such as a link back. */
  before?: ReactNode
  intro?: string
  banner?: PictureData | undefined
  /** May set `--banner-focus`, the part of the banner to keep in view, and `--intro-width` for laptops. */
  className?: string
  children?: ReactNode
}

/** A page's title over its banner, which extends under the translucent site header. */
export function PageHeader({ title, before, intro, banner, className, children }: PageHeaderProps) {
  return (
    <PictureHero
      size="split"
      shade="banner"
      topShade
      before={before}
      // The picture starts below the site header, so that the header covers no faces; from 768 px on, some of it shows
      // through.
      className={cn(
        'under-header [--tp-hero-picture-top:var(--header-height)] md:[--tp-hero-picture-top:3.5rem]',
        banner
          ? 'max-lg:[--tp-hero-picture:46vw] max-md:[--tp-hero-picture:64vw]'
          : // Room for a picture that there is not would be an empty half of a phone's screen.
            'max-lg:[--tp-hero-top:calc(var(--header-height)+3rem)]',
        'max-lg:[--tp-hero-bottom:2.5rem]',
        className,
      )}
      // Wrap to two lines, so that the title does not cover the subject of the picture.
      title={
        <span className="block text-balance lg:max-w-[8em] xl:max-w-[9.5em] 2xl:max-w-[10em]">{title}</span>
      }
      picture={
        banner && (
          <Picture
            picture={banner}
            // Below 1024 px it is more than a third as high as it is wide.
            sizes="(min-width: 64rem) 100vw, (min-width: 48rem) 140vw, 150vw"
            priority
            className="object-(--banner-focus,72%_50%) md:object-(--banner-focus,100%_50%) lg:object-(--banner-focus,35%_25%)"
          />
        )
      }
    >
      {intro && (
        <p className="mt-4 text-lg text-balance sm:text-xl md:max-w-2xl lg:max-w-(--intro-width,28rem) 2xl:max-w-lg">
          {intro}
        </p>
      )}
      {children}
    </PictureHero>
  )
}
