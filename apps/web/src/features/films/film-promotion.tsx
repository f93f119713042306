import { Button, cn, SectionHeading } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import david from '#content/films/david.yaml'
import details from '#content/films/david.yaml?details'
import guide from '#content/films/david.yaml?guide'
import page from '#content/pages/david.yaml'
import { BringOnePerson } from '#features/plan/bring-one-person.tsx'
import { trailerOf } from '#features/watch/own-video.ts'
import { WatchDialog } from '#features/watch/watch-dialog.tsx'
import { useNow } from '#lib/now.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import { SiteHtml } from '#lib/site-html.tsx'
import type { Picture as PictureData } from '#model/schemas.ts'
import { clipsOf, describedTrailerOf } from './clips.ts'
import { FilmDetails } from './details/film-details.tsx'
import { Showings } from './details/showings.tsx'
import { FilmFamilyGuide } from './film-family-guide.tsx'
import { FilmOffer } from './film-offer.tsx'
import { filmPhase } from './film-phase.ts'
import { GroupCards } from './promotion/group-cards.tsx'
import { NotifySection } from './promotion/notify-section.tsx'
import { PromotionBanner } from './promotion/promotion-banner.tsx'
import { TicketSection } from './promotion/ticket-section.tsx'
import { filmAction } from './release.ts'
import { WhereToWatch } from './where-to-watch.tsx'

type FilmPromotionProps = {
  banner?: PictureData | undefined
  /** Links to the guides of our other films. */
  otherGuides?: ReactNode
  /** Shown above the synopsis. */
  children?: ReactNode
}

const trailer = trailerOf(david)
const described = describedTrailerOf(david, details)
const clips = clipsOf(david, details)
const videos = [trailer, ...clips, described].filter((item) => item !== null)

/** The way from the film's page to the one for those who bring a group. */
const ForLeaders = () => (
  <section aria-labelledby="leaders" className="flex flex-col">
    <SectionHeading id="leaders">{page.leaders.heading}</SectionHeading>
    <p className="mt-3 max-w-prose text-tp-muted">{page.leaders.text}</p>
    <div className="mt-auto pt-5">
      <Button asChild variant="outline" className="max-sm:w-full">
        <PageLink to="/david-pastors">{page.leaders.link}</PageLink>
      </Button>
    </div>
  </section>
)

/** The promotion of a film, shared by /david and /david-pastors. */
export function FilmPromotion({ banner, otherGuides, children }: FilmPromotionProps) {
  const phase = filmPhase(david, useNow())
  const isSold = phase === 'tickets' || phase === 'theaters'
  const action = filmAction(david, phase)
  return (
    <>
      <PromotionBanner film={david} {...{ trailer, described, phase, action, banner }} />
      <div
        data-slot="film-promotion"
        className="mx-auto grid grid-cols-1 max-w-(--page-width) gap-16 px-(--tp-gutter) pt-10 sm:pt-14"
      >
        {children}
        <section aria-labelledby="synopsis">
          <SectionHeading id="synopsis" className="mb-4">
            The Story
          </SectionHeading>
          <SiteHtml
            html={page.synopsis}
            className="lg:max-w-none lg:columns-2 lg:gap-12 lg:*:break-inside-avoid"
          />
        </section>
        <FilmDetails film={david} details={details} clips={clips} />
        {/* The page for leaders, which has children, is two sheets on paper. */}
        <FilmFamilyGuide
          guide={guide}
          trailer={trailer}
          others={otherGuides}
          {...(children && { className: 'print:hidden' })}
        />
        {isSold && david.ticketsUrl && action && (
          <SectionBoundary name={page.ticketing.heading}>
            <TicketSection url={david.ticketsUrl} phase={phase} action={action} />
          </SectionBoundary>
        )}
        {(phase === 'coming-soon' || phase === 'announced') && <NotifySection />}
        {phase === 'home' && <WhereToWatch film={david} {...page.atHome} />}
        {isSold && david.groupTicketsUrl && (
          <SectionBoundary name={page.groupTickets.heading}>
            <GroupCards film={david} phase={phase} />
          </SectionBoundary>
        )}
        <Showings showings={details?.showings} />
        <div className={cn('grid grid-cols-1 gap-x-5 gap-y-16', !children && 'lg:grid-cols-2')}>
          {!children && <ForLeaders />}
          <BringOnePerson film={david.id} />
        </div>
      </div>
      <WatchDialog items={videos} offer={<FilmOffer action={action} phase={phase} />} />
    </>
  )
}
