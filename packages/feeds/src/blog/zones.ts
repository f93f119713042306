/**
 * Offsets in hours of the zones that feeds write as letters. RFC 822's names mean the American zones, whatever else
 * they may stand for. Names with several meanings elsewhere (IST, BST, AST) are missing.
 */
const HOURS: Record<string, number> = {
  uhr: 0, gmt: 0, utc: 0, ut: 0, wet: 0, edt: -4, est: -5, cdt: -5, cst: -6, mdt: -6, mst: -7, pdt: -7, pst: -8, akdt: -8,
  akst: -9, hst: -10, hast: -10, brt: -3, art: -3, clt: -4, west: 1, cet: 1, mez: 1, cest: 2, mesz: 2, eet: 2, sast: 2,
  eest: 3, msk: 3, eat: 3, wat: 1, cat: 2, pkt: 5, npt: 5.75, wib: 7, ict: 7, hkt: 8, sgt: 8, pht: 8, awst: 8, jst: 9,
  kst: 9, acst: 9.5, acdt: 10.5, aest: 10, aedt: 11, nzst: 12, nzdt: 13,
} // biome-ignore format: one line of words

/** Names that don't say whether it is daylight saving time; that depends on the day. */
const PLACES: Record<string, string> = {
  et: 'America/New_York',
  eastern: 'America/New_York',
  ct: 'America/Chicago',
  central: 'America/Chicago',
  mt: 'America/Denver',
  mountain: 'America/Denver',
  pt: 'America/Los_Angeles',
  pacific: 'America/Los_Angeles',
}

/**
 * Minutes that a zone is ahead of UTC.
 *
 * @param zone What stands behind the time: `-0600`, `+01`, `GMT+1`, `CEST`, `Europe/Berlin`; nothing means UTC.
 * @param time The time on the clock there, as if it were UTC, in ms since 1970.
 * @returns `null` when nobody knows the zone.
 */
export function offsetOf(zone: string, time: number): number | null {
  // Some software writes it twice: `+00:00Z`.
  const name = zone
    .toLowerCase()
    .replace(/^[("](.*)[)"]$/, '$1')
    .replace(/^([+-]00:?00)z$/, '$1')
  const [isNumber, sign, hours = '', minutes = '0'] =
    /^(?:gmt|utc?)? ?([+\u2212\u2013-])(\d\d?):?(\d\d)?\b/.exec(name) ?? []
  if (isNumber) {
    // No clock is further from UTC, so it must be a mistake, and would change the day.
    return Number(hours) > 14 ? null : (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes))
  }
  // RFC 2822 says that nobody has used the military zones correctly.
  if (/^[a-z]?$/.test(name)) return 0
  const [word = ''] = name.split(' ')
  const known = HOURS[word]
  if (known !== undefined) return known * 60
  const place = PLACES[word] ?? zone
  // Engines know different abbreviations, and interpret them differently.
  return place.includes('/') ? offsetIn(place, time) : null
}

function offsetIn(timeZone: string, time: number): number | null {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    const at = (moment: number) => {
      const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
      const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
      return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0
    }
    // The clocks may have changed between the two moments.
    return at(time - at(time) * 60_000)
  } catch {
    return null
  }
}
