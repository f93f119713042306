import { Button, cn, DownloadIcon, FileTextIcon, TicketIcon } from '@two-pastors/ui'
import type { Params } from 'react-router-dom'
import { siteAddress } from '#config/env.ts'
import { has } from '#config/site-parts.ts'
import { FilmPage, filmMeta } from '#features/film-page/film-page.tsx'
import { withDays } from '#features/film-page/sections-of.ts'
import { filmPhase, isOut } from '#features/films/film-phase.ts'
import { filmQuery } from '#features/films/film-query.ts'
import { releaseLine } from '#features/films/release.ts'
import { NotFound, notFoundMeta } from '#features/not-found/not-found.tsx'
import { InfoCard } from '#lib/info-card.tsx'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { useNow } from '#lib/now.tsx'
import { PageLink } from '#lib/page-link.tsx'
import { PrintButton } from '#lib/print-button.tsx'
import { SiteHtml } from '#lib/site-html.tsx'
import { inPhase } from '#model/phases.ts'
import type { WholeFilm } from '#model/schemas.ts'
import type { PageModule } from '#page-module.ts'

export const query = ({ film = '' }: Params) => filmQuery(film)

export const waitsForData = true

export const meta: PageModule<WholeFilm>['meta'] = (film, now) => {
  if (!film?.leaders) return notFoundMeta
  const { title, description, banner } = film.leaders
  return {
    ...filmMeta(film, now),
    title,
    description: withDays(inPhase(description, filmPhase(film, now)), film),
    picture: banner ?? film.hero?.wide,
    eyebrow: releaseLine(film, now),
    logo: undefined,
  }
}

/** A film's page for group leaders. */
export const Page: PageModule<WholeFilm>['Page'] = ({ data: film }) => {
  const phase = filmPhase(film ?? { dates: {} }, useNow())
  if (film === undefined) return <div className="min-h-dvh" />
  if (!film?.leaders) return <NotFound />
  const { title, banner, intro, guide } = film.leaders
  const preview = isOut(phase) ? undefined : film.leaders.preview
  return (
    <FilmPage film={film} banner={banner}>
      <section aria-labelledby="pastors">
        <h2
          id="pastors"
          className="mb-4 font-tp-display text-3xl leading-tight font-semibold text-balance sm:text-4xl"
        >
          {title}
        </h2>
        <SiteHtml
          html={withDays(inPhase(intro, phase), film)}
          className="lg:max-w-none lg:columns-2 lg:gap-12 lg:[&>p]:break-inside-avoid"
        />
        <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:*:grow">
          {/* Nobody can plan a showing of a film without a date. */}
          {has('plan') && phase !== 'coming-soon' && (
            <Button asChild>
              <PageLink to="/plan">Plan a Showing</PageLink>
            </Button>
          )}
          <PrintButton size="md" />
        </div>
      </section>
      <div className={cn('grid grid-cols-1 gap-5 empty:hidden', preview && guide && 'md:grid-cols-2')}>
        {preview && (
          <InfoCard heading={preview.heading} text={preview.text} icon={<TicketIcon />}>
            <Button asChild>
              <NewTabLink href={preview.url}>Sign Up for a Preview</NewTabLink>
            </Button>
          </InfoCard>
        )}
        {guide && (
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
        )}
      </div>
    </FilmPage>
  )
}
