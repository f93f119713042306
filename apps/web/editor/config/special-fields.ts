import type { EditorMetadata, Shape } from '../../model/fields.ts'
import type { Field } from './field.ts'

const IMAGES = '/apps/web/content/images'
const PUBLIC = '/apps/web/content/public'

/** The subfolder of content/images, by the file or field that refers to the picture. */
const FOLDERS: [RegExp, string][] = [
  [/^films\.thumbnail$/, 'posters'],
  [/^films\.wide$/, 'wide'],
  [/^films\.(gallery|clips)\./, 'films'],
  [/^pastors\./, 'pastors'],
  [/^reviews\./, 'reviews'],
  [/^resources\./, 'resources'],
  [/^blog\./, 'blog'],
]

/** The widget for a text with a special format. */
export function widgetOf(
  metadata: EditorMetadata | undefined,
  path: string,
): Partial<Field> & Pick<Field, 'widget'> {
  switch (metadata?.editor) {
    case 'picture':
      return {
        widget: 'image',
        choose_url: false,
        ...imageFolder(path),
        ...(metadata.shape && { shape: metadata.shape }),
        ...(metadata.shape?.ratio && { media_processing: cropTo(metadata.shape.ratio) }),
      }
    case 'logo':
      return { widget: 'image', choose_url: false, ...imageFolder(path) }
    case 'file':
      return { widget: 'file', ...publicFolder(path) }
    case 'date':
      return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false }
    case 'review':
      return {
        widget: 'relation',
        collection: 'reviews',
        value_field: '{{slug}}',
        search_fields: ['title'],
        display_fields: ['title'],
      }
    case 'film':
      return {
        widget: 'relation',
        collection: 'films',
        value_field: '{{slug}}',
        search_fields: ['title'],
        display_fields: ['title'],
      }
    case 'pastor':
      return {
        widget: 'relation',
        collection: 'pastors',
        value_field: '{{slug}}',
        search_fields: ['name'],
        display_fields: ['name'],
      }
    case 'long-text':
      return { widget: 'text' }
    default:
      return { widget: isLong(path) ? 'text' : 'string' }
  }
}

/**
 * The CMS crops around the middle what was not cropped before (client/crop).
 * https://decapcms.org/docs/configuration-options/#media-processing
 */
const cropTo = (ratio: string) => ({ enabled: true, aspect_ratio: ratio, quality: 90 })

/** A picture's requirements, in words: `2:3, at least 800 px wide.` */
export const pictureHint = (shape: Shape | undefined) => {
  if (!shape) return undefined
  const width = `least ${shape.width} px wide.`
  return shape.ratio ? `${shape.ratio}, at ${width} If the shape differs, you can crop it.` : `At ${width}`
}

/** Multi-line texts, by name: `description`, `call.theater.closing`. */
const isLong = (path: string) =>
  /(^|\.)(activity|agree|answer|attribution|body|closing|description|differ|intro|letter|mission|note|opening|posterDescription|prayer|statement|tagline|text|why|words)$/.test(
    path,
  )

function imageFolder(path: string) {
  const folder = FOLDERS.find(([pattern]) => pattern.test(path))?.[1]
  return folder
    ? { media_folder: `${IMAGES}/${folder}`, public_folder: folder }
    : { media_folder: IMAGES, public_folder: '' }
}

function publicFolder(path: string) {
  const folder = /video|trailer|captions|clips/i.test(path) ? 'video' : 'downloads'
  return { media_folder: `${PUBLIC}/${folder}`, public_folder: `/${folder}` }
}
