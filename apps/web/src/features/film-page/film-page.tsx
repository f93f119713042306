import type { ReactNode } from 'react'
import { FilmActionButton } from '#features/films/film-buttons.tsx'
import { factsOf } from '#features/films/film-facts.tsx'
import { filmPhase } from '#features/films/film-phase.ts'
import { filmAction, hasTickets, opening, releaseLine, TICKETS } from '#features/films/release.ts'
import { trailerOf } from '#features/watch/own-video.ts'
import { feedUrls, useFeeds } from '#features/watch/use-feeds.ts'
import { WatchDialog } from '#features/watch/watch-dialog.tsx'
import { useNow } from '#lib/now.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import { inPhase } from '#model/phases.ts'
import type { Picture, Section, WholeFilm } from '#model/schemas.ts'
import type { Meta } from '#page-module.ts'
import { clipsOf, describedTrailerOf } from './clips.ts'
import { FilmHero } from './film-hero.tsx'
import { PromotionBanner } from './promotion-banner.tsx'
import type { FilmVideos, SectionProps } from './sections/section-props.ts'
import { sections } from './sections/sections.ts'
import { sectionsOf, withDays } from './sections-of.ts'
import { TicketBar } from './ticket-bar.tsx'

const feedsOf = (list: Section[]) =>
  list.flatMap((section) => (section.section === 'videos' ? [section.feed] : []))

export function filmMeta(film: WholeFilm, now: number): Meta {
  const { title = film.title, description, banner } = film.page
  const feeds = feedsOf(sectionsOf(film))
  return {
    title,
    description: description ? withDays(inPhase(description, filmPhase(film, now)), film) : film.description,
    picture: banner ?? film.hero?.wide ?? film.wide,
    eyebrow: opening(film, now) ? releaseLine(film, now) : factsOf(film).slice(0, 3).join(' · '),
    logo: film.logo,
    about: { film },
    ...(feeds.length > 0 && { fetches: feedUrls(feeds) }),
  }
}

type FilmPageProps = {
  film: WholeFilm
  /** Replaces the film's own pictures. */
  banner?: Picture | undefined
  /** Shown on the page for leaders, above the film's sections. */
  children?: ReactNode
}

/** The page of a film or series: its sections, in the order of its file. */
export function FilmPage({ film, banner = film.page.banner, children }: FilmPageProps) {
  const list = sectionsOf(film).filter(({ section }) => section !== 'leaders' || (film.leaders && !children))
  const feeds = feedsOf(list)
  const { loading, lists } = useFeeds(feeds)
  const videos: FilmVideos = {
    trailer: trailerOf(film),
    described: describedTrailerOf(film),
    clips: clipsOf(film),
    feeds: new Map(feeds.map((feed, index) => [feed, lists[index] ?? []])),
    loading,
  }
  const { trailer, described, clips } = videos
  const phase = filmPhase(film, useNow())
  const action = filmAction(film, phase)
  // Everything about tickets is in one place, which the hero and the bar link to.
  const hasSection =
    film.ticketsUrl && hasTickets(film, phase) && list.some(({ section }) => section === TICKETS)
  const toTickets = action && hasSection ? { ...action, url: `#${TICKETS}` } : undefined
  // If a section below tells the film's story, the hero has no description.
  const hasStory = film.synopsis !== undefined && list.some(({ section }) => section === 'story')
  return (
    <>
      {hasStory || banner ? (
        <PromotionBanner {...{ film, trailer, described, phase, banner }} action={toTickets ?? action} />
      ) : (
        <FilmHero {...{ film, described, phase }} action={toTickets ?? action} />
      )}
      {/* Not on the grid itself, whose items only stick within their own rows. */}
      <div>
        <div
          data-slot="film-page"
          className="bleed [&_:is(a,button,input,summary,h2,h3)]:scroll-mb-24 grid grid-cols-1 gap-16 pt-10 sm:pt-14"
        >
          {children && <div className="grid grid-cols-1 gap-16 px-(--tp-gutter)">{children}</div>}
          {inRows(list).map((row) => (
            <div
              key={row.map(nameOf).join()}
              className={
                row.length > 1
                  ? 'grid grid-cols-1 gap-x-5 gap-y-16 px-(--tp-gutter) has-[textarea]:items-start lg:grid-cols-2'
                  : row[0]?.section === 'videos'
                    ? 'min-w-0 empty:hidden'
                    : 'min-w-0 px-(--tp-gutter) empty:hidden'
              }
            >
              {row.map((section) => (
                <FilmSection
                  key={nameOf(section)}
                  section={section}
                  {...{ film, phase, videos }}
                  forLeaders={children !== undefined}
                />
              ))}
            </div>
          ))}
        </div>
        {toTickets && <TicketBar title={film.title} action={toTickets} phase={phase} />}
      </div>
      <WatchDialog
        items={[trailer, ...clips, described, ...lists.flat()].filter((item) => item !== null)}
        offer={action && <FilmActionButton action={action} phase={phase} variant="hero" size="lg" />}
      />
    </>
  )
}

type FilmSectionProps = Omit<SectionProps, 'words'> & { section: Section }

/** Names for sections without a heading, for the message when one fails to render. */
const NAMES: Partial<Record<Section['section'], string>> = {
  quotes: 'Quotes',
  credits: 'Cast and Makers',
  graphics: 'Graphics',
}

function FilmSection({ section, ...props }: FilmSectionProps) {
  // TypeScript can't tell that the name and the words belong together.
  const Part = sections[section.section] as (props: SectionProps) => ReactNode
  return (
    <SectionBoundary
      name={('heading' in section && section.heading) || (NAMES[section.section] ?? 'This section')}
    >
      <Part words={section} {...props} />
    </SectionBoundary>
  )
}

/** A page may have several rows of videos, but only one of each other section. */
const nameOf = (section: Section) =>
  section.section === 'videos' ? `videos ${section.feed}` : section.section

/** These two stand side by side. */
const HALVES: Section['section'][] = ['leaders', 'bring-one-person']

function inRows(list: Section[]): Section[][] {
  const rows: Section[][] = []
  for (const section of list) {
    const last = rows.at(-1)
    const joins = [...(last ?? []), section].every((one) => HALVES.includes(one.section))
    if (last?.length === 1 && joins) last.push(section)
    else rows.push([section])
  }
  return rows
}
