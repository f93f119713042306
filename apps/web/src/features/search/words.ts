/** Letters that don't consist of a base letter and a mark, as people type them on other keyboards. */
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
 * A text in its form for comparison: in lowercase, without accents, quotation marks, apostrophes and invisible characters,
 * and with one space for any run of spaces and dashes. Line breaks stay. Part of a text is also part of its form.
 */
export const plain = (text: string) =>
  text
    .replace(/´/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘‚‛′`ʼʻ"“”„‟″«»‹›]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðıς]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/(?:[^\S\n]|[\p{Pd}−])+/gu, ' ')

/** The words of a text in their form for comparison. */
export const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
