import { expect, test } from 'vitest'
import type { Form } from '../config/field.ts'
import type { Backend, DataFile } from './decap.ts'
import { withForms } from './with-forms.ts'

const FILE = 'apps/web/src/content/films/david.yaml'
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

test('looking at the list does not make an open form newer than it is', async () => {
  const { open } = store()
  const [ann, ben] = [open(), open()]
  await Promise.all([read(ann), read(ben)])
  await publish(ann, { title: 'King David', rating: 'PG' })
  await ben.entriesByFolder('apps/web/src/content/films', 'yaml', 1)
  await expect(publish(ben, { title: 'Young David', rating: 'PG' })).rejects.toThrow('nothing is lost')
})
