import { Button, PictureHero } from '@two-pastors/ui'
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

/** The content for unknown URLs, and for unknown reviews and posts. */
export function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname])

  return (
    <PictureHero
      as="section"
      shade="none"
      className="under-header [--tp-hero-bottom:0px] [--tp-hero-height:85vh] [--tp-hero-picture-top:0px] [--tp-hero-picture:calc(var(--tp-hero-top)+4vw)] [--tp-hero-top:var(--header-height)] max-lg:[--tp-hero-bottom:3rem] max-lg:[--tp-hero-height:0px] max-lg:[--tp-hero-top:max(44vw,min(62vw,85vh-20rem))] max-md:[--tp-hero-picture:80vw] max-md:[--tp-hero-top:72vw] lg:justify-center"
      picture={
        <>
          <Picture
            picture={picture}
            // It is more than a third as high as it is wide.
            sizes="180vw"
            priority
            className="object-[100%_50%] max-md:object-[80%_50%] lg:object-[75%_50%]"
          />
          <div className="absolute inset-0 bg-linear-to-r from-tp-scrim via-tp-scrim/75 via-42% to-transparent to-70% max-lg:hidden" />
          <div className="absolute inset-0 bg-linear-to-t from-tp-scrim to-transparent to-40% lg:to-20%" />
        </>
      }
      title={<span className="text-[clamp(3rem,25vw,6rem)] leading-[1.2] text-tp-accent">404</span>}
    >
      <p className="mt-4 text-xl">Oops! Page not found</p>
      <Button asChild className="mt-8">
        <PageLink to="/">Return to Home</PageLink>
      </Button>
    </PictureHero>
  )
}
