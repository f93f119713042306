const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats an ISO date or date-time as 'March 18, 2024', in UTC so that the prerendered HTML matches every time zone. */
export function longDate(iso: string): string {
  return long.format(new Date(iso))
}

const DAY_MS = 24 * 60 * 60 * 1000

/** How many days from now a calendar day is, where the film opens: 0 on the day itself, whatever the hour. */
export function daysUntil({ day, timeZone }: { day: string; timeZone: string }, now: number): number {
  // Sweden writes dates as ISO 8601 does. Both days are counted in UTC, which has no days of 23 or 25 hours.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  return (Date.parse(day) - Date.parse(today)) / DAY_MS
}
