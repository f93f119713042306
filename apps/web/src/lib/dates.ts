const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/**
 * Formats an ISO date or date-time as 'March 18, 2024', in UTC so that the prerendered HTML matches every time zone.
 * Without `Intl.DateTimeFormat`, because creating one takes 57 ms of the first load on a slow phone.
 */
export const longDate = (iso: string) => `${monthAndDay(iso)}, ${new Date(iso).getUTCFullYear()}`

/** 'March 18' */
export function monthAndDay(iso: string): string {
  const date = new Date(iso)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
}
