import { filmPhase } from '#features/films/film-phase.ts'
import type { Kit } from '#features/plan/kit.ts'
import { kitFilms } from '#features/plan/kit-films.ts'
import { useNow } from '#lib/now.tsx'

/** Says what a church that shows a film itself needs. Empty for a showing in a theater. */
export function LicenseNote({ kit: { kind, film } }: { kit: Kit }) {
  const now = useNow()
  const found = kitFilms.find((one) => one.film.id === film.id)
  const isAtHome = found !== undefined && filmPhase(found.film, now) === 'home'
  return (
    <div role="status" className="-mt-4 empty:hidden">
      {kind.licensed && (
        <p className="rounded-tp-md border border-tp-gold px-4 py-2 text-pretty">
          {kind.label} needs a license for {film.title}
          {isAtHome ? '. ' : ', which there is only once the film has left theaters. '}
          <a href="#licenses" className="underline underline-offset-2">
            Who gives one, and what it allows
          </a>
        </p>
      )}
    </div>
  )
}
