import { cn, SectionHeading } from '@two-pastors/ui'
import { Picture } from '#lib/picture.tsx'
import type { Film, FilmDetails } from '#model/schemas.ts'
import { PressKit, PressKitFiles } from './press-kit.tsx'
import type { SectionProps } from './section-props.ts'

const columns =
  'grid grid-cols-[36vw_minmax(0,1fr)] items-start gap-x-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-12 md:max-lg:grid-cols-[15rem_minmax(0,1fr)] md:max-lg:gap-x-8 print:hidden'

/** A film's poster, and next to it its makers, cast and press kit. Renders nothing without these. */
export function Credits({ film }: SectionProps<'credits'>) {
  const { makers = [], cast = [], posterDescription, pressKit = [] } = film
  if (makers.length + cast.length === 0) {
    if (!posterDescription) return <PressKit film={film} files={pressKit} />
    return (
      <section
        aria-labelledby="poster"
        data-slot="poster-and-credits"
        className={`${columns} grid-rows-[repeat(2,auto)_1fr] max-sm:grid-cols-[30vw_minmax(0,1fr)]`}
      >
        <SectionHeading id="poster" className="col-span-full sm:col-start-2">
          {pressKit.length > 0 ? 'Poster and Press Kit' : 'Poster'}
        </SectionHeading>
        <Poster film={film} className="row-span-2 mt-4 sm:row-span-3 sm:row-start-1 sm:mt-0" />
        {pressKit.length > 0 && (
          <div className="col-start-2 max-sm:row-span-2">
            <PressKitFiles film={film} files={pressKit} />
          </div>
        )}
        <PosterDescription text={posterDescription} className="mt-4 sm:col-start-2" />
      </section>
    )
  }
  return (
    <div data-slot="poster-and-credits" className={`${columns} grid-rows-[repeat(4,auto)_1fr]`}>
      {/* Poster and press kit share a grid, but only the poster belongs to this section. */}
      <section aria-labelledby="people" className="contents">
        <SectionHeading id="people" className="col-span-full sm:col-start-2">
          Cast and Filmmakers
        </SectionHeading>
        <Poster film={film} className="row-span-4 mt-4 sm:row-span-5 sm:row-start-1 sm:mt-0" />
        <People people={makers} className="mt-4 grid-cols-1 sm:col-start-2 sm:grid-cols-2 xl:grid-cols-4" />
        <People
          people={cast}
          className="col-start-2 mt-3 grid-cols-1 sm:row-start-3 sm:mt-4 sm:grid-cols-2 xl:grid-cols-4"
        />
        {posterDescription && (
          <PosterDescription
            text={posterDescription}
            className="mt-4 sm:col-start-2 sm:row-start-4 sm:mt-6"
          />
        )}
      </section>
      <div className="col-span-full pt-12 sm:col-start-2 sm:row-start-5 sm:pt-10">
        <PressKit film={film} files={pressKit} />
      </div>
    </div>
  )
}

type PeopleProps = { people: NonNullable<FilmDetails['cast']>; className: string }

const People = ({ people, className }: PeopleProps) => (
  <ul className={cn('grid list-none content-start gap-x-5 gap-y-3 empty:hidden sm:gap-x-10', className)}>
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

const PosterDescription = ({ text, className }: { text: string; className: string }) => (
  <details className={`max-w-prose max-sm:col-span-full ${className}`}>
    <summary className="min-h-8 cursor-pointer rounded-tp-sm ps-[1.1em] -indent-[1.1em] text-tp-accent underline underline-offset-4 outline-offset-2 outline-tp-focus focus-visible:outline-2">
      About the poster
    </summary>
    <p className="mt-2 text-pretty text-tp-muted">{text}</p>
  </details>
)
