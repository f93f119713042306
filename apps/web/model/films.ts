import * as v from 'valibot'
import { dates, dateWords } from './dates.ts'
import { fileUrl, httpUrl, isoDate, list, logo, path, picture, text } from './fields.ts'
import { filmDetails, filmDetailsWords, withoutDetails } from './film-details.ts'
import { filmPage, filmPageWords, leadersPage } from './film-page.ts'
import { filmGuide, type Guide, guideWords } from './guide.ts'
import { PHASES } from './phases.ts'
import { kitWords, ownKit } from './plan.ts'
import { CAPTIONS, TAKE_DOWN, type Words } from './words.ts'

/** A film or a series. */
export const film = v.strictObject({
  title: text,
  kind: v.picklist(['film', 'series']),
  /** When it is announced, sold, in theaters and at home. The film's phase follows from these (features/films/film-phase.ts). */
  dates: v.optional(dates, {}),
  /** Keeps the film in this phase, whatever the day. */
  phase: v.optional(v.picklist(PHASES)),
  /** The path of its own page; `/` and the file's name if it is missing. */
  address: v.optional(path),
  /** Paths that its page had before, which lead to it. */
  formerAddresses: v.optional(list(path), []),
  /** The film was removed: its addresses redirect there. */
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
  /** How much its wide picture is enlarged above the words: 1.25 if the subject is far to the right. */
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
  /** Seconds into the trailer. Behind the home page's hero it stops there. */
  titleCardAt: v.optional(v.pipe(v.number(), v.minValue(1))),
  ticketsUrl: v.optional(httpUrl),
  /** Where to find theaters and times while it is in theaters; the ticket shop if this is missing. */
  showtimesUrl: v.optional(httpUrl),
  groupTicketsUrl: v.optional(httpUrl),
  /** The services and shops that offer it once it is out at home. */
  whereToWatch: v.optional(list(v.strictObject({ name: text, url: httpUrl })), []),
  /** Used for its tickets in place of the ministry's own. */
  discountCode: v.optional(text),
  page: v.optional(filmPage, {}),
  leaders: v.optional(leadersPage),
  kit: v.optional(ownKit),
  ...filmDetails,
})

/** A film's file without its kit, with the name of the file as its id. */
export type WholeFilm = Omit<v.InferOutput<typeof film>, 'kit' | 'guide'> & {
  id: string
  address: string
  guide?: Guide | undefined
}

type InShort = Omit<WholeFilm, 'guide' | 'page' | 'leaders' | keyof typeof filmDetails> & {
  guide?: { age: number } | undefined
}

/** Kits are created on a separate page. */
export const withoutKit = ({ kit: _, ...entry }: WholeFilm & { kit?: unknown }): WholeFilm => ({
  ...entry,
  guide: guideOf(entry),
})

/** The family guide of a film or review; if nobody had seen the film, with the moment it opens. */
export function guideOf({ guide, dates = {} }: Partial<WholeFilm>): Guide | undefined {
  const opens = (dates.theaters ?? dates.home)?.at
  return guide?.basis === 'announced' && opens !== undefined ? { ...guide, opens } : guide
}

/**
 * A film without its page and details, and with only the age of its guide: pages that mention a film, such as the
 * home page, need no more.
 */
export function filmInShort(film: WholeFilm): InShort {
  const { guide, page: _, leaders: __, ...whole } = withoutKit(film)
  const entry = withoutDetails(whole)
  return guide ? { ...entry, guide: { age: guide.age } } : entry
}

/** The addresses of a film's pages, and the rows of videos on them: what the rest of the site needs to know about them. */
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
  formerLeaders: leaders?.formerAddresses ?? [],
  rows: (page.sections ?? []).flatMap((section) => (section.section === 'videos' ? [section] : [])),
})

/** Staff’s words for it. */
export const filmWords: Words = {
  ...dateWords,
  ...filmPageWords,
  ...filmDetailsWords,
  ...guideWords,
  ...kitWords,
  title: 'Title',
  kind: 'Film or series',
  phase: ['Keep in this phase', 'Overrides the dates above. Usually left empty.'],
  'phase=tickets': 'Tickets on sale',
  'phase=theaters': 'In theaters',
  'phase=home': 'At home',
  address: [
    'Address',
    'The end of its page’s address, such as /the-film. Left empty, it is made from the title.',
  ],
  movedTo: TAKE_DOWN,
  discountCode: ['Discount code', 'For its tickets. Left empty, the code under Site settings is used.'],
  tagline: [
    'Tagline',
    'One sentence: on the front page while the film is there, when its page is shared, and on flyers.',
  ],
  description: ['Description', 'Two or three sentences for cards, search engines and shared links.'],
  year: 'Year',
  genre: ['Genre', 'Such as Animation.'],
  rating: ['Rating', 'Such as PG or TV-G.'],
  duration: ['Length', 'As shown: 103 min, or 10 Episodes.'],
  thumbnail: ['Poster', 'The upright poster.'],
  wide: ['Wide picture', 'A still without text. Not needed if there are pictures for the top of its page.'],
  logo: ['Logo', 'The title as an image (SVG). Without it, the title is shown as text.'],
  logoScale: ['Size of the logo', '1 is a logo of one line, 1.6 one of three lines.'],
  cardZoom: [
    'Size of the wide picture on small screens',
    'Usually 1 or empty; 1.25 if the subject is far to the right.',
  ],
  hero: ['Top of its page', 'Its pictures. Without them, the wide picture or the poster is used.'],
  'hero.wide': ['Picture for wide screens', 'Without text.'],
  'hero.tall': ['Picture for phones', 'Without text.'],
  'hero.focus': ['Part to keep in view', 'Percent from the left and from the top, such as 70% 40%.'],
  guide: [
    'Family guide',
    'What a family may want to know before they see it. Left empty or filled in: a level and a note for each concern and each strength.',
  ],
  basis: [
    'Based on',
    'Until one of us has seen it, the site says so and makes no promises. Change this once you have seen it.',
  ],
  'basis=announced': 'Its trailer and its story',
  'basis=film': 'We have seen it',
  trailerUrl: ['Trailer', 'An mp4 file.'],
  trailerCaptions: ['Captions of the trailer', CAPTIONS],
  titleCardAt: [
    'Title card of the trailer',
    'The second at which it begins. The trailer behind the home page’s hero ends there.',
  ],
  trailerDate: ['Trailer added on', 'The day the trailer was added to the site. Search engines require it.'],
  ticketsUrl: ['Tickets', 'Where tickets are sold.'],
  showtimesUrl: [
    'Showtimes',
    'Where to find theaters and times. If empty, the link goes to the ticket shop.',
  ],
  groupTicketsUrl: ['Group tickets', 'Where groups order.'],
  whereToWatch: [
    'Places to watch it at home',
    'Streaming services and stores that offer it. Drag to reorder.',
  ],
  'whereToWatch.one': 'place',
}
