import type * as v from 'valibot'
import type { EditorMetadata } from '../../model/fields.ts'
import type { Field } from './field.ts'
import { inUse } from './in-use.ts'
import { pictureHint, widgetOf } from './special-fields.ts'
import type { WordsFor } from './words-for.ts'

// The parts of valibot's schemas that the generator reads; schemas are plain objects.
type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>
  item?: Schema
  items?: Schema[]
  wrapped?: Schema
  value?: Schema
  default?: unknown
  /** A picklist's values, or a variant's objects. */
  options?: (string | number | Schema)[]
  key?: string
  literal?: unknown
  pipe?: (Schema & { requirement?: unknown; metadata?: EditorMetadata; message?: unknown })[]
}

/** `required` by the form: not inside a group that may be left out. `optional` in the schema itself. */
type Place = { words: WordsFor; path: string; required?: boolean; optional?: boolean }

/** The form fields for what `schema` accepts. */
export function toFields(schema: v.GenericSchema, place: Place): Field[] {
  const { entries } = unwrap(schema as Schema)
  if (!entries) throw new Error(`${place.path}: expected an object, got ${schema.type}`)
  return Object.entries(entries).map(([name, entry]) => toField(name, entry, place))
}

/** The form field for one field of a file. */
export function toField(name: string, schema: v.GenericSchema, place: Place): Field {
  const path = place.path ? `${place.path}.${name}` : name
  const optional = isOptional(schema as Schema)
  const inner = unwrap(schema as Schema)
  const [label, ownHint] = place.words.of(path)
  const required = !optional && place.required !== false
  const base = { name, label, required }
  const metadata = metadataOf(inner)
  const hint = [ownHint, pictureHint(metadata?.shape), inUse(metadata?.editor)].filter(Boolean).join(' ')
  return {
    ...base,
    ...(hint && { hint }),
    ...kindOf(inner, { words: place.words, path, required, optional }, label),
    ...(inner.type === 'boolean' && { default: (schema as Schema).default === true }),
    ...(schema.type === 'nullable' && { required: false, shownAs: 'nullable' as const }),
    ...(optional && isPlain((schema as Schema).default) && { unless: (schema as Schema).default as string }),
  }
}

/** A field's widget, with its limits. */
function kindOf(
  schema: Schema,
  place: Place & { required: boolean },
  label: string,
): Partial<Field> & Pick<Field, 'widget'> {
  const metadata = metadataOf(schema)
  switch (schema.type) {
    case 'strict_object':
      return { widget: 'object', collapsed: isAtTop(place.path), fields: toFields(schema, place) }
    case 'array':
      return { ...listOf(schema.item as Schema, place, label), ...(!place.optional && mayBeEmpty(schema)) }
    case 'record':
      return { ...recordOf(schema.value as Schema, place), shownAs: 'map' }
    case 'tuple':
      return {
        widget: 'object',
        shownAs: 'tuple',
        fields: (schema.items ?? []).map((item, index) => toField(String(index), item, place)),
      }
    case 'picklist':
      return {
        widget: 'select',
        options: (schema.options ?? []).map((value) => ({
          value,
          label: place.words.option(place.path, String(value)),
        })),
      }
    case 'boolean':
      return { widget: 'boolean' }
    case 'number':
      return { widget: 'number', ...numberLimits(schema) }
    default:
      return { ...widgetOf(metadata, place.path), ...patternOf(schema) }
  }
}

/** Without a default, the CMS adds an item to a new entry's list if one of the item's fields has a default. */
const LIST = { widget: 'list' as const, collapsed: true, default: [] }

function listOf(item: Schema, place: Place, label: string): Partial<Field> & Pick<Field, 'widget'> {
  const inner = unwrap(item)
  const [single] = place.words.singular(place.path)
  const common = { ...LIST, label_singular: single }
  if (inner.type === 'variant') return { ...common, ...kindsOf(inner, place) }
  if (inner.type === 'strict_object') {
    const fields = toFields(inner, { ...place, required: true })
    return { ...common, fields, summary: `{{fields.${nameOf(fields)}}}` }
  }
  const chosen = kindOf(inner, { ...place, required: true }, label)
  // Selected by title, and sorted there.
  if (chosen.widget === 'relation') return { ...chosen, multiple: true }
  return {
    ...common,
    // A collapsed item shows its text, and an open choice its label.
    ...(inner.type === 'string' ? { summary: '{{fields.item}}' } : { collapsed: false }),
    field: {
      name: 'item',
      label: single ?? label,
      required: true,
      ...chosen,
    },
  }
}

