import { tzOffset } from '@date-fns/tz'
import { getTimes } from 'suncalc'

export type Sunset = {
  /** On the clock there: '20:12'. */
  time: string
  /** When it is dark enough for a screen. */
  start: string
  /** The state by whose middle it was found; undefined if only the time zone was known. */
  state: string | undefined
}

/** It is dark enough for a screen this long after sunset. Showings begin at a quarter of an hour. */
const DUSK_MIN = 30
const STEP_MIN = 15
const DAY_MIN = 24 * 60
/** A showing that began later would begin on the next day. */
const LATEST_MIN = DAY_MIN - STEP_MIN

/** Where most people of a state live: degrees north, degrees west. A degree is four minutes at most. */
const STATES = new Map(
  `AL 33 87, AK 61 150, AZ 33 112, AR 35 92, CA 36 120, CO 39 105, CT 42 73, DC 39 77, DE 39 76, FL 28 82, GA 33 84, HI 21 158,
  IA 42 93, ID 44 116, IL 41 89, IN 40 86, KS 38 97, KY 38 85, LA 30 91, MA 42 71, MD 39 77, ME 44 70, MI 43 85, MN 45 94,
  MO 38 92, MS 33 90, MT 46 111, NC 36 80, ND 47 99, NE 41 97, NH 43 71, NJ 40 75, NM 35 106, NV 37 116, NY 42 75, OH 40 83,
  OK 35 97, OR 45 123, PA 40 77, RI 42 71, SC 34 81, SD 44 99, TN 36 86, TX 31 97, UT 40 112, VA 38 78, VT 44 73, WA 47 121,
  WI 44 89, WV 39 81, WY 43 107`
    .split(/,\s+/)
    .map((entry) => {
      const [state = '', north, west] = entry.split(' ')
      return [state, { latitude: Number(north), longitude: -Number(west) }]
    }),
)

/** Time zones of one state. */
const STATE_OF: Record<string, string> = {
  'America/Anchorage': 'AK',
  'America/Phoenix': 'AZ',
  'Pacific/Honolulu': 'HI',
}

/** The middle of the United States. */
const LATITUDE = 39

/**
 * When the sun sets on a day (`2031-06-13`) where a place is that ends with a state, as in 'Dayton, OH'. Of another place only
 * the time zone is known. Undefined if that has no rules.
 */
export function sunsetOn(day: string, zone: string, place: string): Sunset | undefined {
  const named = /,\s*([a-z]{2})(?:\s+[\d-]+)?$/i.exec(place.trim())?.[1]?.toUpperCase() ?? ''
  const state = STATES.has(named) ? named : STATE_OF[zone]
  const { latitude, longitude } = STATES.get(state ?? '') ?? middleOf(zone, day)
  const noon = Date.parse(`${day}T12:00:00Z`) - longitude * 4 * 60_000
  const { sunset } = getTimes(new Date(noon), latitude, longitude)
  // NaN where the sun does not set, or in a zone without rules.
  const moment = sunset ?? new Date(Number.NaN)
  const minutes = Math.floor(moment.getTime() / 60_000 + tzOffset(zone, moment)) % DAY_MIN
  if (Number.isNaN(minutes)) return undefined
  const start = Math.min(Math.ceil((minutes + DUSK_MIN) / STEP_MIN) * STEP_MIN, LATEST_MIN)
  return { time: clock(minutes), start: clock(start), state }
}

/** In the middle of a time zone the sun is in the south at noon, before clocks go forward. */
function middleOf(zone: string, day: string) {
  const year = day.slice(0, 4)
  const offsets = ['01', '07'].map((month) => tzOffset(zone, new Date(`${year}-${month}-01T00:00:00Z`)))
  return { latitude: LATITUDE, longitude: Math.min(...offsets) / 4 }
}

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
