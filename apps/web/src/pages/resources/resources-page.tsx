import { Button } from '@two-pastors/ui'
import { leadersLinks } from '#config/film-outlines.ts'
import { has } from '#config/site-parts.ts'
import page from '#content/pages/resources.yaml'
import { PageLink } from '#lib/page-link.tsx'
import { Picture } from '#lib/picture.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Meta } from '#page-module.ts'
import { ResourceBrowser } from './resource-browser.tsx'

export const meta = (): Meta => ({ title: page.title, description: page.description, picture: page.banner })

/** A catalog: the picture stands alone, and the words are on the page itself. */
export function Page() {
  return (
    <>
      <header>
        {page.banner && (
          <Picture
            picture={page.banner}
            // It is more than a third as high as it is wide.
            sizes="(min-width: 48rem) 130vw, 200vw"
            priority
            className="h-[clamp(14rem,40vw,64svh)] w-full fades-at-night object-cover object-[100%_50%]"
          />
        )}
        <div className="mx-auto grid max-w-(--page-width) items-end gap-y-6 px-(--tp-gutter) pt-8 lg:grid-cols-2 lg:pt-12">
          <h1 className="font-tp-display text-5xl leading-none font-semibold hyphens-auto wrap-anywhere sm:text-7xl xl:text-8xl">
            {page.title}
          </h1>
          {/* Aligned with the titles below it. */}
          <div className="lg:ps-[clamp(3rem,6vw,8rem)]">
            <p className="max-w-xl text-lg text-balance sm:text-xl">{page.intro}</p>
            <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
              {has('plan') && (
                <Button asChild variant="hero">
                  <PageLink to="/plan">Plan a Showing</PageLink>
                </Button>
              )}
              {leadersLinks.map(({ to, label }) => (
                <Button key={to} asChild variant="outline">
                  <PageLink to={to}>{label}</PageLink>
                </Button>
              ))}
            </div>
          </div>
        </div>
      </header>
      <SectionBoundary name={page.title}>
        <ResourceBrowser />
      </SectionBoundary>
    </>
  )
}
