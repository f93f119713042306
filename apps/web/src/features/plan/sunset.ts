import { tzOffset } from '@date-fns/tz'
import { getTimes } from 'suncalc'

export type Sunset = {
  /** The local time zone. */
  zone: string
  /** In local time: '20:12'. */
  time: string
  /** When it is dark enough for a screen. */
  start: string
  /** The state whose center was used; undefined if only the time zone was known. */
  state: string | undefined
}

/** It is dark enough for a screen this long after sunset. Showings start on a quarter hour. */
const DUSK_MIN = 30
const STEP_MIN = 15
const DAY_MIN = 24 * 60
/** A showing that started later would start on the next day. */
const LATEST_MIN = DAY_MIN - STEP_MIN

const ZONES: Record<string, string> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  Z: 'America/Phoenix',
  P: 'America/Los_Angeles',
  A: 'America/Anchorage',
  H: 'Pacific/Honolulu',
}

/**
 * Where most people in a state live: degrees north, degrees west, and their time zone. One degree is at most four minutes.
 */
const STATES = new Map(
  `AL 33 87 C, AK 61 150 A, AZ 33 112 Z, AR 35 92 C, CA 36 120 P, CO 39 105 M, CT 42 73 E, DC 39 77 E, DE 39 76 E,
  FL 28 82 E, GA 33 84 E, HI 21 158 H, IA 42 93 C, ID 44 116 M, IL 41 89 C, IN 40 86 E, KS 38 97 C, KY 38 85 E,
  LA 30 91 C, MA 42 71 E, MD 39 77 E, ME 44 70 E, MI 43 85 E, MN 45 94 C, MO 38 92 C, MS 33 90 C, MT 46 111 M,
  NC 36 80 E, ND 47 99 C, NE 41 97 C, NH 43 71 E, NJ 40 75 E, NM 35 106 M, NV 37 116 P, NY 42 75 E, OH 40 83 E,
  OK 35 97 C, OR 45 123 P, PA 40 77 E, RI 42 71 E, SC 34 81 E, SD 44 99 C, TN 36 86 C, TX 31 97 C, UT 40 112 M,
  VA 38 78 E, VT 44 73 E, WA 47 121 P, WI 44 89 C, WV 39 81 E, WY 43 107 M`
    .split(/,\s+/)
    .map((entry) => {
      const [state = '', north, west, zone = ''] = entry.split(' ')
      return [state, { latitude: Number(north), longitude: -Number(west), zone: ZONES[zone] }]
    }),
)

const NAMES = new Map(
  `Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE, Florida FL, Georgia GA,
  Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA, Kansas KS, Kentucky KY, Louisiana LA, Maine ME, Maryland MD,
  Massachusetts MA, Michigan MI, Minnesota MN, Mississippi MS, Missouri MO, Montana MT, Nebraska NE, Nevada NV, New Hampshire NH,
  New Jersey NJ, New Mexico NM, New York NY, North Carolina NC, North Dakota ND, Ohio OH, Oklahoma OK, Oregon OR, Pennsylvania PA,
  Rhode Island RI, South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, Utah UT, Vermont VT, Virginia VA, Washington WA,
  West Virginia WV, Wisconsin WI, Wyoming WY`
    .split(/,\s+/)
    .map((entry) => [entry.slice(0, -3).toUpperCase(), entry.slice(-2)]),
)

/** States with a second time zone, an hour from the one that most people there use. */
const SPLIT = new Set(['AK', 'FL', 'ID', 'IN', 'KS', 'KY', 'MI', 'ND', 'NE', 'OR', 'SD', 'TN', 'TX'])

/** Time zones that lie in one state. */
const STATE_OF: Record<string, string> = {
  'America/Anchorage': 'AK',
  'America/Phoenix': 'AZ',
  'Pacific/Honolulu': 'HI',
}

/** The center of the United States. */
const LATITUDE = 39

/**
 * When the sun sets on a day (`2031-06-13`) at a place that ends with a state, as in 'Dayton, OH' or 'Dayton, Ohio'.
 * For other places only the time zone is known; undefined if it has no rules. A device may be set to another zone, so
 * the state's zone is used, unless the state has two and the device's is an hour off.
 */
export function sunsetOn(day: string, zone: string, place: string): Sunset | undefined {
  const ending = /,\s*([a-z ]+?)(?:\s+[\d-]+)?$/i.exec(place.trim())?.[1]?.toUpperCase() ?? ''
  const named = NAMES.get(ending) ?? ending
  const state = STATES.has(named) ? named : STATE_OF[zone]
  const { latitude, longitude } = STATES.get(state ?? '') ?? middleOf(zone, day)
  const noon = Date.parse(`${day}T12:00:00Z`) - longitude * 4 * 60_000
  const { sunset } = getTimes(new Date(noon), latitude, longitude)
  // NaN if the sun doesn't set, or in a zone without rules.
  const moment = sunset ?? new Date(Number.NaN)
  const there = STATES.get(named)?.zone ?? zone
  const isNear = Math.abs(tzOffset(zone, moment) - tzOffset(there, moment)) <= 60
  const clockZone = isNear && SPLIT.has(named) ? zone : there
  const minutes = Math.floor(moment.getTime() / 60_000 + tzOffset(clockZone, moment)) % DAY_MIN
  if (Number.isNaN(minutes)) return undefined
  const start = Math.min(Math.ceil((minutes + DUSK_MIN) / STEP_MIN) * STEP_MIN, LATEST_MIN)
  return { zone: clockZone, time: clock(minutes), start: clock(start), state }
}

/** In the middle of a time zone, the sun is in the south at noon standard time. */
function middleOf(zone: string, day: string) {
  const year = day.slice(0, 4)
  const offsets = ['01', '07'].map((month) => tzOffset(zone, new Date(`${year}-${month}-01T00:00:00Z`)))
  return { latitude: LATITUDE, longitude: Math.min(...offsets) / 4 }
}

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