/** What people call an item by, instead of its id, its address or its kind. */
const NAMES = ['title', 'heading', 'name', 'label', 'text']
const nameOf = (fields: Field[]) =>
  (
    NAMES.map((name) => fields.find((field) => field.name === name)).find(Boolean) ??
    fields.find(({ widget }) => /^(?:select|string|text)$/.test(widget))
  )?.name

/** The CMS doesn't accept a kind without fields. */
const nothing = (fields: object): Field[] =>
  Object.keys(fields).length > 0 ? [] : [{ name: 'nothing', label: '', widget: 'hidden', required: false }]

/** A list with several kinds of items: the field `typeKey` says which kind an item is. */
function kindsOf({ key = '', options = [] }: Schema, place: Place): Pick<Field, 'types' | 'typeKey'> {
  const types = (options as Schema[]).map(({ entries = {} }) => {
    const { [key]: kind, ...fields } = entries
    const path = `${place.path}.${String(kind?.literal)}`
    const inside = { ...place, path, required: true }
    const [label] = place.words.of(path)
    return {
      name: String(kind?.literal),
      label,
      widget: 'object' as const,
      summary: label,
      fields: [
        ...Object.entries(fields).map(([name, entry]) => toField(name, entry, inside)),
        ...nothing(fields),
      ],
    }
  })
  return { typeKey: key, types }
}

function recordOf(value: Schema, place: Place): Partial<Field> & Pick<Field, 'widget'> {
  const inner = unwrap(value)
  const key = {
    name: 'key',
    label: place.words.of(`${place.path}.key`)[0],
    widget: 'string' as const,
    required: true,
  }
  const fields = inner.type === 'strict_object' ? toFields(inner, place) : [toField('value', inner, place)]
  const [single] = place.words.singular(place.path)
  return { ...LIST, label_singular: single, fields: [key, ...fields], summary: '{{fields.key}}' }
}

/** `films.dates`, not `films.dates.theaters`: the group's open item shows what is in it. */
const isAtTop = (path: string) => path.split('.').length <= 2

/** In the CMS a required list must have items; in a schema without a minimum length it may be empty. */
const mayBeEmpty = (schema: Schema) =>
  !actionsOf(schema).some(({ type }) => /^(min_length|length|non_empty|check)$/.test(type)) && {
    required: false,
    keepsEmpty: true,
  }

/** The schema inside `optional` and `nullable`. */
const unwrap = (schema: Schema): Schema => (schema.wrapped ? unwrap(schema.wrapped) : schema)

const isOptional = ({ type }: Schema) => type === 'optional'

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** The actions of a schema's pipes, also of those inside. */
const actionsOf = (schema: Schema): NonNullable<Schema['pipe']> =>
  (schema.pipe ?? []).flatMap((part) =>
    part.kind === 'schema' && part.pipe && part !== schema ? actionsOf(part) : [part],
  )

const metadataOf = (schema: Schema): EditorMetadata | undefined =>
  actionsOf(schema).findLast(({ type }) => (type as string) === 'metadata')?.metadata

function numberLimits(schema: Schema) {
  const limit = (wanted: string) =>
    actionsOf(schema).find(({ type }) => (type as string) === wanted)?.requirement
  const whole = actionsOf(schema).some(({ type }) => (type as string) === 'integer')
  return {
    value_type: whole ? 'int' : 'float',
    ...(limit('min_value') !== undefined && { min: limit('min_value') }),
    ...(limit('max_value') !== undefined && { max: limit('max_value') }),
  }
}

/** The first rule that a pattern can say, with the message of the build's check. */
function patternOf(schema: Schema): { pattern?: [string, string] } {
  const message = (action: { message?: unknown }) => String(action.message)
  for (const action of actionsOf(schema)) {
    const type = action.type as string
    if (type === 'regex') return { pattern: [(action.requirement as RegExp).source, message(action)] }
    if (type === 'max_length') return { pattern: [`^[\\s\\S]{0,${action.requirement}}$`, message(action)] }
  }
  return {}
}
