import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entryOf, importOf, nameOfFile, notesOn } from './component-facts.ts'

const accessibility = readFileSync(new URL('accessibility.mdx', import.meta.url), 'utf8')
const ui = new URL('../../../packages/ui/src/', import.meta.url)

const titles = globSync('*/*.stories.tsx', { cwd: ui })
  // A form of several components has no page of its own.
  .filter((path) => nameOfFile(path) !== 'form')
  .map((path) => /title: '\w+\/([^']+)'/.exec(readFileSync(new URL(path, ui), 'utf8'))?.[1] ?? path)

test.each(titles)('%s has notes on accessibility', (title) => {
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
