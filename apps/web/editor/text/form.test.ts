import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { folder, shownPath } from '../../model/folder.ts'
import { collections } from '../config/collections.ts'
import type { Form } from '../config/field.ts'
import { formsByFile } from '../config/forms.ts'
import { fromForm, toForm } from './form.ts'
import type { Json, JsonMap } from './json.ts'

const files = globSync(`${folder.content}/**/*.yaml`)
const formOf = formsByFile(collections())

describe.each(files)('%s', (file) => {
  const value = parse(readFileSync(file, 'utf8')) as Json

  test('comes out of its form as it went in', () => {
    const form = formOf(`apps/web/${shownPath(file)}`) as Form
    expect(fromForm(toForm(value, form), form, value)).toEqual(value)
  })
})

const form: Form = {
  fields: [
    { name: 'title', label: 'Title', widget: 'string', required: true },
    { name: 'tagline', label: 'Tagline', widget: 'text', required: false },
    { name: 'central', label: 'Central', widget: 'boolean', required: false, unless: false },
    { name: 'discount', label: 'Discount', widget: 'string', required: false, shownAs: 'nullable' },
    {
      name: 'names',
      label: 'Names',
      widget: 'list',
      required: false,
      field: { name: 'item', label: 'Name', widget: 'string', required: true },
    },
    {
      name: 'hero',
      label: 'Hero',
      widget: 'object',
      required: false,
      fields: [{ name: 'wide', label: 'Wide', widget: 'image', required: false }],
    },
    {
      name: 'podcasts',
      label: 'Podcasts',
      widget: 'list',
      required: false,
      shownAs: 'map',
      fields: [
        { name: 'key', label: 'Key', widget: 'string', required: true },
        { name: 'category', label: 'Category', widget: 'string', required: true },
      ],
    },
  ],
}

test('what is left empty stays out of the file', () => {
  const empty: JsonMap = {
    title: ' David ',
    tagline: '',
    central: false,
    discount: '',
    names: ['', 'A'],
    hero: { wide: '' },
  }
  expect(fromForm(empty, form)).toEqual({ title: 'David', discount: null, names: ['A'] })
})

test('what the file says without need is kept', () => {
  const base = { title: 'David', central: false, discount: null }
  expect(fromForm({ title: 'King David', central: false, discount: '' }, form, base)).toEqual({
    ...base,
    title: 'King David',
  })
})

test('a map is a list in the form, with its keys as a field', () => {
  const value = { title: 'A', discount: null, podcasts: { one: { category: 'Film' } } }
  expect(toForm(value, form).podcasts).toEqual([{ key: 'one', category: 'Film' }])
  expect(fromForm({ title: 'A', podcasts: [{ key: 'two', category: 'TV' }] }, form, value)).toMatchObject({
    podcasts: { two: { category: 'TV' } },
  })
})

test('a list that a file has to have, though empty, needs no item in the form', () => {
  const notes: Form = {
    fields: [{ name: 'notes', label: 'Notes', widget: 'list', required: false, keepsEmpty: true }],
  }
  expect(fromForm({}, notes)).toEqual({ notes: [] })
  expect(fromForm({ notes: [] }, notes, { notes: ['A'] })).toEqual({ notes: [] })
})
