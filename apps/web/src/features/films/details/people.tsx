import { SectionHeading } from '@two-pastors/ui'
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
      className="grid grid-cols-[30vw_minmax(0,1fr)] items-start gap-x-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr] sm:gap-x-12 print:hidden"
    >
      <SectionHeading id="people" className="max-sm:col-span-full sm:col-start-2">
        {heading}
      </SectionHeading>
      <ul className="col-span-full mt-4 grid list-none grid-cols-2 gap-x-5 gap-y-3 empty:hidden sm:col-span-1 sm:col-start-2 sm:gap-x-10 xl:grid-cols-4">
        {people.map(({ name, role }) => (
          <li key={name + role} className="min-w-0 wrap-anywhere">
            <strong className="block">{name}</strong>
            {role && <span className="text-tp-muted">{role}</span>}
          </li>
        ))}
      </ul>
      <Picture
        picture={film.thumbnail}
        sizes="(min-width: 40rem) 11rem, 30vw"
        alt={`Poster of ${film.title}`}
        className="mt-6 h-auto w-full rounded-tp-md shadow-tp-card sm:col-start-1 sm:row-span-3 sm:row-start-1 sm:mt-0"
      />
      {/* Without people, nothing else would stand beside the poster. */}
      {posterDescription && !named && (
        <p className="mt-6 max-w-prose text-pretty text-tp-muted sm:mt-3 sm:text-lg">{posterDescription}</p>
      )}
      {posterDescription && named && (
        <details className="mt-6 max-w-prose">
          <summary className="min-h-8 cursor-pointer rounded-tp-sm text-tp-gold underline underline-offset-4 outline-offset-2 outline-tp-focus focus-visible:outline-2">
            What the poster shows
          </summary>
          <p className="mt-2 text-pretty text-tp-muted">{posterDescription}</p>
        </details>
      )}
    </section>
  )
}
