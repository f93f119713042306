import { Button, cn, DownloadIcon, FileTextIcon, TicketIcon } from '@two-pastors/ui'
import { siteAddress } from '#config/env.ts'
import david from '#content/films/david.yaml'
import page from '#content/pages/david-pastors.yaml'
import { filmPhase, isOut } from '#features/films/film-phase.ts'
import { FilmPromotion } from '#features/films/film-promotion.tsx'
import { releaseLine, withDays } from '#features/films/release.ts'
import { InfoCard } from '#lib/info-card.tsx'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { useNow } from '#lib/now.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { PrintButton } from '#lib/print-button.tsx'
import { SiteHtml } from '#lib/site-html.tsx'
import { inPhase } from '#model/phases.ts'
import type { Meta } from '#page-module.ts'

export const meta = (_: unknown, now: number): Meta => ({
  title: page.title,
  description: withDays(inPhase(page.description, filmPhase(david, now)), david),
  picture: page.banner,
  eyebrow: releaseLine(david, now),
  about: { film: david },
})

export function Page() {
  const { preview, guide } = page
  const phase = filmPhase(david, useNow())
  return (
    <FilmPromotion banner={page.banner}>
      <section aria-labelledby="pastors">
        <h2
          id="pastors"
          className="mb-4 font-tp-display text-3xl leading-tight font-semibold text-balance sm:text-4xl"
        >
          {page.title}
        </h2>
        <SiteHtml
          html={inPhase(page.intro, phase)}
          className="lg:max-w-none lg:columns-2 lg:gap-12 lg:[&>p]:break-inside-avoid"
        />
        <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:*:grow">
          <Button asChild>
            <PageLink to="/plan">Plan a Showing</PageLink>
          </Button>
          <PrintButton size="md" />
        </div>
      </section>
      <div className={cn('grid grid-cols-1 gap-5', !isOut(phase) && 'md:grid-cols-2')}>
        {!isOut(phase) && (
          <InfoCard heading={preview.heading} text={preview.text} icon={<TicketIcon />}>
            <Button asChild>
              <NewTabLink href={preview.url}>Sign Up for a Preview</NewTabLink>
            </Button>
          </InfoCard>
        )}
        <InfoCard heading={guide.heading} text={guide.text} icon={<FileTextIcon />}>
          {guide.facts && (
            <p id="guide-facts" className="w-full text-sm text-tp-muted print:hidden">
              {guide.facts}
            </p>
          )}
          <Button asChild>
            <a
              href={guide.file}
              data-address={siteAddress(guide.file)}
              aria-describedby="guide-facts"
              download
            >
              <DownloadIcon />
              Download the Guide (PDF)
            </a>
          </Button>
        </InfoCard>
      </div>
    </FilmPromotion>
  )
}
