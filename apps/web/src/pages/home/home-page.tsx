import { queryOptions } from '@tanstack/react-query'
import type { VideoItem } from '@two-pastors/feeds'
import { Fragment, type ReactNode, Suspense, useMemo } from 'react'
import home from '#content/home.yaml'
import homeRows from '#content/home-rows.yaml'
import siteLogo from '#content/images/site-logo.svg'
import site from '#content/site.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { trailerOf } from '#features/watch/own-video.ts'
import { feedUrls, useFeeds } from '#features/watch/use-feeds.ts'
import { VideoRow } from '#features/watch/video-row.tsx'
import { WatchDialog } from '#features/watch/watch-dialog.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Home } from '#model/schemas.ts'
import type { Meta, PageModule } from '#page-module.ts'
import { Hero } from './hero.tsx'
import type { HomeData } from './home-data.ts'
import { NextSteps } from './next-steps.tsx'
import { ReviewedForFamilies } from './reviewed-for-families.tsx'
import { SponsorsSection } from './sponsors-section.tsx'

/** Shared, so that memoized rows don't render again while other feeds load. */
const NONE: VideoItem[] = []

const feeds = homeRows.map(({ feed }) => feed)

/** Embedded in the HTML, so that no other film and no review is loaded here. */
export const query = () =>
  queryOptions({
    queryKey: ['home'],
    queryFn: async () => (await import('./home-data.ts')).homeData(),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const waitsForData = true

export const meta = (): Meta => ({ description: site.description, logo: siteLogo, fetches: feedUrls(feeds) })

export const Page: PageModule<HomeData>['Page'] = ({ data }) => {
  const film = data?.film
  const { loading, lists } = useFeeds(feeds)
  // The same on each render, so that loading feeds doesn't render the hero again.
  const trailer = useMemo(() => (film ? trailerOf(film) : null), [film])
  const rows = (
    <div className="bleed grid grid-cols-1 gap-12 pt-14">
      {homeRows.map(({ feed, heading, layout, podcast }, index) => (
        <VideoRow
          key={feed}
          heading={heading}
          layout={layout}
          items={(!loading && lists[index]) || NONE}
          loading={loading}
          podcast={podcast}
        />
      ))}
    </div>
  )
  return (
    <>
      {film ? (
        <SectionBoundary name={film.title}>
          <Hero film={film} trailer={trailer} />
        </SectionBoundary>
      ) : (
        data && <PageHeader title={site.name} intro={site.description} />
      )}
      {home.sections
        .filter((name) => name !== 'reviews' || data?.hasReviews)
        .map((name) => (
          <Fragment key={name}>
            {name === 'rows' ? rows : name === 'next-steps' && data?.hasKits ? withPlanner : sections[name]}
          </Fragment>
        ))}
      <WatchDialog items={trailer ? [trailer, ...lists.flat()] : lists.flat()} />
    </>
  )
}

/** Hydrated after everything above it, like the rows. */
const below = (name: string, section: ReactNode) => (
  <Suspense>
    <SectionBoundary name={name}>{section}</SectionBoundary>
  </Suspense>
)

const withPlanner = below('Release News', <NextSteps hasKits />)
const sections: Record<Exclude<Home['sections'][number], 'rows'>, ReactNode> = {
  'next-steps': below('Release News', <NextSteps />),
  reviews: below('Reviewed for Families', <ReviewedForFamilies />),
  sponsors: below('Our Sponsors', <SponsorsSection />),
}
