const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'March 18, 2024' of an ISO date or date-time; the same on the server and in every time zone. */
export function longDate(iso: string): string {
  return long.format(new Date(iso))
}
