import { cn } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#content/schemas/schemas.ts'
import { HeaderShade } from '#features/films/hero-art.tsx'
import { Picture } from '#lib/picture.tsx'

type PageHeaderProps = {
  title: string
  intro?: string
  banner?: PictureData | undefined
  /** Above a page of one narrow column. */
  centered?: boolean
  /** As wide as the one column of text below. */
  narrow?: boolean
  children?: ReactNode
}

/** The top of a page: its title over its banner, under the translucent site header. */
export function PageHeader({
  title,
  intro,
  banner,
  centered = false,
  narrow = false,
  children,
}: PageHeaderProps) {
  return (
    <header
      // Light text on a dark picture, whatever the theme of the page.
      data-theme="dark"
      className={cn(
        'under-header relative isolate overflow-hidden bg-tp-scrim text-tp-on-scrim',
        !banner && 'bg-(image:--tp-placeholder)',
      )}
    >
      {banner && (
        <Picture
          picture={banner}
          sizes="100vw"
          priority
          data-slot="hero-image"
          className="absolute inset-x-0 top-0 -z-20 h-full w-full object-cover max-md:h-[72vw] max-md:object-[72%_50%] md:object-[30%_20%] lg:object-[50%_25%]"
        />
      )}
      <HeaderShade />
      <div className="absolute inset-x-0 top-0 -z-10 h-[72.5vw] bg-linear-to-t from-tp-scrim via-tp-scrim/45 to-transparent max-md:via-tp-scrim/10 md:h-full" />
      {!centered && (
        <div className="absolute inset-0 -z-10 bg-linear-to-r from-tp-scrim/80 to-transparent to-70% max-md:hidden" />
      )}
      <div
        className={cn(
          'enters-in-turn mx-auto px-(--tp-gutter) pb-10 max-md:pt-[58vw] md:pt-48 md:pb-16 2xl:pt-56',
          narrow ? 'max-w-4xl' : 'max-w-(--page-width)',
          centered && 'text-center [&>p]:mx-auto',
        )}
      >
        <h1 className="font-tp-display text-4xl leading-tight font-semibold text-balance sm:text-6xl">
          {title}
        </h1>
        {intro && <p className="mt-4 text-lg text-balance sm:text-xl md:max-w-md lg:max-w-xl">{intro}</p>}
        {children}
      </div>
    </header>
  )
}
