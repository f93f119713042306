import { parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * `+12125552368`, or undefined for what no phone can have, such as five digits. Which numbers are in use nobody knows.
 *
 * A number without a country code is an American one, as the forms say; what begins with 0 or 1 is none, but that of a
 * country where it does. `00` before a country code means the same as `+`.
 */
export function toE164(text: string): string | undefined {
  const written = text
    .normalize('NFKC')
    // Copied numbers bring signs along that nobody sees.
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*\(?\+?00(?=[\s()./-]*[1-9])/, '+')
    .replace(/^\s*\+\s+/, '+')
    // Mexican cell phones had a 1 behind the country code until 2019.
    .replace(/^(\s*\+\s*52[\s()./-]*)1(?=(?:[\s()./-]*\d){10}\s*$)/, '$1')
  const number = parsePhoneNumberFromString(written, 'US')
  if (!number?.isPossible()) return undefined
  return number.countryCallingCode === '1' && /^[01]/.test(number.nationalNumber) ? undefined : number.number
}

/** Whether something that is no number here may be one of another country. */
export const mayBeForeign = (text: string) =>
  /^\d{8,15}$/.test(text.normalize('NFKC').replace(/[\s()+./-]/g, ''))
