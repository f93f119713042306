import { SectionHeading } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import david from '#content/films/david.yaml'
import page from '#content/pages/david.yaml'
import type { Picture as PictureData } from '#content/schemas/schemas.ts'
import { trailerOf } from '#features/watch/own-video.ts'
import { WatchDialog } from '#features/watch/watch-dialog.tsx'
import { Picture } from '#lib/picture.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import { SiteHtml } from '#lib/site-html.tsx'
import { GroupCards } from './promotion/group-cards.tsx'
import { PromotionBanner } from './promotion/promotion-banner.tsx'
import { TicketSection } from './promotion/ticket-section.tsx'

type FilmPromotionProps = {
  banner?: PictureData | undefined
  /** Shown above the synopsis. */
  children?: ReactNode
}

const trailer = trailerOf(david)

/** The promotion of the upcoming film, shared by /david and /david-pastors. */
export function FilmPromotion({ banner, children }: FilmPromotionProps) {
  return (
    <>
      <PromotionBanner film={david} trailer={trailer} banner={banner} />
      <div
        data-slot="film-promotion"
        className="mx-auto grid grid-cols-1 max-w-(--page-width) gap-16 px-(--tp-gutter) pt-14"
      >
        {children}
        <section
          aria-labelledby="synopsis"
          className="lg:grid lg:grid-cols-[1fr_auto] lg:items-center lg:gap-16"
        >
          <div>
            <SectionHeading id="synopsis" className="mb-4">
              The Story
            </SectionHeading>
            <SiteHtml html={page.synopsis} />
          </div>
          <div className="max-lg:hidden print:hidden">
            <Picture
              picture={david.thumbnail}
              sizes="20rem"
              className="h-auto w-80 rotate-2 rounded-tp-lg shadow-tp-card"
            />
          </div>
        </section>
        {david.ticketsUrl && (
          <SectionBoundary name={page.ticketing.heading}>
            <TicketSection url={david.ticketsUrl} />
          </SectionBoundary>
        )}
        {david.groupTicketsUrl && (
          <SectionBoundary name={page.groupTickets.heading}>
            <GroupCards groupTicketsUrl={david.groupTicketsUrl} />
          </SectionBoundary>
        )}
      </div>
      {trailer && <WatchDialog items={[trailer]} />}
    </>
  )
}
