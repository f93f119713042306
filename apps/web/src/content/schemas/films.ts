import * as v from 'valibot'
import { fileUrl, httpUrl, isoDate, logo, path, picture, text } from './fields.ts'

/** A film or a series. */
export const film = v.strictObject({
  title: text,
  kind: v.picklist(['film', 'series']),
  status: v.picklist(['released', 'upcoming', 'coming-soon']),
  /** Where the site tells more about it. */
  page: v.optional(path),
  tagline: v.optional(text),
  description: text,
  year: v.optional(v.pipe(v.number(), v.integer())),
  genre: v.optional(text),
  /** Of the Motion Picture Association or for television: 'PG', 'TV-G'. */
  rating: v.optional(text),
  /** As shown: '103 min', '10 Episodes'. */
  duration: v.optional(text),
  /** As shown: 'December 19, 2025'. */
  releaseDate: v.optional(text),
  /** The poster. */
  thumbnail: picture('card', { ratio: '2:3', width: 800 }),
  /** Without words, for large cards; a film that has a hero needs none. */
  wide: v.optional(picture('banner', { ratio: '16:9', width: 1600 })),
  /** How much higher than a logo of one line it stands: 1.6 where it has three. */
  logoScale: v.optional(v.pipe(v.number(), v.minValue(0.5), v.maxValue(3))),
  logo: v.optional(logo),
  hero: v.optional(
    v.strictObject({
      wide: picture('banner', { ratio: '16:9', width: 1600 }),
      /** For phones. */
      tall: picture('page', { ratio: '2:3', width: 800 }),
      /** What of the wide picture stays in view when the window is wider: CSS object-position. */
      focus: v.optional(v.pipe(v.string(), v.regex(/^\d+% \d+%$/, 'Expected a place such as "70% 40%"'))),
    }),
  ),
  trailerUrl: v.optional(fileUrl),
  trailerCaptions: v.optional(fileUrl),
  /** The day the trailer came to the site. Without it search engines are not told of the video: they insist on one. */
  trailerDate: v.optional(isoDate),
  ticketsUrl: v.optional(httpUrl),
  groupTicketsUrl: v.optional(httpUrl),
})
