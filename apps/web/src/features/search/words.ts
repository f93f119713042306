/** Letters that don't consist of a base letter and a mark, as one types them without the right keyboard. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ς: 'σ',
}

/**
 * A text as it is compared, whatever keyboard it was typed on: in lowercase, without accents, quotation marks, apostrophes
 * and invisible characters, and with one space for any run of spaces and dashes. Line breaks stay. A part of a text is a
 * part of it in this form, too.
 */
export const plain = (text: string) =>
  text
    .replace(/´/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘‚‛′`ʼʻ"“”„‟″«»‹›]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðıς]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/(?:[^\S\n]|[\p{Pd}−])+/gu, ' ')

/** The words of a text, each as it is compared. */
export const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
