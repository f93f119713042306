import { expect, test } from 'vitest'
import type { Form } from '../config/field.ts'
import type { Backend, DataFile } from './decap.ts'
import { withForms } from './with-forms.ts'

const FILE = 'apps/web/content/films/david.yaml'
const form: Form = {
  fields: [
    { name: 'title', label: 'Title', widget: 'string', required: true },
    { name: 'rating', label: 'Rating', widget: 'string', required: false },
  ],
}
const start = '# Of 2025.\ntitle: David\nrating: PG\n'

/** One file, which several people may have open. */
function store() {
  let text = start
  const written: (DataFile & { expected?: string | null })[] = []
  const backend = {
    getEntry: async (path: string) => ({ data: text, file: { path } }),
    entriesByFolder: async () => [{ data: text, file: { path: FILE } }],
    entriesByFiles: async () => [{ data: text, file: { path: FILE } }],
    persistEntry: async ({ dataFiles }) => {
      written.push(...dataFiles)
      text = dataFiles[0]?.raw ?? text
    },
  } satisfies Backend
  return { open: () => withForms(backend, () => form), text: () => text, written }
}

const publish = (backend: Backend, content: object) =>
  backend.persistEntry(
    { dataFiles: [{ path: FILE, slug: 'david', raw: JSON.stringify(content) }], assets: [] },
    { newEntry: false },
  )
const read = async (backend: Backend) => JSON.parse((await backend.getEntry(FILE)).data) as object

test('the CMS sees a form, the file stays YAML with its comments', async () => {
  const { open, text, written } = store()
  const editor = open()
  expect(await read(editor)).toEqual({ title: 'David', rating: 'PG' })
  await publish(editor, { title: 'David', rating: 'G' })
  expect(text()).toBe(start.replace('PG', 'G'))
  expect(written[0]?.expected).toBe(start)
})

test('two who change different fields both have them', async () => {
  const { open, text } = store()
  const [ann, ben] = [open(), open()]
  await Promise.all([read(ann), read(ben)])
  await publish(ann, { title: 'King David', rating: 'PG' })
  await publish(ben, { title: 'David', rating: 'G' })
  expect(text()).toBe('# Of 2025.\ntitle: King David\nrating: G\n')
})

test('two who change the same field are told, with both texts, and the second decides', async () => {
  const { open, text } = store()
  const [ann, ben] = [open(), open()]
  await Promise.all([read(ann), read(ben)])
  await publish(ann, { title: 'King David', rating: 'G' })
  const mine = { title: 'Young David', rating: 'PG' }
  await expect(publish(ben, mine)).rejects.toThrow(
    /nothing is lost.*Title: theirs is “King David”, yours is “Young David”/,
  )
  expect(text()).toContain('title: King David')
  await publish(ben, mine)
  // Ann's rating, which Ben has not touched, stays.
  expect(text()).toBe('# Of 2025.\ntitle: Young David\nrating: G\n')
})

test('opening the list does not change the base version of an open form', async () => {
  const { open } = store()
  const [ann, ben] = [open(), open()]
  await Promise.all([read(ann), read(ben)])
  await publish(ann, { title: 'King David', rating: 'PG' })
  await ben.entriesByFolder('apps/web/content/films', 'yaml', 1)
  await expect(publish(ben, { title: 'Young David', rating: 'PG' })).rejects.toThrow('nothing is lost')
})

test('who saves again does not take back what another has saved in between', async () => {
  const { open, text } = store()
  const [ann, ben] = [open(), open()]
  await Promise.all([read(ann), read(ben)])
  await publish(ann, { title: 'King David', rating: 'PG' })
  await publish(ben, { title: 'David', rating: 'G' })
  // The form still shows the old title.
  await publish(ben, { title: 'David', rating: 'R' })
  expect(text()).toBe('# Of 2025.\ntitle: King David\nrating: R\n')
})

/** A draft on a branch of its own, of a file that others publish to meanwhile. */
function withDraft() {
  const texts = { published: start, draft: start, base: start }
  const backend = {
    getEntry: async (path: string) => ({ data: texts.published, file: { path } }),
    entriesByFolder: async () => [],
    entriesByFiles: async () => [],
    unpublishedEntryDataFile: async () => texts.draft,
    draftBase: async () => texts.base,
    persistEntry: async ({ dataFiles }) => {
      texts.draft = dataFiles[0]?.raw ?? ''
      texts.base = texts.published
    },
  } satisfies Backend
  return { editor: withForms(backend, () => form), texts }
}
const saveDraft = (editor: Backend, content: object) =>
  editor.persistEntry(
    { dataFiles: [{ path: FILE, slug: 'david', raw: JSON.stringify(content) }], assets: [] },
    { unpublished: true, collectionName: 'films' },
  )

test('a draft that is saved again takes in what was published since it began', async () => {
  const { editor, texts } = withDraft()
  texts.draft = start.replace('PG', 'G')
  const shown = await editor.unpublishedEntryDataFile?.('films', 'david', FILE, '1')
  expect(JSON.parse(shown ?? '')).toEqual({ title: 'David', rating: 'G' })
  texts.published = start.replace('title: David', 'title: King David')
  await saveDraft(editor, { title: 'David', rating: 'R' })
  expect(texts.draft).toBe('# Of 2025.\ntitle: King David\nrating: R\n')
})

test('a draft of a line that was published meanwhile is for its author to decide', async () => {
  const { editor, texts } = withDraft()
  await editor.unpublishedEntryDataFile?.('films', 'david', FILE, '1')
  texts.published = start.replace('PG', 'PG-13')
  const mine = { title: 'David', rating: 'R' }
  await expect(saveDraft(editor, mine)).rejects.toThrow('Rating: theirs is “PG-13”, yours is “R”')
  await saveDraft(editor, mine)
  expect(texts.draft).toBe(start.replace('PG', 'R'))
})

test('a new entry, which nobody has published yet, may be saved as often as one likes', async () => {
  const { editor, texts } = withDraft()
  Object.assign(texts, { published: '', base: '', draft: 'title: New\n' })
  await editor.unpublishedEntryDataFile?.('films', 'david', FILE, '1')
  await saveDraft(editor, { title: 'New', rating: 'G' })
  expect(texts.draft).toBe('title: New\nrating: G\n')
})

test('why an entry was not saved is said to whoever shows it, too', async () => {
  const refusals: string[] = []
  const inner = {
    getEntry: async (path: string) => ({ data: start, file: { path } }),
    entriesByFolder: async () => [],
    entriesByFiles: async () => [],
    persistEntry: () => Promise.reject(new Error('Rating: is too long.')),
  } satisfies Backend
  const editor = withForms(
    inner,
    () => form,
    (why) => refusals.push(why),
  )
  await read(editor)
  await expect(publish(editor, { title: 'David', rating: 'G' })).rejects.toThrow('Rating: is too long.')
  expect(refusals).toEqual(['Rating: is too long.'])
})
