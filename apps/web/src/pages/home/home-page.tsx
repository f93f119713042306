import { Suspense } from 'react'
import david from '#content/films/david.yaml'
import homeRows from '#content/home-rows.yaml'
import siteLogo from '#content/images/site-logo.svg'
import site from '#content/site.yaml'
import { trailerOf } from '#features/watch/own-video.ts'
import { feedUrls, useFeeds } from '#features/watch/use-feeds.ts'
import { VideoRow } from '#features/watch/video-row.tsx'
import { WatchDialog } from '#features/watch/watch-dialog.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Meta } from '#page-module.ts'
import { Hero } from './hero.tsx'
import { NextSteps } from './next-steps.tsx'
import { ReviewedForFamilies } from './reviewed-for-families.tsx'
import { SponsorsSection } from './sponsors-section.tsx'

const trailer = trailerOf(david)
const feeds = homeRows.map(({ feed }) => feed)

export const meta = (): Meta => ({ description: site.description, logo: siteLogo, fetches: feedUrls(feeds) })

export function Page() {
  const { loading, lists } = useFeeds(feeds)
  const videos = trailer ? [trailer, ...lists.flat()] : lists.flat()

  return (
    <>
      <SectionBoundary name={david.title}>
        <Hero film={david} trailer={trailer} />
      </SectionBoundary>
      <div className="bleed grid grid-cols-1 gap-12 pt-14">
        {homeRows.map(({ feed, heading, layout, podcast }, index) => (
          <VideoRow
            key={feed}
            heading={heading}
            layout={layout}
            items={lists[index] ?? []}
            loading={loading}
            podcast={podcast}
          />
        ))}
      </div>
      {/* Hydrated after what is above, as the rows are. */}
      <Suspense>
        <SectionBoundary name="Release News">
          <NextSteps />
        </SectionBoundary>
        <SectionBoundary name="Reviewed for Families">
          <ReviewedForFamilies />
        </SectionBoundary>
        <SectionBoundary name="Our Sponsors">
          <SponsorsSection />
        </SectionBoundary>
      </Suspense>
      <WatchDialog items={videos} />
    </>
  )
}
