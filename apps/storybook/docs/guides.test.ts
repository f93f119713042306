import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entryOf, importOf, nameOfFile, notesOn } from './component-facts.ts'

const accessibility = readFileSync(new URL('accessibility.mdx', import.meta.url), 'utf8')
const ui = new URL('../../../packages/ui/src/', import.meta.url)

const pages = globSync('*/*.stories.tsx', { cwd: ui })
  .map((path) => ({ path, source: readFileSync(new URL(path, ui), 'utf8') }))
  // A form of several components has no page of its own.
  .filter(({ path }) => nameOfFile(path) !== 'form')
  .map(({ path, source }) => ({
    file: nameOfFile(path),
    title: /title: '\w+\/([^']+)'/.exec(source)?.[1] ?? '',
  }))

test('every component has a guide, and every guide a component', () => {
  const guides = globSync('*.tsx', {
    cwd: new URL('../guides/', import.meta.url),
    exclude: ['*.stories.tsx'],
  })
  expect(guides.toSorted()).toEqual(pages.map(({ file }) => `${file}.tsx`).toSorted())
})

test.each(pages)('$title has notes on accessibility', ({ title }) => {
  expect(notesOn(title, accessibility), `Add "### ${title}" to accessibility.mdx`).toBeTruthy()
})

test('notes are found under a heading that names several components', () => {
  const page =
    '# Accessibility\n\n## Forms\n\n### Input, Select\n\nThe browser’s own.\n\n### Label\n\nA label.\n'
  expect(notesOn('Select', page)).toBe('The browser’s own.')
  expect(notesOn('Sel', page)).toBeUndefined()
})

test('a component with an entry of its own is imported from there', () => {
  expect(entryOf('packages/ui/src/sheet/sheet.stories.tsx')).toBe('@two-pastors/ui/sheet')
  expect(entryOf('packages/ui/src/card/media-card.stories.tsx')).toBe('@two-pastors/ui')
  expect(importOf(['Sheet', 'SheetClose'], '@two-pastors/ui/sheet')).toBe(
    "import { Sheet, SheetClose } from '@two-pastors/ui/sheet'",
  )
})
