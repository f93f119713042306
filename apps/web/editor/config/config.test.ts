import { globSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { folder, shownPath } from '../../model/folder.ts'
import { schemaName } from '../../model/schemas.ts'
import { liveConfig, localConfig } from './cms-config.ts'
import { collections } from './collections.ts'
import type { Field } from './field.ts'
import { groups } from './groups.ts'
import { pageOf } from './page-of.ts'
import { toFields } from './to-field.ts'
import { wordsFor } from './words-for.ts'

const used = new Set<string>()
const all = collections(used)

test('every file of the content has a form', () => {
  const files = globSync(`${folder.content}/**/*.yaml`).map(shownPath)
  const forms = all.flatMap(({ folder, files = [] }) =>
    folder
      ? [`${folder.slice('apps/web/'.length)}/*`]
      : files.map(({ file }) => file.slice('apps/web/'.length, -5)),
  )
  expect(forms.toSorted(), 'Add the file to pageWords (model/pages.ts) or editor/config/groups.ts').toEqual(
    [...new Set(files.map((file) => `content/${schemaName(file.slice('content/'.length, -5))}`))].toSorted(),
  )
})

test('a field without words for staff is named', () => {
  const schema = v.strictObject({ title: v.string(), director: v.string() })
  expect(() => toFields(schema, { words: wordsFor('films', { title: 'Title' }, {}), path: 'films' })).toThrow(
    'films: director has no words for staff',
  )
})

test('no form has words for a field that is gone', () => {
  for (const group of groups) {
    const forms = 'files' in group ? Object.entries(group.files) : [[group.name, group] as const]
    for (const [file, { words = {} }] of forms) {
      const name = file.split('/').at(-1)
      const unused = Object.keys(words).filter((word) => !used.has(`${name}/${word}`))
      expect(unused, name).toEqual([])
    }
  }
})

const form = (name: string) => all.find((collection) => collection.name === name)?.fields ?? []
const field = (fields: Field[], path: string): Field | undefined => {
  const [first, ...rest] = path.split('.')
  const found = fields.find(({ name }) => name === first)
  return rest.length > 0 ? field(found?.fields ?? [], rest.join('.')) : found
}

test('a picture is put where those of its kind are', () => {
  const folders = [
    ['films', 'thumbnail', 'posters'],
    ['films', 'wide', 'wide'],
    ['pastors', 'portrait', 'pastors'],
    ['reviews', 'featuredImage', 'reviews'],
  ] as const
  for (const [collection, name, place] of folders) {
    expect(field(form(collection), name), collection).toMatchObject({
      media_folder: `/apps/web/content/images/${place}`,
      public_folder: place,
    })
    expect(globSync(`${folder.content}/images/${place}/*`), place).not.toEqual([])
  }
})

test('limits are those of the schema', () => {
  expect(field(form('reviews'), 'rating')).toMatchObject({ widget: 'number', min: 1, max: 5, required: true })
  expect(field(form('reviews'), 'guide.age')).toMatchObject({
    widget: 'number',
    value_type: 'int',
    min: 0,
    max: 18,
  })
  expect(field(form('reviews'), 'description')?.pattern).toEqual([
    '^[\\s\\S]{0,300}$',
    'must be at most 300 characters',
  ])
  expect(field(form('films'), 'address')?.pattern?.[1]).toContain('must be a path of this site')
  expect(field(form('films'), 'kind')?.options).toEqual([
    { value: 'film', label: 'Film' },
    { value: 'series', label: 'Series' },
  ])
})

test('a picture says what shape it has to be', () => {
  expect(field(form('films'), 'thumbnail')).toMatchObject({
    widget: 'image',
    hint: 'The upright poster. 2:3, at least 800 px wide. If the shape differs, you can crop it.',
    media_processing: { enabled: true, aspect_ratio: '2:3' },
    public_folder: 'posters',
    required: true,
  })
})

test('optional fields and their children are not required', () => {
  expect(field(form('films'), 'hero')).toMatchObject({ widget: 'object', required: false })
  expect(field(form('films'), 'hero.wide')?.required).toBe(false)
  expect(field(form('films'), 'kit.questions.teens')?.required).toBe(false)
  expect(field(form('films'), 'dates.theaters.day')).toMatchObject({ widget: 'datetime', required: false })
})

test('a list that a group needs is written empty, also if the group itself may be left out', () => {
  expect(field(form('reviews'), 'guide.notes')).toMatchObject({ required: false, keepsEmpty: true })
  expect(field(form('films'), 'guide.notes')).toMatchObject({ required: false, keepsEmpty: true })
  expect(field(form('films'), 'whereToWatch')?.keepsEmpty).toBeUndefined()
})

/** The fields of one kind, at any depth. */
const ofKind = (widget: Field['widget'], fields: Field[]): Field[] =>
  fields.flatMap((each) => [
    ...(each.widget === widget ? [each] : []),
    ...ofKind(widget, [
      ...(each.fields ?? []),
      ...(each.field ? [each.field] : []),
      ...(each.types?.flatMap((type) => type.fields) ?? []),
    ]),
  ])
const everyField = all.flatMap(({ fields = [], files = [] }) => [
  ...fields,
  ...files.flatMap((f) => f.fields),
])
const allLists = ofKind('list', everyField)

test('a list says what it has in words that go with a number: “5 links in the menu”', () => {
  const wrong = allLists.filter(({ label, label_singular: one }) => {
    const word = String(one).toLowerCase().split(' ').at(-1) ?? ''
    return !label.toLowerCase().includes(word.replace(/y$/, ''))
  })
  expect(wrong.map(({ label, label_singular: one }) => `${one}: ${label}`)).toEqual([])
})

test('an item is listed by its title where it has one, not by its id, its address or its kind', () => {
  const summary = (fields: Field[], path: string) => field(fields, path)?.summary
  const file = (group: string, name: string) =>
    all.find((collection) => collection.name === group)?.files?.find((one) => one.name === name)?.fields ?? []
  expect(summary(file('settings', 'site'), 'navigation')).toBe('{{fields.label}}')
  expect(summary(file('lists', 'resources'), 'items')).toBe('{{fields.title}}')
  expect(summary(file('pages', 'notifications'), 'benefits')).toBe('{{fields.title}}')
  expect(field(file('pages', 'reviews'), 'featured')).toMatchObject({ widget: 'relation', multiple: true })
})

test('a feed is asked for with those that are known, a new resource is free', () => {
  const items = (group: string, name: string) =>
    all.find((one) => one.name === group)?.files?.find((one) => one.name === name)?.fields[0]?.fields ?? []
  const { hint } = field(items('home', 'home-rows'), 'feed') ?? {}
  expect(hint).toMatch(/In use: 747 \(Trailers\), .*752 \(The Mercy Ships: Trailers\)/)
  expect(field(items('lists', 'resources'), 'isFree')?.default).toBe(true)
})

test('a film, review or person that is chosen is stored by the name of its file', () => {
  const choices = ofKind('relation', everyField)
  const chosen = choices.map(({ collection }) => collection)
  expect(chosen).toEqual(expect.arrayContaining(['films', 'reviews', 'pastors']))
  expect(choices.filter(({ value_field }) => value_field !== '{{slug}}')).toEqual([])
})

test('a new entry has no item in any list', () => {
  expect(allLists).toContainEqual(expect.objectContaining({ name: 'notes', label: 'Content notes' }))
  for (const list of allLists) expect(list).toMatchObject({ default: [] })
})

test('what staff make is taken off the site, not deleted', () => {
  const made = all.filter(({ create }) => create)
  expect(made.map(({ name }) => name)).toEqual(['films', 'reviews', 'staff-pages'])
  for (const collection of made) {
    expect(collection.delete).toBe(false)
    expect(field(collection.fields ?? [], 'movedTo')?.label).toBe('Take this off the site')
  }
})

test('what was taken off the site shows the page that its visitors get instead', () => {
  const film = { title: 'Hope', address: '/hope' }
  expect(pageOf('content/films/hope.yaml', film)).toBe('/hope')
  expect(pageOf('content/films/hope.yaml', { ...film, movedTo: '/movies' })).toBe('/movies')
})

test('the live editor writes to the branch that it is told, and no other is in its settings', () => {
  const config = liveConfig('two-pastors/site', 'trunk', 'https://www.example.org')
  expect(config.backend.branch).toBe('trunk')
  expect(JSON.stringify([config.backend, localConfig().backend])).not.toContain('main')
})
