import type * as v from 'valibot'
import { schemas } from '../../model/schemas.ts'
import { sharedWords } from '../../model/words.ts'
import type { Field, Form } from './field.ts'
import { type GroupWords, groups } from './groups.ts'
import { toField, toFields } from './to-field.ts'
import { wordsFor } from './words-for.ts'

/** A group of the editor, as Decap CMS takes it (https://decapcms.org/docs/collection-types/). */
export type Collection = {
  name: string
  label: string
  label_singular?: string
  description?: string
  format: 'json'
  extension: 'yaml'
  folder?: string
  create?: boolean
  delete?: boolean
  slug?: string
  identifier_field?: string
  summary?: string
  /** The page on which a draft's preview shows an entry. */
  preview_path?: string
  fields?: Field[]
  files?: ({ name: string; label: string; file: string; preview_path?: string } & Form)[]
}

const WEB = 'apps/web'

/** Every group with its forms. `used` collects the words that a form needed. */
export function collections(used = new Set<string>()): Collection[] {
  return groups.map((group) => {
    const common = {
      name: group.name,
      label: group.label,
      format: 'json' as const,
      extension: 'yaml' as const,
    }
    const description = group.description ? { description: group.description } : {}
    return {
      ...common,
      ...description,
      ...('folder' in group ? folderOf(group, used) : filesOf(group, used)),
    }
  })
}

function folderOf(group: Extract<GroupWords, { folder: string }>, used: Set<string>): Partial<Collection> {
  const { fields } = formOf(`${group.folder}/*`, group, used)
  return {
    folder: `${WEB}/${group.folder}`,
    label_singular: group.one,
    create: group.create,
    // What is taken off the site leads elsewhere; an address whose file is gone leads nowhere.
    delete: false,
    slug: group.slug ?? '{{slug}}',
    identifier_field: fields[0]?.name ?? 'title',
    fields,
  }
}

const filesOf = (group: Extract<GroupWords, { files: unknown }>, used: Set<string>): Partial<Collection> => ({
  files: Object.entries(group.files).map(([file, form]) => ({
    name: file.split('/').at(-1) ?? file,
    label: form.label,
    file: `${WEB}/${file}.yaml`,
    ...formOf(file, { ...form, name: file.split('/').at(-1) ?? file }, used),
  })),
})

/** A file's form. If the file as a whole is a list or a map, it has it in a field named `items`. */
function formOf(file: string, { name, words }: Pick<GroupWords, 'name' | 'words'>, used: Set<string>): Form {
  const schema = schemas[file.replace('content/', '') as keyof typeof schemas] as v.GenericSchema
  const place = { words: wordsFor(name, words ?? {}, sharedWords, used), path: name }
  if (schema.type === 'array') return { root: 'list', fields: [toField('items', schema, place)] }
  if (schema.type === 'record') return { root: 'map', fields: [toField('items', schema, place)] }
  return { fields: toFields(schema, place) }
}
