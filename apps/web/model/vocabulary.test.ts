import { globSync, readFileSync } from 'node:fs'
import { slugify } from '@two-pastors/feeds'
import { expect, test } from 'vitest'
import { type Entry, entriesOf, readEntries } from '../tools/content-check/read-entries.ts'
import type { HomeRow, Pastor, Review, Site, Sponsor, WholeFilm } from './schemas.ts'

const root = `${import.meta.dirname}/../../..`

/** The code that another ministry would take over as it is. */
const CODE = [
  'apps/web/{src,build,editor,model,tools}/**/*.{ts,tsx,css}',
  'apps/backend/{local,supabase}/**/*.{ts,sql}',
  'deploy/**/*.{ts,sh,conf,service,target,timer}',
  '.github/**/*.yml',
  'scripts/**/*.{ts,mjs}',
  'tooling/**/*.ts',
]
const NOT_CODE = [
  /\.(?:test|e2e)\.|\/testing/,
  // The words that people agreed to, as they were.
  /migrations\/\d+_consent_wordings\.sql$/,
  // Names the pictures of the README.
  /tools\/screens\/run\.ts$/,
  // The sample feeds stand in for the service that has this ministry's numbers.
  /local\/feeds\//,
]

/** What only this ministry says: names, titles, addresses, numbers. */
function vocabularyOf(entries: Entry[]): string[] {
  const one = <Value>(file: string) =>
    entries.find((entry) => entry.file === `content/${file}.yaml`)?.value as Value
  const site = one<Site>('site')
  const films = entriesOf<WholeFilm>(entries, 'films').map(({ value }) => value)
  const pastors = entries
    .filter(({ file }) => file.startsWith('content/pastors/'))
    .map(({ value }) => value as Pastor)
  const reviews = entriesOf<Review>(entries, 'reviews').map(({ value }) => value)
  const rows = [...one<HomeRow[]>('home-rows'), ...films.flatMap(({ page }) => page.sections ?? [])]
  return [
    site.name,
    site.shortName,
    site.email,
    ...(site.discountCode ? [site.discountCode] : []),
    ...(site.phone ? [site.phone.display, site.phone.href.slice('tel:'.length)] : []),
    ...films.flatMap(({ title, id, address, leaders }) => [title, id, address, leaders?.address ?? address]),
    ...pastors.flatMap(({ name, id }) => [name, id]),
    ...one<Sponsor[]>('sponsors').map(({ name }) => name),
    ...Object.keys(one<object>('podcasts')),
    ...reviews.flatMap(({ title, id }) => [title, id]),
    ...rows.flatMap((row) => ('feed' in row ? [String(row.feed)] : [])),
  ]
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Packages, and on a server folders and units, have the project's name, which is the ministry's: in the site itself it is not. */
const PROJECT = /@two-pastors\//g

const patternOf = (words: string[]) =>
  new RegExp(`(?<![\\w-])(?:${words.map(escaped).join('|')})(?![\\w-])`, 'i')

test('the code names no film, person, feed, telephone or address of the ministry', () => {
  const words = [...new Set(vocabularyOf(readEntries().entries))]
  expect(words.length).toBeGreaterThan(40)
  const [anywhere, inSite] = [patternOf(words), patternOf([...words, ...words.map(slugify)])]
  const files = globSync(CODE, { cwd: root }).filter((file) => !NOT_CODE.some((part) => part.test(file)))
  expect(files.length).toBeGreaterThan(400)
  const named = files.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        (file.startsWith('apps/web/') ? inSite : anywhere).test(line.replace(PROJECT, ''))
          ? [`${file}:${at + 1}: ${line.trim()}`]
          : [],
      ),
  )
  expect(named).toEqual([])
})
