const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const whole = new Intl.NumberFormat('en-US')
const share = new Intl.NumberFormat('en-US', { style: 'percent' })

/** `Mon, Nov 23` for `2026-11-23`. */
export const formatDay = (text: string): string => day.format(new Date(text))
export const formatCount = (count: number): string => whole.format(count)
/** `40%`; a dash if there is nothing to divide by. */
export const formatShare = (part: number, all: number): string => (all === 0 ? '–' : share.format(part / all))
