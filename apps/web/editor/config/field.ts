import type { Shape } from '../../model/fields.ts'

/** A field of the editor's form, as Decap CMS takes it (https://decapcms.org/docs/widgets/), with a few marks of our own. */
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
  /** In place of `fields`, if a list has items of several kinds: `typeKey` is the field that names an item's kind. */
  types?: (Pick<Field, 'name' | 'label' | 'summary'> & { widget: 'object'; fields: Field[] })[]
  typeKey?: string
  /** How the file has what the form shows as a list or an object (form.ts). */
  shownAs?: 'map' | 'tuple' | 'nullable'
  /** Stands in the file as an empty list where the form has none. */
  keepsEmpty?: boolean
  /** What a picture must be. */
  shape?: Shape
  /** What is true of the file where it says nothing. */
  unless?: string | number | boolean
  [option: string]: unknown
}

/** The form of one file, or of each file in a folder. */
export type Form = { fields: Field[]; root?: 'list' | 'map' }
