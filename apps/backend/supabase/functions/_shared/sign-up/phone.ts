import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** `+12125552368`, or undefined for what no phone can have, such as five digits. Which numbers are in use nobody knows. */
export function toE164(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, 'US')
  return number?.isPossible() ? number.number : undefined
}
