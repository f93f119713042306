import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { version } from '../../../packages/ui/package.json'
import { weigh } from '../.storybook/weights.ts'
import { entryOf, importOf, nameOfFile, notesOn } from './component-facts.ts'
import { type Guide, statuses } from './guide.ts'

const guides = import.meta.glob<Guide>(['../guides/*.tsx', '!../guides/*.stories.tsx'], {
  import: 'guide',
  eager: true,
})
const accessibility = readFileSync(new URL('accessibility.mdx', import.meta.url), 'utf8')
const ui = new URL('../../../packages/ui/src/', import.meta.url)

const pages = globSync('*/*.stories.tsx', { cwd: ui })
  .map((path) => ({ path, source: readFileSync(new URL(path, ui), 'utf8') }))
  // A form of several components has no page of its own.
  .filter(({ path }) => nameOfFile(path) !== 'form')
  .map(({ path, source }) => ({
    file: nameOfFile(path),
    title: /title: '\w+\/([^']+)'/.exec(source)?.[1] ?? '',
    guide: guides[`../guides/${nameOfFile(path)}.tsx`],
  }))

test('every guide belongs to a component', () => {
  const files = Object.keys(guides).map((path) => path.slice('../guides/'.length, -'.tsx'.length))
  expect(files.toSorted()).toEqual(pages.map(({ file }) => file).toSorted())
})

describe.each(pages)('$title', ({ file, title, guide }) => {
  test('has a guide with what to do and what not', () => {
    expect(guide, `Add apps/storybook/guides/${file}.tsx`).toBeDefined()
    for (const { do: good, dont: bad } of guide?.pairs ?? []) {
      for (const [says, shows] of [good, bad]) {
        expect(says).toMatch(/[.)]$/)
        expect(shows).toBeTruthy()
      }
      expect(good[0]).not.toBe(bad[0])
    }
    expect(guide?.pairs.length).toBeGreaterThan(0)
  })

  test('has a status, and a version that is out or the next one', () => {
    expect(Object.keys(statuses)).toContain(guide?.status)
    const [major = 0, minor = 0] = version.split('.').map(Number)
    const known = [...Array(minor + 2).keys()].map((each) => `${major}.${each}.0`)
    expect(known.slice(1)).toContain(guide?.since)
  })

  test('has notes on accessibility', () => {
    expect(notesOn(title, accessibility), `Add "### ${title}" to accessibility.mdx`).toBeTruthy()
  })
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

test('a component weighs as much as it brings', { timeout: 60_000 }, async () => {
  const badge = await weigh('Badge', '@two-pastors/ui')
  const dialog = await weigh('Dialog', '@two-pastors/ui/dialog')
  expect(badge).toBeGreaterThan(0.2)
  expect(dialog).toBeGreaterThan(badge * 3)
})
