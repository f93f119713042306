import { Button } from '@two-pastors/ui'
import { clockTime, longDay } from '#features/plan/dates.ts'
import type { Kit } from '#features/plan/kit.ts'
import { useTooEarly } from './license-note.tsx'
import type { useAnswers } from './use-answers.ts'

/** What a visitor should know about the kit in its current state. */
export function KitNotes({ kit, own }: { kit: Kit; own: ReturnType<typeof useAnswers> }) {
  const { answers, facts, kind, isPast, isFree, isPriceKnown, sunset, end } = kit
  const isTooEarly = useTooEarly(kit)
  const notes = [
    kind.licensed &&
      `Don’t announce it until you have the license${isTooEarly ? `: ${facts.film} can’t be licensed for a showing of your own yet` : ''}.`,
    sunset &&
      answers.time < sunset.start &&
      `The sun sets at about ${clockTime(sunset.time)} that day: before ${clockTime(sunset.start)} it is too light for a screen.`,
    isPast && `${longDay(answers.date)} is in the past. Your kit is ready anyway, but check the date.`,
    own.origin === 'newer' &&
      'That link was made by a newer version of this page. Reload the page and open it again.',
    !own.isKept && 'This browser can’t save your kit, so copy the link to it before you leave.',
  ].filter((note) => typeof note === 'string')

  const price = isFree ? ', free' : isPriceKnown ? `, ${facts.price} a seat` : ''

  return (
    <div className="mt-3 grid grid-cols-1 gap-2">
      <p className="text-pretty text-tp-muted" data-slot="kit-summary">
        <span>
          {`${answers.church ? `${facts.church}: ` : ''}${facts.film}, ${longDay(answers.date)}, ${facts.time}${end ? ` to about ${clockTime(end)}` : ''}, ${answers.place}, ${facts.people}${price}. `}
        </span>
        Nothing is booked or ordered by this page.{' '}
        <a href="#answers" className="text-tp-accent underline underline-offset-2">
          Change your answers
        </a>
      </p>
      <div role="status" className="mt-2 grid gap-2">
        {notes.map((note) => (
          <p key={note} className="rounded-tp-md border border-tp-gold px-4 py-2">
            {note}
          </p>
        ))}
      </div>
      {own.origin === 'link' && (
        <div className="flex flex-wrap items-center gap-3 text-tp-muted">
          <p className="basis-full text-pretty">
            This kit came by link.{' '}
            {own.own
              ? 'Your own kit stays as it is: what you change here is kept in this page’s address only.'
              : 'If you change it, this device keeps it.'}
          </p>
          {own.own && (
            <>
              <Button variant="outline" size="sm" onClick={own.own.open}>
                Open My Own Kit
              </Button>
              <Button variant="outline" size="sm" onClick={own.own.replace}>
                Keep This One Instead
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
