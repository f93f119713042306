import { existsSync } from 'node:fs'
import { marked } from 'marked'
import * as v from 'valibot'
import type { PictureData } from '#lib/picture.tsx'
import { folder } from './folder.ts'

/** The path of a picture or logo on disk. Macs may have stored the accents in its name separately from their letters. */
export const imagePath = (file: string) => `${folder.content}/images/${onDisk(file)}`

const onDisk = (file: string) =>
  [file, file.normalize('NFD')].find((name) => existsSync(`${folder.content}/images/${name}`)) ?? file

/** Widths in px that the build generates, by where a picture is used. */
const WIDTHS = { card: '400;800', page: '640;1280', banner: '828;1280;1920', screen: '828;1280;1920;2880' }

/** Required aspect ratio and minimum width in px of a picture (`pnpm content:check` measures it). */
export type Shape = { ratio?: `${number}:${number}`; width: number }

/** Placeholder in a parsed value for a file of content/images; the compiled module imports it (build/content/plugin.ts). */
export class Import {
  readonly file: string
  readonly request: string
  readonly shape: Shape | undefined
  constructor(file: string, query: string, shape?: Shape) {
    this.file = file
    this.request = `#content/images/${onDisk(file)}?${query}`
    this.shape = shape
  }
}

/**
 * What a page gets for a file of content/images: all that reads a parsed value before it is compiled (build/content, the editor's
 * preview) meets the `Import` in its place.
 */
const imported = <Value extends PictureData | string>(...given: ConstructorParameters<typeof Import>) =>
  new Import(...given) as PictureData | string | Import as Value

/** What the editor needs to know about a field besides its type (editor/config). */
export type EditorMetadata = {
  editor:
    | 'date'
    | 'feed'
    | 'file'
    | 'film'
    | 'logo'
    | 'long-text'
    | 'pastor'
    | 'picture'
    | 'podcast'
    | 'review'
  shape?: Shape | undefined
}
const editor = (kind: EditorMetadata['editor'], shape?: Shape) =>
  v.metadata<string, EditorMetadata>({ editor: kind, shape })

const imageFile = v.pipe(
  v.string(),
  v.check(
    (file) => existsSync(imagePath(file)),
    ({ input }) => `there is no file content/images/${input}: choose it again, or correct the name`,
  ),
)

/** The name of a file under content/images that only the build reads. */
export const pictureFile = (shape: Shape) => v.pipe(imageFile, editor('picture', shape))

/** The name of a file under content/images, turned into responsive AVIF and WebP. */
export const picture = (place: keyof typeof WIDTHS, shape?: Shape) =>
  v.pipe(
    imageFile,
    editor('picture', shape),
    v.transform((file) => {
      // Effort 3 takes a fifth of the default's time, for 5% more bytes.
      const query = `w=${WIDTHS[place]}&withoutEnlargement&format=avif;webp&effort=3&as=picture`
      return imported<PictureData>(file, query, shape)
    }),
  )

/** The name of an SVG under content/images, served as is. */
export const logo = v.pipe(
  imageFile,
  v.check((file) => /\.svg$/i.test(file), 'must be a drawing, an SVG file: it is shown in every size'),
  editor('logo'),
  v.transform((file) => imported<string>(file, 'url')),
)

const URL_SHAPE: Shape = { ratio: '16:9', width: 960 }

/** The name of a file under content/images for a picture that is chosen at runtime: one URL, one size. */
export const pictureUrl = v.pipe(
  imageFile,
  editor('picture', URL_SHAPE),
  v.transform((file) => imported<string>(file, 'w=960&format=webp', URL_SHAPE)),
)

export const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list')

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))

/** Part of an address: `a-good-film`. */
export const slug = v.pipe(text, v.regex(/^[a-z\d-]+$/, 'must be lowercase letters, digits and hyphens'))

/** The number of a feed of videos. */
export const feedNumber = v.pipe(
  v.number(),
  v.integer(),
  v.metadata<number, EditorMetadata>({ editor: 'feed' }),
)

/** The name of a podcast in podcasts.yaml. */
export const podcastName = v.pipe(slug, editor('podcast'))

/** The id of a review. */
export const reviewId = v.pipe(
  text,
  editor('review'),
  v.check(
    (id) => existsSync(`${folder.content}/reviews/${id}.yaml`),
    ({ input }) => `there is no review ${input}: choose another one`,
  ),
)

/** The id of a film or series. */
export const filmId = v.pipe(
  text,
  editor('film'),
  v.check(
    (id) => existsSync(`${folder.content}/films/${id}.yaml`),
    ({ input }) => `there is no film ${input}: choose another one`,
  ),
)

/** The id of a pastor. */
export const pastorId = v.pipe(
  text,
  editor('pastor'),
  v.check(
    (id) => existsSync(`${folder.content}/pastors/${id}.yaml`),
    ({ input }) => `there is no pastor ${input}: choose another one`,
  ),
)

/** A path of the site: `/movies`. */
export const path = v.pipe(text, v.regex(/^\/[\w\-/]*$/, 'must be a path of this site, such as /movies'))

/** A page of this site, or a whole web address. */
export const link = v.pipe(
  text,
  v.regex(
    /^(?:\/(?!\/)\S*|https?:\/\/\S+)$/,
    'must be a page of this site, such as /movies, or a web address, https://…',
  ),
)

export const color = v.pipe(text, v.regex(/^#[\da-f]{6}$/, 'must be a color such as #f4b25c'))

const WEB_ADDRESS = /^https?:\/\/\S/
const NOT_WEB_ADDRESS = 'must be a web address beginning with https://'

export const httpUrl = v.pipe(
  text,
  // A pattern, which the editor's form also knows, so that it marks the mistake at the field.
  v.regex(WEB_ADDRESS, NOT_WEB_ADDRESS),
  v.check((value) => !WEB_ADDRESS.test(value) || URL.canParse(value), NOT_WEB_ADDRESS),
)

/** A path under content/public, or a URL. */
export const fileUrl = v.pipe(
  text,
  editor('file'),
  v.check(
    (value) =>
      value.startsWith('/') ? existsSync(`${folder.content}/public${value}`) : /^https?:\/\//.test(value),
    ({ input }) =>
      input.startsWith('/')
        ? `there is no file content/public${input}: choose it again, or correct the address`
        : 'must be a file under content/public/, such as /downloads/guide.pdf, or a web address, https://…',
  ),
)

/** A calendar date, `2024-03-18`. */
export const isoDate = v.pipe(
  text,
  editor('date'),
  v.check(
    // Date would turn February 31 into a day in March.
    (value) =>
      v.is(v.pipe(v.string(), v.isoDate()), value) && new Date(value).getUTCDate() === Number(value.slice(8)),
    'must be a date such as 2024-03-18',
  ),
)

marked.use({
  renderer: {
    link({ href, tokens }) {
      const outside = /^https?:/.test(href) ? ' target="_blank" rel="noopener"' : ''
      return `<a href="${href}"${outside}>${this.parser.parseInline(tokens)}</a>`
    },
  },
})

/** Markdown, converted to HTML. Not sanitized, because it is our own content. */
export const markdown = v.pipe(
  text,
  editor('long-text'),
  v.transform((source) => marked.parse(source, { async: false })),
)
