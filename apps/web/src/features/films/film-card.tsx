import { Badge, Button, cn } from '@two-pastors/ui'
import type { CSSProperties } from 'react'
import site from '#content/site.yaml'
import { FamilyAnswer } from '#features/family/family-answer.tsx'
import { trailerOf } from '#features/watch/own-video.ts'
import { byId } from '#lib/by-id.ts'
import { useNow } from '#lib/now.tsx'
import { Picture } from '#lib/picture.tsx'
import type { Film, Guide } from '#model/schemas.ts'
import { FilmActionButton, TrailerButton } from './film-buttons.tsx'
import { factsOf } from './film-facts.tsx'
import { filmPhase } from './film-phase.ts'
import { MoreInfoLink } from './more-info-link.tsx'
import { filmAction } from './release.ts'
import { useReleaseLine } from './release-line.tsx'

/** A film or series in a hub, with links to its trailer and page. */
export function FilmCard({ film }: { film: Film }) {
  const trailer = trailerOf(film)
  const phase = filmPhase(film, useNow())
  const line = useReleaseLine(film, { untilHome: true })
  const action = filmAction(film, phase)
  const code = film.discountCode ?? site.discountCode
  const guide = guideOf(film.id)
  return (
    <article
      id={film.id}
      data-slot="film-card"
      className="relative scroll-mt-24 isolate flex h-full min-h-120 flex-col justify-end overflow-hidden rounded-tp-lg text-tp-on-scrim shadow-tp-card before:absolute before:inset-x-0 before:top-6 before:bottom-0 before:-z-30 before:bg-tp-scrim @6xl:before:top-0 after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-tp-on-scrim/10 @6xl:min-h-128"
    >
      {/* Phones crop a quarter and tablets a sixth off the left, which wide pictures leave empty for a laptop card's text; hence
          widths over 92vw. The background starts below the rounded corners, where it would show as a fringe. */}
      <div
        className={cn(
          'absolute inset-x-0 top-0 -z-20 aspect-4/3 overflow-hidden rounded-t-[inherit] @lg:aspect-3/2 @6xl:start-auto @6xl:aspect-auto @6xl:h-full @6xl:w-3/4 @7xl:h-[115%]',
          // A hero's picture fades into the dark. Others may be light, and a fade would look like dirt on them.
          film.hero && '@max-6xl:mask-b-from-85%',
        )}
      >
        <Picture
          picture={film.hero?.wide ?? film.wide ?? film.thumbnail}
          sizes="(min-width: 80rem) 90rem, (min-width: 40rem) 109vw, 123vw"
          style={{ '--zoom': film.cardZoom } as CSSProperties}
          className="size-full origin-[100%_40%] object-cover object-[100%_20%] @max-6xl:scale-(--zoom,1)"
        />
      </div>
      {/* On a wide card the words are next to the subject, on a shade made of several gradients, so that it has no
          visible edge. */}
      <div className="absolute inset-0 -z-10 bg-tp-scrim mask-[linear-gradient(to_right,black_41%,rgb(0_0_0/90%)_46%,rgb(0_0_0/65%)_52%,rgb(0_0_0/34%)_58%,rgb(0_0_0/12%)_64%,transparent_72%)] @max-6xl:hidden" />
      <div
        data-theme="picture"
        className="flex flex-col items-start gap-4 p-6 @max-xs:px-4 pt-[calc(75cqw+1.5rem)] @lg:pt-[calc(66.67cqw+1.5rem)] @6xl:max-w-[max(50%,36rem)] @6xl:p-10"
      >
        <h3>
          {film.logo ? (
            <>
              <img
                src={film.logo}
                alt=""
                style={{ '--logo-scale': film.logoScale } as CSSProperties}
                className="h-[calc(4rem*var(--logo-scale,1))] w-auto max-w-full @6xl:h-[calc(5.5rem*var(--logo-scale,1))]"
              />
              <span className="sr-only">{film.title}</span>
            </>
          ) : (
            <span className="font-tp-display text-3xl leading-tight font-semibold text-balance @6xl:text-5xl">
              {film.title}
            </span>
          )}
        </h3>
        {line && <p className="font-semibold text-tp-scrim-accent">{line}</p>}
        <ul aria-label="Facts" className="flex list-none flex-wrap gap-1.5 @max-lg:*:*:px-2.5 @lg:gap-2">
          {phase === 'coming-soon' && (
            <li>
              <Badge variant="gold">Coming Soon</Badge>
            </li>
          )}
          {factsOf(film).map((fact) => (
            <li key={fact}>
              <Badge variant="outline">{fact}</Badge>
            </li>
          ))}
        </ul>
        {/* Side by side on a wide card whose words are under its picture: a single column would be too wide to read. */}
        <div className="@6xl:pe-6 @max-6xl:@3xl:grid @max-6xl:@3xl:grid-cols-2 @max-6xl:@3xl:gap-8 @max-6xl:@3xl:*:mt-0">
          <p className="text-pretty text-tp-on-scrim">{film.description}</p>
          {guide && (
            <FamilyAnswer
              guide={guide}
              // Same as FAMILY_GUIDE in own-film-links.tsx; importing it would load that file for this alone.
              whole={`${film.address}#family-guide`}
              label={`Is ${film.title} for my family?`}
            />
          )}
        </div>
        <div className="mt-1 flex flex-wrap gap-3 empty:hidden @max-3xl:w-full @max-3xl:*:grow @md:@max-3xl:*:basis-40">
          {trailer && <TrailerButton item={trailer} aria-label={`Watch Trailer: ${film.title}`} />}
          {action && (
            <FilmActionButton
              {...{ action, phase }}
              variant="outline"
              aria-label={`${action.label}: ${film.title}`}
            />
          )}
          <Button asChild variant="outline">
            <MoreInfoLink film={film} />
          </Button>
        </div>
        {action && phase === 'tickets' && code && (
          <p className="text-tp-on-scrim-muted">
            Discount code at checkout: <strong className="text-tp-on-scrim">{code}</strong>
          </p>
        )}
      </div>
    </article>
  )
}

const guides = byId(
  import.meta.glob<Guide | null>('#content/films/*.yaml', {
    eager: true,
    import: 'default',
    query: '?guide',
  }),
)

/** The family guides of our films, in full. A film's own page loads its guide with the film (film-query.ts). */
const guideOf = (id: string) => guides.get(id)
