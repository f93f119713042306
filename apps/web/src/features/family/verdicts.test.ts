import { expect, test } from 'vitest'
import { films as ourFilms } from '#features/films/films.ts'
import type { Guide, Review } from '#model/schemas.ts'
import { guides } from './guides.ts'
import { headline } from './sentences.ts'
import { writtenFamilies } from './testing/written-families.ts'
import { verdict } from './verdict.ts'

const files = import.meta.glob<Review>('#content/reviews/*.yaml', { eager: true, import: 'default' })
type Guided = { title: string; guide: Guide }
const guided: Guided[] = [
  ...Object.values(files),
  ...ourFilms.flatMap(({ id, title }) => {
    const guide = guides.get(id)
    return guide ? [{ title, guide }] : []
  }),
]
const films = guided.sort((a, b) => a.guide.age - b.guide.age || a.title.localeCompare(b.title))
const nameOf = ({ title }: Guided) => title.split(':')[0] ?? title

/**
 * `pnpm --filter @two-pastors/web exec vitest run verdicts -u` writes the record anew. With the site's own content in
 * CONTENT_DIR, the table is written to `apps/web/test-results`, to be read.
 */
const TABLE = process.env.CONTENT_DIR?.endsWith('e2e/content')
  ? './records/verdicts.md'
  : '../../../test-results/verdicts.md'

test('the table of thirty families and every film is up to date', async () => {
  const rows = films.flatMap((film) => [
    `## ${nameOf(film)} (suggested from ${film.guide.age}${film.guide.basis === 'announced' ? '; not seen yet' : ''})`,
    '',
    '| family | verdict | what we say |',
    '|---|---|---|',
    ...writtenFamilies.map(({ name, family }) => {
      const found = verdict(film.guide, family)
      return `| ${name} | ${found.kind} | ${headline(found, family)} |`
    }),
    '',
  ])
  await expect(rows.join('\n')).toMatchFileSnapshot(TABLE)
})

test('there are thirty families, and every review and every film that has been announced has a guide', () => {
  expect(writtenFamilies).toHaveLength(30)
  const shown = [...Object.values(files), ...ourFilms.filter(({ guide }) => guide)]
  expect([...guides.keys()].sort()).toEqual(shown.map(({ id }) => id).sort())
})

/** What no change of rule or guide may break. */
test.each([
  ['finding-nemo-review', 'a child of 6', 'talk'],
  ['hacksaw-ridge-review', 'a child of 12', 'wait'],
  ['hacksaw-ridge-review', '10 and 15', 'wait'],
  ['hacksaw-ridge-review', 'a teen of 16', 'wait'],
  ['hacksaw-ridge-review', 'a teen of 17', 'talk'],
  ['hacksaw-ridge-review', 'adults only', 'talk'],
  ['sound-of-freedom-review', 'a teen of 16', 'talk'],
  ['sound-of-freedom-review', 'a child of 12', 'wait'],
  ['paddington-2-review', 'a child of 5', 'good'],
  ['up-review', '8, lost a grandparent', 'talk'],
  ['old-yeller-review', 'a child of 9', 'talk'],
  ['old-yeller-review', '9, the dog died', 'wait'],
  ['the-prince-of-egypt-review', 'a child of 7', 'talk'],
  ['the-prince-of-egypt-review', 'a child of 9', 'good'],
  ['the-lion-the-witch-and-the-wardrobe-review', 'a child of 8', 'good'],
  ['the-lion-the-witch-and-the-wardrobe-review', '9, the dog died', 'talk'],
  ['its-a-wonderful-life-review', 'a child of 12', 'talk'],
  ['finding-nemo-review', 'adults who lost a child', 'talk'],
  ['finding-nemo-review', 'a child of 7', 'good'],
  ['finding-nemo-review', '7, scares easily', 'talk'],
  ['finding-nemo-review', '9, the dog died', 'good'],
  ['its-a-wonderful-life-review', 'adults who lost a child', 'talk'],
  ['its-a-wonderful-life-review', '14, touched by suicide and abuse', 'wait'],
])('%s for %s: %s', (id, name, kind) => {
  const guide = guides.get(id)
  const family = writtenFamilies.find((written) => written.name === name)?.family
  expect(guide && family && verdict(guide, family).kind).toBe(kind)
})
