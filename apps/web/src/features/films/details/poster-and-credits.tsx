import { cn, SectionHeading } from '@two-pastors/ui'
import type { Film, FilmDetails } from '#content/schemas/schemas.ts'
import { Picture } from '#lib/picture.tsx'
import { PressKit, PressKitFiles } from './press-kit.tsx'

type PosterAndCreditsProps = { film: Film; details: FilmDetails }

const columns =
  'grid grid-cols-[36vw_minmax(0,1fr)] items-start gap-x-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-12 md:max-lg:grid-cols-[15rem_minmax(0,1fr)] md:max-lg:gap-x-8 print:hidden'

/**
 * A film's poster, and beside it who made the film and plays in it, and its press kit. Renders nothing without these.
 */
export function PosterAndCredits({ film, details }: PosterAndCreditsProps) {
  const { makers = [], cast = [], posterDescription, pressKit = [] } = details
  if (makers.length + cast.length === 0) {
    if (!posterDescription) return <PressKit film={film} files={pressKit} />
    const name = pressKit.length > 0 ? { 'aria-labelledby': 'press-kit' } : { 'aria-label': 'Poster' }
    return (
      <section {...name} data-slot="poster-and-credits" className={columns}>
        {pressKit.length > 0 && (
          <SectionHeading id="press-kit" className="col-span-full sm:col-start-2">
            Press Kit
          </SectionHeading>
        )}
        <Poster film={film} className="mt-4 sm:row-span-2 sm:row-start-1 sm:mt-0" />
        <div className="mt-4 sm:col-start-2">
          <PosterDescription text={posterDescription} />
          {pressKit.length > 0 && <PressKitFiles film={film} files={pressKit} />}
        </div>
      </section>
    )
  }
  return (
    <div data-slot="poster-and-credits" className={`${columns} sm:grid-rows-[repeat(4,auto)_1fr]`}>
      {/* Poster and press kit share a grid, but only the poster belongs to this section. */}
      <section aria-labelledby="people" className="contents">
        <SectionHeading id="people" className="col-span-full sm:col-start-2">
          Cast and Filmmakers
        </SectionHeading>
        <Poster film={film} className="row-span-2 mt-4 sm:row-span-5 sm:row-start-1 sm:mt-0" />
        <People people={makers} className="mt-4 sm:col-start-2" />
        {posterDescription && (
          <PosterDescription
            text={posterDescription}
            className="mt-4 sm:col-start-2 sm:row-start-4 sm:mt-6"
          />
        )}
        <People people={cast} className="col-span-full mt-5 grid-cols-2 sm:col-start-2 sm:mt-4" />
      </section>
      <div className="col-span-full pt-12 sm:col-start-2 sm:row-start-5 sm:pt-10">
        <PressKit film={film} files={pressKit} />
      </div>
    </div>
  )
}

type PeopleProps = { people: NonNullable<FilmDetails['cast']>; className: string }

const People = ({ people, className }: PeopleProps) => (
  <ul
    className={cn(
      'grid list-none grid-cols-1 content-start gap-x-5 gap-y-3 empty:hidden sm:grid-cols-2 sm:gap-x-10 xl:grid-cols-4',
      className,
    )}
  >
    {people.map(({ name, role }) => (
      <li key={name + role} className="min-w-0 wrap-anywhere">
        <strong className="block">{name}</strong>
        {role && <span className="text-tp-muted">{role}</span>}
      </li>
    ))}
  </ul>
)

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
