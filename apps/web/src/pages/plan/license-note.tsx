import { filmPhase } from '#features/films/film-phase.ts'
import type { Kit } from '#features/plan/kit.ts'
import { kitFilms } from '#features/plan/kit-films.ts'
import { useNow } from '#lib/now.tsx'

/** Says what a church needs that shows a film itself. Empty for a showing in a theater. */
export function LicenseNote({ kit }: { kit: Kit }) {
  const isTooEarly = useTooEarly(kit)
  const { kind, film } = kit
  return (
    <div role="status" className="-mt-4 empty:hidden">
      {kind.licensed && (
        <p className="rounded-tp-md border border-tp-gold px-4 py-2 text-pretty">
          <span>
            {isTooEarly
              ? `${film.title} can’t be licensed for a showing of your own yet: that is possible once it has left theaters. Until then, take your people to a theater. `
              : `You need a license to show ${film.title} yourselves. `}
          </span>
          <a href="#licenses" className="underline underline-offset-2">
            Who gives one, and what it allows
          </a>
        </p>
      )}
    </div>
  )
}

/** Whether a church plans to show a film itself that isn't out at home yet, and so can't be licensed. */
export function useTooEarly({ kind, film }: Kit): boolean {
  const now = useNow()
  const found = kitFilms.find((one) => one.film.id === film.id)
  return kind.licensed === true && !(found && filmPhase(found.film, now) === 'home')
}
