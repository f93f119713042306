import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import type { Review } from '../types.ts'
import { percent } from './counts.ts'
import { writeReport } from './report.ts'
import { countLine, storyLines, writeSummary } from './summary.ts'

const png = PNG.sync.write(new PNG({ width: 3, height: 2 }))
const story = (id: string, name = 'Default') => ({ id, title: 'badge', name, file: 'badge.stories.tsx' })

const changed: Review = {
  story: story('badge--gold', 'Gold & <i>"new"</i> | A'),
  kind: 'changed',
  results: [
    { theme: 'dark', kind: 'changed', before: png, after: png, diff: png, share: 0.042 },
    { theme: 'light', kind: 'same' },
  ],
}
const added: Review = {
  story: story('badge--new'),
  kind: 'added',
  results: [{ theme: 'dark', kind: 'added', after: png }],
}
const broken: Review = {
  story: story('badge--broken'),
  kind: 'broken',
  results: [{ theme: 'dark', kind: 'broken', after: png, error: 'No <Badge>\nat badge.tsx' }],
}
const same: Review = { story: story('badge--same'), kind: 'same', results: [{ theme: 'dark', kind: 'same' }] }

const base = 'c0ffee <b>Badge</b>'
const reviews = [same, added, changed, broken]

test('what a story or a commit is called stays text', () => {
  const page = writeReport({ base, reviews })
  expect(page).toContain('Gold &#38; &#60;i&#62;&#34;new&#34;&#60;/i&#62;')
  expect(page).toContain('c0ffee &#60;b&#62;Badge')
  expect(page).toContain('No &#60;Badge&#62;')
  expect(page).not.toMatch(/<i>|<b>|<Badge>/)
})

test('the page has the pictures inside and asks for nothing else', () => {
  const page = writeReport({ base, reviews })
  expect(
    page.match(/<img src="data:image\/png;base64,[^"]+" width="3" height="2" alt="[^"]+">/g),
  ).toHaveLength(5)
  expect(page).not.toMatch(/<link|src="(?!data:)|url\(|@import/)
})

test('broken stories come first, and those that look the same are only counted', () => {
  const page = writeReport({ base, reviews })
  expect([...page.matchAll(/<section class="story" id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'badge--broken',
    'badge--gold',
    'badge--new',
  ])
  expect(page).toContain('1 of 4 look the same')
})

test('a theme in which nothing changed is not shown', () => {
  const page = writeReport({ base, reviews: [changed] })
  expect(page).toContain('<article class="theme" data-theme="dark">')
  expect(page).not.toContain('<article class="theme" data-theme="light">')
})

test('a report without a difference says so', () => {
  const page = writeReport({ base, reviews: [same] })
  expect(page).toContain('Nothing looks different')
  expect(page).not.toContain('<fieldset>')
})

test('the terminal gets the counts and a line for each story', () => {
  expect(countLine(reviews)).toBe('1 broken, 1 changed, 1 added, 1 look the same')
  expect(storyLines(reviews)).toEqual([
    'broken   badge--broken (dark No <Badge>)',
    'changed  badge--gold (dark 4.2 %)',
    'added    badge--new',
  ])
})

test('the summary is a table in Markdown, its cells escaped', () => {
  const summary = writeSummary({ base, reviews })
  expect(summary).toContain('| changed | badge / Gold & \\<i\\>"new"\\</i\\> \\| A | 4.2 % |  |')
  expect(writeSummary({ base, reviews: [same] })).not.toContain('|')
})

test('a small difference is never rounded to 0', () => {
  expect([percent(0.00001), percent(0.0042), percent(1)]).toEqual(['< 0.1 %', '0.4 %', '100.0 %'])
})
