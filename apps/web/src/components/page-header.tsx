import { cn } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import type { Picture as PictureData } from '../content/types.ts'
import { HeaderShade } from './hero-art.tsx'
import { Picture } from './picture.tsx'

type PageHeaderProps = {
  title: string
  intro?: string
  banner?: PictureData | undefined
  /** Above a page of one narrow column. */
  centered?: boolean
  children?: ReactNode
}

/** The top of a page: its title over its banner, under the translucent site header. */
export function PageHeader({ title, intro, banner, centered = false, children }: PageHeaderProps) {
  return (
    <header
      // Light text on a dark picture, whatever the theme of the page.
      data-theme="dark"
      className="under-header relative isolate overflow-hidden bg-tp-scrim bg-(image:--tp-placeholder) text-tp-on-scrim"
    >
      {banner && (
        <Picture
          picture={banner}
          sizes="100vw"
          priority
          data-slot="hero-image"
          className="absolute inset-0 -z-20 size-full object-cover max-md:object-[72%_50%]"
        />
      )}
      <HeaderShade />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-tp-scrim via-tp-scrim/70 to-transparent md:via-tp-scrim/45" />
      {!centered && (
        <div className="absolute inset-0 -z-10 bg-linear-to-r from-tp-scrim/80 to-transparent to-70%" />
      )}
      <div
        className={cn(
          'enters-in-turn mx-auto max-w-(--page-width) px-(--tp-gutter) pt-36 pb-12 sm:pt-48 sm:pb-16',
          centered && 'text-center [&>p]:mx-auto',
        )}
      >
        <h1 className="font-tp-display text-4xl leading-tight font-semibold text-balance sm:text-6xl">
          {title}
        </h1>
        {intro && <p className="mt-4 max-w-2xl text-lg text-pretty sm:text-xl">{intro}</p>}
        {children}
      </div>
    </header>
  )
}
