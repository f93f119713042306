import defaults from '#content/film-page.yaml'
import { longDate } from '#lib/dates.ts'
import type { Film, ListedSection, Section, WholeFilm } from '#model/schemas.ts'

/** The sections of a film's page. Words that the film omits come from content/film-page.yaml. */
export function sectionsOf(film: WholeFilm): Section[] {
  const usual = defaults[film.kind]
  const own = film.page.sections ?? usual
  const isOther = ({ section }: ListedSection) => !own.some((one) => one.section === section)
  return own
    .flatMap((listed) => (listed.section === 'others' ? usual.filter(isOther) : listed))
    .map((section) => {
      const wordsIn = (list: ListedSection[]) => list.find((one) => one.section === section.section)
      return fillIn({ ...wordsIn(defaults.film), ...wordsIn(usual), ...section }, film) as Section
    })
}

/** Fills in a film's title and days: '{theaters}' becomes 'December 19, 2025'. */
export const withDays = (text: string, { title, dates }: Pick<Film, 'title' | 'dates'>) =>
  text.replace(/\{(title|announced|tickets|theaters|home)\}/g, (all, name: 'title' | keyof Film['dates']) => {
    if (name === 'title') return title
    const date = dates[name]
    return date ? longDate(date.day) : all
  })

/** The same for every text of a section. */
function fillIn(value: unknown, film: WholeFilm): unknown {
  if (typeof value === 'string') return withDays(value, film)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, film)]))
}
