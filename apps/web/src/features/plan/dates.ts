import { longDate, monthAndDay } from '#lib/dates.ts'

const DAY_MS = 86_400_000
/** Calendar days have no time zone: they are counted in UTC, where every day has 24 hours. */
const at = (day: string) => new Date(`${day}T00:00:00Z`)
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const weekday = (day: string) => WEEKDAYS[at(day).getUTCDay()] ?? ''

/** `2025-12-19` plus a number of days. */
export const addDays = (day: string, days: number) =>
  new Date(at(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string) => (at(to).getTime() - at(from).getTime()) / DAY_MS

/** Days that people spend at home or in church, and when nobody answers a call. */
const HOLIDAYS = ['12-24', '12-25', '12-31', '01-01', '07-04']

function isHoliday(day: string): boolean {
  // The fourth Thursday of November.
  const isThanksgiving = /-11-2[2-8]$/.test(day) && at(day).getUTCDay() === 4
  return HOLIDAYS.includes(day.slice(5)) || isThanksgiving
}

/** The first Friday on or after a day that isn't a holiday. */
export function freeFriday(day: string): string {
  const friday = addDays(day, (12 - at(day).getUTCDay()) % 7)
  return isHoliday(friday) ? freeFriday(addDays(friday, 1)) : friday
}

/** A day, or the first day after it in the months when people like to sit outdoors in the evening. */
export function warmDay(day: string): string {
  const [year = '', month = ''] = day.split('-')
  if (month < '05') return `${year}-05-15`
  return month > '09' ? `${Number(year) + 1}-05-15` : day
}

/** A day, or the last day before it that isn't a holiday. */
export const beforeHolidays = (day: string): string =>
  isHoliday(day) ? beforeHolidays(addDays(day, -1)) : day

/** 'Friday, December 19, 2025' */
export const longDay = (day: string) => `${weekday(day)}, ${longDate(day)}`
/** 'Friday, December 19' */
export const dayName = (day: string) => `${weekday(day)}, ${monthAndDay(day)}`
/** 'Fri, Dec 19', which keeps the month and day on one line. */
export function shortDay(day: string): string {
  const [month = '', date = ''] = monthAndDay(day).split(' ')
  return `${weekday(day).slice(0, 3)}, ${month.slice(0, 3)}\u00a0${date}`
}

/** '7:00 PM' from '19:00', which stays on one line. */
export function clockTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return `${Number(hours) % 12 || 12}:${minutes}\u00a0${Number(hours) < 12 ? 'AM' : 'PM'}`
}

/** A 24-hour time some minutes later, rounded up to a quarter of an hour. */
export function laterThan(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const later = Math.ceil((hours * 60 + rest + minutes) / 15) * 15
  return [Math.floor(later / 60) % 24, later % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Today on this device. */
export const localToday = (now = new Date()) =>
  [
    now.getFullYear(),
    String(now.getMonth() + 1).padStart(2, '0'),
    String(now.getDate()).padStart(2, '0'),
  ].join('-')

export const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at(day).getTime()) && at(day).toISOString().startsWith(day)
