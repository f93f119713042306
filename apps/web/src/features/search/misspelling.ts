/** Letters that people confuse because they sound alike. */
const SOUNDS = ['aeiouy', 'ckqsxz', 'mn', 'dt', 'bp', 'fv', 'gj']

const soundAlike = (a = '', b = '') => SOUNDS.some((letters) => letters.includes(a) && letters.includes(b))

/**
 * The number of mistakes between a typed word and the intended one: a letter left out, added or doubled, two swapped, or one
 * that sounds alike. Infinity if there are more than its length allows: none in three letters, one in up to seven, then two.
 * Any other substitution counts double, and so does a change at the start: "fear" is not "year", and "embed" not "ember".
 */
export function mistakes(typed: string, meant: string): number {
  const most = typed.length < 4 || meant.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (Math.abs(typed.length - meant.length) > most) return Number.POSITIVE_INFINITY
  // Optimal string alignment; `rows[i][j]` is for the first i and j letters.
  const rows = [Array.from({ length: meant.length + 1 }, (_, j) => j * 2)]
  for (let i = 1; i <= typed.length; i++) {
    const row = [i * 2]
    for (let j = 1; j <= meant.length; j++) {
      const [a, b] = [typed[i - 1], meant[j - 1]]
      const at = (up: number, left: number) =>
        (up === 0 ? row : rows[i - up])?.[j - left] ?? Number.POSITIVE_INFINITY
      const swapped = i > 1 && j > 1 && a === meant[j - 2] && typed[i - 2] === b
      // Four letters have too many neighbors: "live" is not "love".
      const replaced = typed.length > 4 && i > 1 && soundAlike(a, b) ? 1 : 2
      row[j] = Math.min(
        at(1, 0) + 1,
        at(0, 1) + 1,
        at(1, 1) + (a === b ? 0 : replaced),
        swapped ? at(2, 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  const found = rows.at(-1)?.at(-1) ?? Number.POSITIVE_INFINITY
  return found <= most ? found : Number.POSITIVE_INFINITY
}
