/** Countries and territories whose numbers begin with +1. */
const NORTH_AMERICA = new Set(
  'US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT UM VC VG VI'.split(' '),
)

/** What stands at a number from abroad; the forms say it too. */
export const PHONE_FROM_ABROAD = 'Outside the US and Canada, begin with + and the country code.'

/**
 * Whether a number without a country code may be one of another country, as the browser's language says where somebody is.
 * Our server would take it for an American one.
 */
export function mayBeForeign(phone: string, languages: readonly string[] = navigator.languages): boolean {
  const number = phone.normalize('NFKC').replace(/[^\d+]/g, '')
  if (/^(?:\+|00|011)/.test(number) || number.length < 7) return false
  const [language = ''] = languages
  const region = /-([A-Z]{2})\b/.exec(language)?.[1]
  return region !== undefined && !NORTH_AMERICA.has(region)
}
