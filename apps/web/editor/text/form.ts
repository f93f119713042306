import type { Field, Form } from '../config/field.ts'
import { isMap, isSame, type Json, type JsonMap } from './json.ts'

/** What a form shows of a file's content: only lists and objects, because forms know nothing else. */
export function toForm(value: Json, { fields, root }: Form): JsonMap {
  const whole = root ? { items: value } : value
  return showFields(isMap(whole) ? whole : {}, fields)
}

/** Turns a form back into a file's content. Empty fields are left out; values that `base` has stay in its form. */
export function fromForm(form: JsonMap, { fields, root }: Form, base?: Json): Json {
  const value = readFields(form, fields, root ? { items: base ?? null } : base)
  return root ? (value.items ?? (root === 'list' ? [] : {})) : value
}

const showFields = (value: JsonMap, fields: Field[]): JsonMap =>
  Object.fromEntries(
    fields.flatMap((field) =>
      field.name in value
        ? [[field.name, show(value[field.name] ?? null, field)]]
        : field.unless === true
          ? [[field.name, true]]
          : [],
    ),
  )

function show(value: Json, field: Field): Json {
  if (field.shownAs === 'map' && isMap(value)) {
    return Object.entries(value).map(([key, item]) => showItem({ key, ...asItem(item) }, field))
  }
  if (field.shownAs === 'tuple' && Array.isArray(value)) return { ...value }
  if (field.shownAs === 'nullable' && value === null) return ''
  if (field.widget === 'list' && Array.isArray(value)) return value.map((item) => showItem(item, field))
  if (field.fields && isMap(value)) return showFields(value, field.fields)
  // Line breaks at the end of a text belong to YAML.
  return typeof value === 'string' ? value.trimEnd() : value
}

const showItem = (value: Json, list: Field): Json => {
  const fields = fieldsOf(list, value)
  if (fields && isMap(value)) return showFields(value, fields)
  return list.field ? show(value, list.field) : value
}

/** An item's fields: in a list with several kinds, those of its kind. */
function fieldsOf({ fields, types, typeKey = '' }: Field, item: Json): Field[] | undefined {
  const kind = types?.find(({ name }) => isMap(item) && item[typeKey] === name)
  if (!kind) return fields
  return [{ name: typeKey, label: '', widget: 'string', required: true }, ...kind.fields]
}

/** A map entry that isn't a map itself has its value in a field of that name. */
const asItem = (value: Json): JsonMap => (isMap(value) ? value : { value })

function readFields(form: JsonMap, fields: Field[], base: Json | undefined): JsonMap {
  const old = isMap(base) ? base : {}
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = read(form[field.name], field, old[field.name])
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
}

function read(value: Json | undefined, field: Field, base: Json | undefined): Json | undefined {
  // The form's fields for this part are what the file has.
  if (base !== undefined && value !== undefined && isSame(show(base, field), value)) return base
  if (field.shownAs === 'nullable' && isEmpty(value)) return null
  const result = readFull(value, field, base)
  if (field.keepsEmpty && isEmpty(result)) return []
  if (field.required && field.widget !== 'object')
    return isEmpty(result) && !Array.isArray(result) ? undefined : result
  return isEmpty(result) || (base === undefined && result === field.unless) ? undefined : result
}

function readFull(value: Json | undefined, field: Field, base: Json | undefined): Json | undefined {
  if (field.shownAs === 'map' && Array.isArray(value)) return readMap(value, field, base)
  if (field.shownAs === 'tuple' && isMap(value)) return Object.values(value)
  if (field.widget === 'list' && Array.isArray(value)) {
    const old = Array.isArray(base) ? base : []
    return value
      .map((item, index) => readItem(item, field, old[index]) ?? null)
      .filter((item) => !isEmpty(item))
  }
  if (field.fields && isMap(value)) return readFields(value, field.fields, base)
  return typeof value === 'string' ? value.trim() : value
}

function readItem(value: Json, list: Field, base: Json | undefined): Json | undefined {
  const fields = fieldsOf(list, value)
  if (fields && isMap(value)) return readFields(value, fields, base)
  return list.field ? read(value, { ...list.field, required: false }, base) : value
}

function readMap(items: Json[], field: Field, base: Json | undefined): JsonMap {
  const old = isMap(base) ? base : {}
  const isPlain = field.fields?.some(({ name }) => name === 'value')
  return Object.fromEntries(
    items.filter(isMap).map((item) => {
      const key = String(item.key ?? '')
      const { key: _, ...value } = readItem(item, field, { key, ...asItem(old[key] ?? {}) }) as JsonMap
      return [key, isPlain ? (value.value ?? null) : value]
    }),
  )
}

function isEmpty(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (isMap(value)) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === ''
}
