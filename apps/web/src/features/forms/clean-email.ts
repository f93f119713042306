/** Signs that nobody sees: zero-width ones, soft hyphens, marks of direction. Copied addresses bring them along. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu

/** What may stand around an address in a sentence. */
const AROUND = /^[\s"'“”‘’«(<[{,;:]+|[\s"'“”‘’»)>\]},;:.!?]+$/gu

/**
 * The address in what somebody pasted: `mailto:ruth@example.org`, `Ruth <ruth@example.org>`, one with a final period, with
 * invisible signs or with the wide letters of an Asian keyboard. It never guesses: of anything else, the words stay.
 */
export function cleanEmail(pasted: string): string {
  const text = pasted.normalize('NFKC').replace(INVISIBLE, '').trim()
  const inBrackets = /<([^<>]*@[^<>]*)>/.exec(text)?.[1] ?? text
  const address = inBrackets.replace(AROUND, '')
  if (!/^mailto:/i.test(address)) return address
  return decode(address.replace(/^mailto:\s*|\?.*$/gis, '')).replace(AROUND, '')
}

/** Takes from the field what was pasted with an address. */
export function cleanEmailField(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[name=email]')
  if (field && cleanEmail(field.value) !== field.value) field.value = cleanEmail(field.value)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
