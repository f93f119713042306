import { Button } from '@two-pastors/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import picture from '#content/images/banner-not-found.webp?w=828;1280;1920&withoutEnlargement&format=avif;webp&effort=3&as=picture'
import { PageLink } from '#lib/page-link.tsx'
import { Picture } from '#lib/picture.tsx'
import type { Meta } from '#page-module.ts'

export const notFoundMeta: Meta = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  noIndex: true,
}

/** What an address shows that leads to nothing, be it no page at all or a review or post that is none. */
export function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname])

  return (
    <div
      // Light text on a dark picture, whatever the theme of the page.
      data-theme="dark"
      className="under-header relative isolate flex min-h-[85vh] flex-col justify-center overflow-hidden max-md:justify-end max-md:pb-12 bg-tp-scrim text-tp-on-scrim"
    >
      <Picture
        picture={picture}
        sizes="100vw"
        priority
        data-slot="hero-image"
        className="absolute inset-0 -z-20 size-full object-cover object-[75%_50%] max-md:object-[72%_100%]"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-tp-scrim via-tp-scrim/60 to-transparent max-md:hidden" />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-tp-scrim to-transparent to-40% max-md:via-tp-scrim/70 max-md:via-35% max-md:to-70%" />
      <div className="mx-auto grid grid-cols-1 w-full max-w-(--page-width) justify-items-start gap-4 px-(--tp-gutter) pt-(--header-height)">
        <h1 className="font-tp-display text-[clamp(3rem,25vw,6rem)] font-semibold text-tp-accent">404</h1>
        <p className="text-xl">Oops! Page not found</p>
        <Button asChild className="mt-4">
          <PageLink to="/">Return to Home</PageLink>
        </Button>
      </div>
    </div>
  )
}
