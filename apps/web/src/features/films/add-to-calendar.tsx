import { CalendarIcon } from '@two-pastors/ui'
import { use } from 'react'
import type { Film } from '#content/schemas/schemas.ts'
import { ClockContext, useNow } from '#lib/now.tsx'
import { calendarPath, isUpcoming } from './release.ts'

/** A calendar file with the day on which a film opens. Leaves its room empty if that day comes while the page is open. */
export function AddToCalendar({ film }: { film: Film }) {
  const { asOf } = use(ClockContext)
  const isShown = isUpcoming(film, useNow())
  if (!isShown && !isUpcoming(film, asOf)) return null
  return (
    <a
      href={calendarPath(film)}
      className={`inline-flex min-h-11 items-center gap-2 rounded-tp-sm text-base font-semibold text-tp-scrim-accent underline-offset-4 outline-offset-2 outline-tp-focus hover:underline focus-visible:outline-2 print:hidden ${isShown ? '' : 'invisible'}`}
    >
      <CalendarIcon className="size-5" />
      Add to Calendar
    </a>
  )
}
