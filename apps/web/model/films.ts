import * as v from 'valibot'
import { dates } from './dates.ts'
import { fileUrl, httpUrl, isoDate, list, logo, path, picture, text } from './fields.ts'
import { filmDetails, withoutDetails } from './film-details.ts'
import { filmPage, leadersPage } from './film-page.ts'
import { filmGuide } from './guide.ts'
import { PHASES } from './phases.ts'

/** A film or a series. */
export const film = v.strictObject({
  title: text,
  kind: v.picklist(['film', 'series']),
  /** When it is announced, sold, in theaters and at home. The film's phase follows from these (features/films/film-phase.ts). */
  dates: v.optional(dates, {}),
  /** Keeps the film in a phase, whatever the day. */
  phase: v.optional(v.picklist(PHASES)),
  /** The path of its own page; `/` and the file's name if it is missing. */
  address: v.optional(path),
  /** Paths that its page had before, which lead to it. */
  formerAddresses: v.optional(list(path), []),
  /** The film is gone: its addresses lead there. */
  movedTo: v.optional(path),
  tagline: v.optional(text),
  description: text,
  year: v.optional(v.pipe(v.number(), v.integer())),
  genre: v.optional(text),
  /** MPA or TV rating: 'PG', 'TV-G'. */
  rating: v.optional(text),
  /** As shown: '103 min', '10 Episodes'. */
  duration: v.optional(text),
  /** The poster. */
  thumbnail: picture('card', { ratio: '2:3', width: 800 }),
  /** A still without text, for large cards; not needed if the film has a hero. */
  wide: v.optional(picture('banner', { ratio: '16:9', width: 1600 })),
  /** Height relative to a one-line logo: 1.6 for a logo of three lines. */
  logoScale: v.optional(v.pipe(v.number(), v.minValue(0.5), v.maxValue(3))),
  /** How much its wide picture is enlarged where it stands above the words: 1.25 if the subject stands far to the right. */
  cardZoom: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(2))),
  logo: v.optional(logo),
  hero: v.optional(
    v.strictObject({
      wide: picture('banner', { ratio: '16:9', width: 1600 }),
      /** For phones. */
      tall: picture('page', { ratio: '2:3', width: 800 }),
      /** The part of the wide picture to keep in view: CSS object-position. */
      focus: v.optional(v.pipe(v.string(), v.regex(/^\d+% \d+%$/, 'Expected a place such as "70% 40%"'))),
    }),
  ),
  guide: v.optional(filmGuide),
  trailerUrl: v.optional(fileUrl),
  trailerCaptions: v.optional(fileUrl),
  /** Upload date of the trailer. Search engines require one, so a video without it is left out of the JSON-LD. */
  trailerDate: v.optional(isoDate),
  /** Seconds into the trailer. Behind the hero of the home page it ends there. */
  titleCardAt: v.optional(v.pipe(v.number(), v.minValue(1))),
  ticketsUrl: v.optional(httpUrl),
  /** Where theaters and times are found while it is in theaters; the ticket shop if there is none. */
  showtimesUrl: v.optional(httpUrl),
  groupTicketsUrl: v.optional(httpUrl),
  /** The services and shops that have it once it is at home. */
  whereToWatch: v.optional(list(v.strictObject({ name: text, url: httpUrl })), []),
  /** Used for its tickets in place of the ministry's own. */
  discountCode: v.optional(text),
  page: v.optional(filmPage, {}),
  leaders: v.optional(leadersPage),
  ...filmDetails,
})

/** A film's file in full, with the name of the file as its id. */
export type WholeFilm = v.InferOutput<typeof film> & { id: string; address: string }

type InShort = Omit<WholeFilm, 'guide' | 'page' | 'leaders' | keyof typeof filmDetails> & {
  guide?: { age: number } | undefined
}

/** A film without its page and details, and of its guide the age: pages that name a film, such as the home page, need no more. */
export function filmInShort({ guide, page: _, leaders: __, ...whole }: WholeFilm): InShort {
  const entry = withoutDetails(whole)
  return guide ? { ...entry, guide: { age: guide.age } } : entry
}

/** Where a film's pages are, and the rows of videos on them: what the rest of the site needs to know of them. */
export const filmOutline = ({
  id,
  title,
  kind,
  address,
  formerAddresses,
  movedTo,
  page,
  leaders,
}: WholeFilm) => ({
  id,
  title,
  kind,
  address,
  formerAddresses,
  movedTo,
  leaders: leaders?.address,
  rows: (page.sections ?? []).flatMap((section) => (section.section === 'videos' ? [section] : [])),
})
