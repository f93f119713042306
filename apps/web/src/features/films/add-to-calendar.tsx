import { CalendarIcon, cn } from '@two-pastors/ui'
import { use } from 'react'
import { ClockContext, useNow } from '#lib/now.tsx'
import type { Film } from '#model/schemas.ts'
import { heroLink } from './hero-action.ts'
import { calendarPath, isUpcoming } from './release.ts'

/** A calendar file with the day on which a film opens. Leaves its room empty if that day comes while the page is open. */
export function AddToCalendar({ film }: { film: Film }) {
  const { asOf } = use(ClockContext)
  const isShown = isUpcoming(film, useNow())
  if (!isShown && !isUpcoming(film, asOf)) return null
  return (
    <a href={calendarPath(film)} className={cn(heroLink, !isShown && 'invisible')}>
      <CalendarIcon className="size-5" />
      Add to Calendar
    </a>
  )
}
