import type { Shape } from '../../model/fields.ts'

/**
 * A field of the editor's form, as Decap CMS expects it (https://decapcms.org/docs/widgets/), with a few properties
 * of our own.
 */
export type Field = {
  name: string
  label: string
  widget:
    | 'boolean'
    | 'datetime'
    | 'file'
    | 'hidden'
    | 'image'
    | 'list'
    | 'number'
    | 'object'
    | 'relation'
    | 'select'
    | 'string'
    | 'text'
  required: boolean
  hint?: string
  pattern?: [string, string]
  fields?: Field[]
  field?: Field
  /** Replaces `fields` if a list has several kinds of items: `typeKey` is the field with an item's kind. */
  types?: (Pick<Field, 'name' | 'label' | 'summary'> & { widget: 'object'; fields: Field[] })[]
  typeKey?: string
  /** How the file stores what the form shows as a list or an object (form.ts). */
  shownAs?: 'map' | 'tuple' | 'nullable'
  /** Written to the file as an empty list if the form has no items. */
  keepsEmpty?: boolean
  /** The requirements for a picture. */
  shape?: Shape
  /** The default if the file doesn't say. */
  unless?: string | number | boolean
  [option: string]: unknown
}

/** The form of one file, or of each file in a folder. */
export type Form = { fields: Field[]; root?: 'list' | 'map' }
