import { PHONE_FROM_ABROAD } from './phone-from-abroad.ts'

/** Countries and territories whose numbers start with +1. */
const NORTH_AMERICA = new Set(
  'US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT UM VC VG VI'.split(' '),
)

/**
 * Whether a number without a country code may belong to another country, judging by the browser's language. Our
 * server would treat it as American.
 */
export function mayBeForeign(phone: string, languages: readonly string[] = navigator.languages): boolean {
  const number = phone.normalize('NFKC').replace(/[^\d+]/g, '')
  if (/^(?:\+|00|011)/.test(number) || number.length < 7) return false
  const [language = ''] = languages
  const region = /-([A-Z]{2})\b/.exec(language)?.[1]
  return region !== undefined && !NORTH_AMERICA.has(region)
}

/** What is wrong with such a number. */
export const countryNeeded = (phone: string | undefined) =>
  phone && mayBeForeign(phone) ? `${PHONE_FROM_ABROAD} In the US and Canada, begin with +1.` : undefined
