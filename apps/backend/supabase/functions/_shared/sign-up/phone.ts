import { parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * `+12125552368`, or undefined for a number that can't exist, such as five digits. A number without a country code is
 * American, as the forms say. If it starts with 0 or 1, it isn't; but it may be another country's. `00` in front of a
 * country code means the same as `+`.
 */
export function toE164(text: string): string | undefined {
  const written = text
    .normalize('NFKC')
    // Copied numbers can contain invisible characters.
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*\(?\+?00(?=[\s()./-]*[1-9])/, '+')
    .replace(/^\s*\+\s+/, '+')
    // Mexican cell phones had a 1 after the country code until 2019.
    .replace(/^(\s*\+\s*52[\s()./-]*)1(?=(?:[\s()./-]*\d){10}\s*$)/, '$1')
  const number = parsePhoneNumberFromString(written, 'US')
  if (!number?.isPossible()) return undefined
  return number.countryCallingCode === '1' && /^[01]/.test(number.nationalNumber) ? undefined : number.number
}

/** Whether an invalid number may be valid in another country. */
export const mayBeForeign = (text: string) =>
  /^\d{8,15}$/.test(text.normalize('NFKC').replace(/[\s()+./-]/g, ''))
