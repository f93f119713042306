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
      className="flow-root items-start sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr] sm:gap-x-12 print:hidden"
    >
      <SectionHeading id="people" className="sm:col-start-2">
        {heading}
      </SectionHeading>
      {/* On phones, what follows runs around it. */}
      <Picture
        picture={film.thumbnail}
        sizes="(min-width: 40rem) 11rem, 37vw"
        alt={`Poster of ${film.title}`}
        className="float-start me-5 mt-4 mb-3 h-auto w-[37vw] rounded-tp-md shadow-tp-card sm:col-start-1 sm:row-span-3 sm:row-start-1 sm:m-0 sm:w-full"
      />
      <ul className="list-none gap-x-10 gap-y-3 empty:hidden max-sm:*:pt-3.5 sm:mt-4 sm:grid sm:grid-cols-2 xl:grid-cols-3">
        {people.map(({ name, role }) => (
          <li key={name + role}>
            <strong className="block">{name}</strong>
            {role && <span className="text-tp-muted">{role}</span>}
          </li>
        ))}
      </ul>
      {/* Beside the poster, nothing else would stand there. */}
      {posterDescription && !named && (
        <p className="max-w-prose pt-3 text-pretty text-tp-muted sm:text-lg">{posterDescription}</p>
      )}
      {posterDescription && named && (
        <details className="clear-both max-w-prose pt-6">
          <summary className="min-h-8 cursor-pointer rounded-tp-sm text-tp-gold underline underline-offset-4 outline-offset-2 outline-tp-focus focus-visible:outline-2">
            What the poster shows
          </summary>
          <p className="mt-2 text-pretty text-tp-muted">{posterDescription}</p>
        </details>
      )}
    </section>
  )
}
