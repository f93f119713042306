import * as v from 'valibot'
import { fileUrl, httpUrl, list, markdown, picture, pictureUrl, text } from './fields.ts'
import { fileFacts } from './file-facts.ts'
import { showings, showingWords } from './showings.ts'
import { CAPTIONS, type Words } from './words.ts'

const person = v.strictObject({ name: text, role: v.optional(text) })

/** What only a film's own page shows. A part without entries isn't shown. */
export const filmDetails = {
  /** Its story, in a few paragraphs. */
  synopsis: v.optional(markdown),
  /** A description of the poster for people who can't see it. */
  posterDescription: v.optional(text),
  /** Directors, writers, composers, studios: `role` is what they did. */
  makers: v.optional(list(person)),
  /** `role` is the character. */
  cast: v.optional(list(person)),
  quotes: v.optional(
    list(
      v.strictObject({ text, by: text, source: v.optional(v.strictObject({ name: text, url: httpUrl })) }),
    ),
  ),
  clips: v.optional(
    list(
      v.strictObject({
        title: text,
        videoUrl: fileUrl,
        captions: fileUrl,
        image: pictureUrl,
        /** As shown: '1:12'. */
        duration: v.optional(text),
      }),
    ),
  ),
  gallery: v.optional(
    list(
      v.strictObject({
        image: picture('page', { width: 1200 }),
        /** What it shows. */
        alt: text,
      }),
    ),
  ),
  pressKit: v.optional(
    list(
      v.pipe(
        v.strictObject({ title: text, file: fileUrl }),
        v.transform((item) => ({ ...item, facts: fileFacts(item.file) })),
      ),
    ),
  ),
  /** The trailer with audio description. */
  describedTrailer: v.optional(v.strictObject({ videoUrl: fileUrl, captions: v.optional(fileUrl) })),
  showings: v.optional(showings),
}

const schema = v.strictObject(filmDetails)
export type FilmDetails = v.InferOutput<typeof schema>
export type Showing = NonNullable<FilmDetails['showings']>[number]

const KEYS = Object.keys(filmDetails) as (keyof FilmDetails)[]

/** A film without what only its own page shows. */
export function withoutDetails<Whole extends FilmDetails>(film: Whole): Omit<Whole, keyof FilmDetails> {
  const rest = { ...film }
  for (const key of KEYS) delete rest[key]
  return rest
}

/** Staff’s words for them. */
export const filmDetailsWords: Words = {
  ...showingWords,
  synopsis: ['The story', 'Some paragraphs for its own page. An empty line begins a paragraph.'],
  posterDescription: [
    'What the poster shows',
    'Two or three sentences for people who cannot see it: who is there, what happens, what it feels like.',
  ],
  makers: ['Makers', 'Who made it, such as its director. Only what is certain.'],
  'makers.one': 'maker',
  'makers.role': ['What they did', 'Such as Director.'],
  cast: ['Actors', 'Who plays or speaks in it. Only what is certain.'],
  'cast.one': 'actor',
  'cast.role': ['Whom they play', 'The name of the person in the film.'],
  quotes: ['Quotes', 'What others say of it, word for word, with where they said it.'],
  'quotes.one': 'quote',
  'quotes.text': ['Words', 'Without quotation marks.'],
  by: ['Who said it', 'A name, and what that person is known for.'],
  source: ['Source', 'A link to the original.'],
  clips: ['Clips', 'Short scenes of the film. Drag to change the order.'],
  'clips.one': 'clip',
  'clips.image': ['Picture', 'Shown until the clip plays.'],
  'clips.duration': ['Length', 'As shown: 1:12.'],
  videoUrl: ['Video', 'An mp4 file.'],
  captions: ['Captions', CAPTIONS],
  gallery: ['Pictures of the gallery', 'Stills from the film. Drag to change the order.'],
  'gallery.one': 'picture',
  alt: ['What it shows', 'One sentence for people who cannot see it.'],
  pressKit: ['Files of the press kit', 'For newspapers and bulletins: a ZIP, photographs, a press release.'],
  'pressKit.one': 'file',
  describedTrailer: [
    'Trailer with audio description',
    'The same trailer with a voice that says what is seen, for blind visitors.',
  ],
}
