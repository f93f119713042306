const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats an ISO date or date-time as 'March 18, 2024', in UTC so that the prerendered HTML matches every time zone. */
export function longDate(iso: string): string {
  return long.format(new Date(iso))
}
