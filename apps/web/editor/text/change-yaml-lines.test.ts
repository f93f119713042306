import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { changeYaml } from './change-yaml.ts'
import type { Json, JsonMap } from './json.ts'

const film = `title: David
# Says the same on any day.
phase: tickets
dates:
  theaters: { day: 2025-12-19 }
tagline: >-
  In a kingdom ruled by fear, a shepherd boy faces a giant with only faith and courage, awakening a nation and proving
  true strength lies in trust, not power.
rating: PG # of the MPA
`
const sponsors = `# In the order of the home page.
- name: Bee Kings
  url: https://www.beekings.com
  discountNote: Code 2pastors for 10% off
# Since May.
- name: KidzMatter
  url: https://www.kidzmatter.com
  discountNote: null
`
const site = `# The links of the header.
navigation:
  - { to: /, label: Home }
  - { to: /movies, label: Movies }
# For sponsors.
discountCode: 4Pastors
`

/** `source` after a change to what it says. */
function change(source: string, edit: (value: never) => unknown) {
  const value = parse(source) as never
  return changeYaml(source, (edit(value) ?? value) as Json)
}

test('a date moves, and nothing else', () => {
  const changed = change(film, (value: { dates: JsonMap }) => {
    value.dates.theaters = { day: '2026-12-18' }
  })
  expect(changed).toBe(film.replace('2025-12-19', '2026-12-18'))
})

test('a date is added in the place that the form gives it', () => {
  const changed = change(film, (value: JsonMap) => ({
    ...value,
    dates: { tickets: { day: '2025-11-01', time: '09:00' }, ...(value.dates as JsonMap) },
  }))
  expect(changed).toBe(film.replace('dates:\n', 'dates:\n  tickets: { day: 2025-11-01, time: 09:00 }\n'))
})

test('a line goes, and those around it stay', () => {
  expect(change(film, ({ rating: _, ...value }: JsonMap) => value)).toBe(
    film.replace('rating: PG # of the MPA\n', ''),
  )
  expect(change(film, ({ title: _, ...value }: JsonMap) => value)).toBe(film.replace('title: David\n', ''))
  expect(change(film, ({ dates: _, ...value }: JsonMap) => value)).toBe(
    film.replace('dates:\n  theaters: { day: 2025-12-19 }\n', ''),
  )
})

test('a comment behind a value stays there', () => {
  expect(change(film, (value: JsonMap) => ({ ...value, rating: 'PG-13' }))).toBe(
    film.replace('PG #', 'PG-13 #'),
  )
  expect(change(film, (value: JsonMap) => ({ ...value, year: 2025 }))).toBe(`${film}year: 2025\n`)
})

test('a text that becomes long is folded, one that becomes short stands on its line', () => {
  const long = 'A word that is said again. '.repeat(8).trim()
  expect(change(film, (value: JsonMap) => ({ ...value, title: long }))).toMatch(
    /^title: >-\n {2}A word.*\n {2}\S/,
  )
  expect(change(film, (value: JsonMap) => ({ ...value, tagline: 'Short.' }))).toContain(
    '\ntagline: Short.\nrating',
  )
})

test('a sponsor is added at the end, like the others', () => {
  const added = { name: 'Cedar Mill Bakery', url: 'https://cedarmill.example', discountNote: null }
  expect(change(sponsors, (value: Json[]) => [...value, added])).toBe(
    `${sponsors}- name: Cedar Mill Bakery\n  url: https://cedarmill.example\n  discountNote: null\n`,
  )
})

test('a sponsor that is dragged up takes its comment along', () => {
  expect(change(sponsors, (value: Json[]) => value.toReversed())).toBe(
    sponsors
      .replace(/# Since[\s\S]*/, '')
      .replace(
        '- name: Bee',
        '# Since May.\n- name: KidzMatter\n  url: https://www.kidzmatter.com\n  discountNote: null\n- name: Bee',
      ),
  )
})

test('a sponsor goes', () => {
  expect(change(sponsors, (value: Json[]) => value.slice(0, 1))).toBe(sponsors.replace(/# Since[\s\S]*/, ''))
})

test('a menu entry is added on one line, and one is renamed in its place', () => {
  const changed = change(site, (value: { navigation: JsonMap[] }) => {
    value.navigation = [
      { to: '/', label: 'Start' },
      ...value.navigation.slice(1),
      { to: '/blog', label: 'Blog' },
    ]
  })
  expect(changed).toBe(
    site.replace('Home', 'Start').replace('Movies }\n', 'Movies }\n  - { to: /blog, label: Blog }\n'),
  )
})

test('a list is emptied and filled again', () => {
  const empty = change(site, (value: JsonMap) => ({ ...value, navigation: [] }))
  expect(empty).toBe(site.replace(/navigation:[^#]*/, 'navigation: []\n'))
  expect(
    change(empty, (value: JsonMap) => ({ ...value, navigation: [{ to: '/', label: 'Home' }] })),
  ).toContain('navigation:\n  - { to: /, label: Home }\n# For')
})

test('a new file is written from nothing', () => {
  expect(changeYaml('', { title: 'Up', categories: ['Family'], guide: { age: 6 } })).toBe(
    'title: Up\ncategories:\n  - Family\nguide:\n  age: 6\n',
  )
})

test('lines in a style of their own stay, beside one that changes', () => {
  const aligned = `title:    "David"   # As on the poster.\nrating:   PG\nkinds:    [ film,  animated ]\n`
  expect(change(aligned, (value: JsonMap) => ({ ...value, rating: 'PG-13' }))).toBe(
    aligned.replace('rating:   PG', 'rating: PG-13'),
  )
})
