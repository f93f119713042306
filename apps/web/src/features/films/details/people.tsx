import { cn, SectionHeading } from '@two-pastors/ui'
import type { Film, FilmDetails } from '#content/schemas/schemas.ts'
import { Picture } from '#lib/picture.tsx'

type Person = NonNullable<FilmDetails['cast']>[number]
type PeopleProps = { film: Film; people: Person[]; posterDescription: string | undefined }

/** Who made a film and who plays in it, beside its poster. Renders nothing if neither that nor the poster is described. */
export function People({ film, people, posterDescription }: PeopleProps) {
  const named = people.length > 0
  if (!named && !posterDescription) return null
  const heading = named ? 'Cast and Filmmakers' : 'The Poster'
  return (
    <section
      aria-labelledby="people"
      data-slot="people"
      className={cn(
        named ? 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : 'grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
        'grid grid-rows-[auto_1fr] items-start gap-x-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-12 print:hidden',
      )}
    >
      <Picture
        picture={film.thumbnail}
        sizes="(min-width: 40rem) 11rem, 37vw"
        alt={`Poster of ${film.title}`}
        className={`h-auto w-full rounded-tp-md shadow-tp-card ${named ? 'sm:row-span-2' : 'row-span-2'}`}
      />
      <div className="min-w-0">
        <SectionHeading id="people">{heading}</SectionHeading>
        <ul className="mt-4 grid list-none grid-cols-1 gap-x-10 gap-y-3 empty:hidden sm:grid-cols-2">
          {people.map(({ name, role }) => (
            <li key={name + role}>
              <strong className="block">{name}</strong>
              {role && <span className="text-tp-muted">{role}</span>}
            </li>
          ))}
        </ul>
      </div>
      {/* Beside the poster, nothing else would stand there. */}
      {posterDescription && !named && (
        <p className="mt-3 max-w-prose text-pretty text-tp-muted">{posterDescription}</p>
      )}
      {posterDescription && named && (
        <details className="mt-6 max-w-prose max-sm:col-span-full">
          <summary className="min-h-8 cursor-pointer rounded-tp-sm text-tp-gold underline underline-offset-4 outline-offset-2 outline-tp-focus focus-visible:outline-2">
            What the poster shows
          </summary>
          <p className="mt-2 text-pretty text-tp-muted">{posterDescription}</p>
        </details>
      )}
    </section>
  )
}
