import { cn, PictureHero } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#content/schemas/schemas.ts'
import { Picture } from '#lib/picture.tsx'

type PageHeaderProps = {
  title: string
  intro?: string
  banner?: PictureData | undefined
  /** Matches the width of a single column of text. */
  narrow?: boolean
  /** May set `--banner-focus`, the part of the banner to keep in view. */
  className?: string
  children?: ReactNode
}

/** The title of a page over its banner, which extends under the translucent site header. */
export function PageHeader({ title, intro, banner, narrow = false, className, children }: PageHeaderProps) {
  return (
    <PictureHero
      size="banner"
      shade="banner"
      topShade
      className={cn('under-header', narrow && '[--tp-page-width:56rem]', className)}
      // Two lines rather than one over what the picture shows.
      title={<span className="block text-balance lg:max-w-[10em]">{title}</span>}
      picture={
        banner && (
          <Picture
            picture={banner}
            sizes="100vw"
            priority
            data-slot="hero-image"
            className="object-(--banner-focus,72%_50%) lg:object-(--banner-focus,50%_25%)"
          />
        )
      }
    >
      {intro && <p className="mt-4 text-lg text-balance sm:text-xl md:max-w-md">{intro}</p>}
      {children}
    </PictureHero>
  )
}
