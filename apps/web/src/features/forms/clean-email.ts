/** Invisible characters, which copied addresses contain: zero-width ones, soft hyphens, direction marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu

/** An address, with what may surround it in a sentence. */
const ADDRESS =
  /[^\s<>()[\]{}"“”„«»‹›「」,;:/@]+@[^\s<>()[\]{}"“”„«»‹›「」,;:/@]+\.[^\s<>()[\]{}"“”„«»‹›「」,;:/@]+/gu
const AROUND = /^[^\p{L}\p{N}_+]+|[^\p{L}\p{N}]+$/gu

/**
 * The address in what somebody pasted: `mailto:ruth@example.org`, `Ruth <ruth@example.org>`, `E-mail: ruth@example.org`, one
 * with a final period, with invisible signs or with the wide letters of an Asian keyboard. It never guesses: of anything else,
 * such as two addresses or a word before one that may be a part of it, the words stay.
 */
export function cleanEmail(pasted: string): string {
  const text = pasted
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/&(?:[lg]t|quot|nbsp);/gi, ' ; ')
    .replace(/(?<=@.*[^.])。(?=.)/gu, '.')
    .trim()
  const written = decode(text.replace(/(mailto:[^?<>"]*)\?[^\s<>"]*/gi, '$1'))
  const found = [...written.matchAll(ADDRESS)]
  const [address = '', ...others] = new Set(found.map(([match]) => match.replace(AROUND, '')))
  const stands = found.every(({ 0: match, index }) => standsAlone(written, index, index + match.length))
  return address && others.length === 0 && stands ? address : text
}

/** Whether nothing next to an address could be a part that was cut off. */
const standsAlone = (text: string, start: number, end: number) =>
  !/[\p{L}\p{N}@]\s*$/u.test(text.slice(0, start)) && !/^\s*[\p{L}\p{N}@]/u.test(text.slice(end))

/** Removes from the field what was pasted along with an address. */
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
