const ENGLISH = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** Other languages in which blogs write their months. */
const LANGUAGES = 'de es fr pt it nl pl cs sv da nb fi ro hu tr el ru uk id'.split(' ')

let months: Map<string, number> | undefined

/**
 * The month with this name, counted from 0; -1 if it isn't one. The names come from `Intl`, long and short, both
 * standalone and next to a day (Polish and Russian inflect them).
 */
export function monthOf(name: string): number {
  const word = normalize(name)
  const english = word.length < 3 ? -1 : ENGLISH.findIndex((month) => month.startsWith(word))
  if (english !== -1) return english
  months ??= monthNames()
  return months.get(word) ?? months.get(word.slice(0, 3)) ?? -1
}

function monthNames(): Map<string, number> {
  const names = new Map(ENGLISH.map((name, index) => [name.slice(0, 3), index]))
  for (const language of LANGUAGES) {
    for (const month of ['long', 'short'] as const) {
      const alone = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      const withDay = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' })
      for (let index = 0; index < 12; index++) {
        const date = new Date(Date.UTC(2025, index, 15))
        const parts = withDay.formatToParts(date).find(({ type }) => type === 'month')
        for (const name of [alone.format(date), parts?.value ?? '']) {
          add(names, normalize(name), index)
          add(names, normalize(name).slice(0, 3), index)
        }
      }
    }
  }
  return names
}

/** Some short forms are numbers. */
function add(names: Map<string, number>, name: string, month: number) {
  if (/^\p{L}/u.test(name) && !names.has(name)) names.set(name, month)
}

/** Lowercase, without dots and accents. */
const normalize = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
