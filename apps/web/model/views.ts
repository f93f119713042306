import { filmInShort, filmOutline, guideOf, type WholeFilm, withoutKit } from './films.ts'
import { cardOf, fitsOf } from './reviews.ts'
import type { Site } from './schemas.ts'
import { staffPageOutline } from './staff-pages.ts'
import { hostThemeCss, pageThemeCss } from './theme-css.ts'

/**
 * What a list shows of a review; the addresses of a film's or staff's page; the site's colors, and CSS with them for its pages and for
 * elements on other sites; a review's audiences; the family guide of a review or a film, `null` if there is none or it was removed;
 * a film's kit.
 */
const views: Record<string, (entry: never) => unknown> = {
  listing: cardOf,
  outline: filmOutline,
  menu: staffPageOutline,
  colors: ({ colors }: Site) => colors,
  'page-theme': ({ colors }: Site) => pageThemeCss(colors),
  'host-theme': ({ colors }: Site) => hostThemeCss(colors),
  kit: ({ kit }: { kit?: unknown }) => kit ?? null,
  whole: withoutKit,
  fits: fitsOf,
  guide: (entry: Partial<WholeFilm>) => (!entry.movedTo && guideOf(entry)) || null,
}

const whole = (value: unknown) => value

/** The part of a content file that is imported with a query, such as `?listing`; without one, a film's short form. */
export const viewOf = (file: string, query: string | undefined): ((value: never) => unknown) =>
  query ? (views[query] ?? whole) : /\/films\/[^/]*$/.test(file) ? filmInShort : whole
