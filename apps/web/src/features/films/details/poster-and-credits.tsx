import { cn, SectionHeading } from '@two-pastors/ui'
import type { Film, FilmDetails } from '#content/schemas/schemas.ts'
import { Picture } from '#lib/picture.tsx'
import { PressKit } from './press-kit.tsx'

type PosterAndCreditsProps = { film: Film; details: FilmDetails }

const columns =
  'grid grid-cols-[36vw_minmax(0,1fr)] items-start gap-x-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-12 md:max-lg:grid-cols-[15rem_minmax(0,1fr)] md:max-lg:gap-x-8 print:hidden'

/**
 * A film's poster, and beside it who made the film and plays in it, and its press kit. Renders nothing without these.
 */
export function PosterAndCredits({ film, details }: PosterAndCreditsProps) {
  const { makers = [], cast = [], posterDescription, pressKit = [] } = details
  const people = [...makers, ...cast]
  const kit = <PressKit film={film} files={pressKit} />
  if (people.length === 0) {
    if (!posterDescription) return kit
    return (
      <div data-slot="poster-and-credits" className={columns}>
        <Poster film={film} />
        <div className="grid grid-cols-1 gap-6">
          {kit}
          <PosterDescription text={posterDescription} />
        </div>
      </div>
    )
  }
  return (
    <div
      data-slot="poster-and-credits"
      className={`${columns} grid-rows-[auto_auto_1fr] sm:grid-rows-[auto_auto_auto_1fr]`}
    >
      {/* Poster and press kit share a grid, but only the poster belongs to this section. */}
      <section aria-labelledby="people" className="contents">
        <SectionHeading id="people" className="col-span-full sm:col-start-2">
          Cast and Filmmakers
        </SectionHeading>
        <Poster film={film} className="col-start-1 row-start-2 mt-4 sm:row-span-4 sm:row-start-1 sm:mt-0" />
        <ul className="col-start-2 row-start-2 mt-4 grid list-none gap-x-5 gap-y-3 sm:grid-cols-2 sm:gap-x-10 xl:grid-cols-4">
          {people.map(({ name, role }) => (
            <li key={name + role} className="min-w-0 wrap-anywhere">
              <strong className="block">{name}</strong>
              {role && <span className="text-tp-muted">{role}</span>}
            </li>
          ))}
        </ul>
        {posterDescription && (
          <PosterDescription
            text={posterDescription}
            className="col-span-full row-start-3 mt-4 sm:col-start-2 sm:mt-6"
          />
        )}
      </section>
      <div className="col-span-full row-start-4 pt-12 sm:col-start-2 sm:pt-10">{kit}</div>
    </div>
  )
}

const Poster = ({ film, className }: { film: Film; className?: string }) => (
  <Picture
    picture={film.thumbnail}
    sizes="(min-width: 48rem) 15rem, (min-width: 40rem) 11rem, 30vw"
    alt={`Poster of ${film.title}`}
    className={cn('h-auto w-full rounded-tp-md shadow-tp-card', className)}
  />
)

const PosterDescription = ({ text, className = '' }: { text: string; className?: string }) => (
  <details className={`max-w-prose ${className}`}>
    <summary className="min-h-8 cursor-pointer rounded-tp-sm ps-[1.1em] -indent-[1.1em] text-tp-accent underline underline-offset-4 outline-offset-2 outline-tp-focus focus-visible:outline-2">
      What the poster shows
    </summary>
    <p className="mt-2 text-pretty text-tp-muted">{text}</p>
  </details>
)
