import { Button } from '@two-pastors/ui'
import plan from '#content/plan.yaml'
import { dayName } from '#features/plan/dates.ts'
import { type Kit, kindsOf } from '#features/plan/kit.ts'
import { filmsToPlan, kitFilms } from '#features/plan/kit-films.ts'
import { canBeLicensed } from '#features/plan/license.ts'
import { longDate } from '#lib/dates.ts'
import { useNow } from '#lib/now.tsx'

type LicenseNoteProps = {
  kit: Kit
  /** Undefined while it is only our guess. */
  date: string | undefined
  onFilm: (id: string) => void
  onKind: (id: string) => void
}

/** Says what a church that shows a film itself needs, and what it can do instead. Empty for a showing in a theater. */
export function LicenseNote({ kit, date, onFilm, onKind }: LicenseNoteProps) {
  const isTooEarly = useTooEarly(kit)
  const now = useNow()
  const { kind, answers } = kit
  const { title } = kit.film
  const film = filmOf(kit)
  const theater = film && kindsOf(plan, film).find(({ licensed }) => !licensed)
  const home = film?.dates.home

  const text = isTooEarly
    ? [
        `${title} can’t be licensed for a showing of your own yet: that is possible once it ${theater ? 'has left theaters' : 'is out at home'}.`,
        home
          ? `It is out at home on ${longDate(home.day)}.`
          : `There is no date for that yet${date ? `, so don’t count on ${dayName(date)}` : ''}.`,
      ]
    : [
        `You need a license to show ${title} yourselves${kind.outdoors ? ', one that covers a showing outdoors' : ''}.`,
        home && home.at > now && `It is out at home on ${longDate(home.day)}: ask for the license early.`,
      ]

  /** What is pressed may go with the answer: the kind of showing, above it, has the focus then. */
  function choose(kindId: string, change: () => void) {
    change()
    document.querySelector<HTMLInputElement>(`#answers input[name=kind][value="${kindId}"]`)?.focus()
  }

  return (
    <div
      data-slot="license-note"
      // Always there, so that screen readers hear its words; while it is empty, it takes no row of the form.
      className={kind.licensed ? '-mt-4 rounded-tp-md border border-tp-gold px-4 py-2' : 'absolute'}
    >
      <p role="status" className="text-pretty">
        {kind.licensed && (
          <>
            <span>{`${text.filter(Boolean).join(' ')} `}</span>
            <a href="#licenses" className="underline underline-offset-2">
              Who gives one, and what it allows
            </a>
          </>
        )}
      </p>
      {isTooEarly && (
        <div className="mt-3 mb-1 flex flex-wrap gap-2">
          {theater && (
            <Button size="sm" onClick={() => choose(theater.id, () => onKind(theater.id))}>
              {`Plan ${theater.label.replace(/^An? /, (article) => article.toLowerCase())}`}
            </Button>
          )}
          {filmsToPlan(now)
            .filter(({ film }) => canBeLicensed(film, answers.date, now))
            .map(({ film }) => (
              <Button
                key={film.id}
                variant="outline"
                size="sm"
                onClick={() => choose(kind.id, () => onFilm(film.id))}
              >
                {`Plan with ${film.title}`}
              </Button>
            ))}
        </div>
      )}
    </div>
  )
}

const filmOf = ({ film }: Kit) => kitFilms.find((one) => one.film.id === film.id)?.film

/** Whether a church plans to show a film itself that is not out at home by then, and so can't be licensed. */
export function useTooEarly(kit: Kit): boolean {
  const now = useNow()
  const film = filmOf(kit)
  return kit.kind.licensed === true && !(film && canBeLicensed(film, kit.answers.date, now))
}
