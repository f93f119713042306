import { expect, test } from 'vitest'
import type { SearchEntry } from './entry.ts'
import { best } from './find.ts'
import { siteIndex, spokenIndex } from './site-index.ts'

const entry = (title: string, facts: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'page',
  label: 'Page',
  path: `/${title}`,
  title,
  text: '',
  words: [],
  tags: [],
  ...facts,
})
const titles = async (entries: SearchEntry[], term: string) =>
  best(await siteIndex(entries), term).map(({ title }) => title)

const ships = entry('The Mercy Ships', { kind: 'film' })
const david = entry('David', { kind: 'film', words: ['tickets', 'showtimes'] })
const post = entry('What Mercy Is', { kind: 'post', text: 'A letter about David and tickets.' })

test('a title counts for more than a text, and staff’s words as much as a title', async () => {
  expect(await titles([post, david], 'david')).toEqual(['David', 'What Mercy Is'])
  expect(await titles([post, david], 'tickets')).toEqual(['David', 'What Mercy Is'])
})

test('among equals a film comes before its trailer', async () => {
  const trailer = entry('David', { kind: 'video', label: 'Trailer' })
  expect(best(await siteIndex([trailer, david]), 'david').map(({ kind }) => kind)).toEqual(['film', 'video'])
})

test('the beginning of a word finds it, and so does a misspelling', async () => {
  for (const term of ['merc', 'mersy ships', 'mercy shps', 'mecry ships', 'MERCY-SHIPS!'])
    expect(await titles([david, ships], term), term).toEqual(['The Mercy Ships'])
})

test('a title is found without its spaces, and without apostrophes and accents', async () => {
  expect(await titles([david, ships], 'themercyships')).toEqual(['The Mercy Ships'])
  expect(await titles([entry('A Cowgirl’s Café')], 'cowgirls cafe')).toEqual(['A Cowgirl’s Café'])
})

test('another word is no misspelling: it counts neither beside the right one nor without it', async () => {
  const story = entry('A Story')
  expect(await titles([story, entry('Asleep in the Storm')], 'storm')).toEqual(['Asleep in the Storm'])
  for (const [term, title] of [
    ['storm', 'A Story'],
    ['fear', 'A Ten-Year-Old'],
    ['embed', 'Ember'],
    ['live', 'Love'],
    ['divorce', 'David'],
  ] as const)
    expect(await titles([entry(title)], term), term).toEqual([])
})

test('all words have to fit; of three, one may be missing if nothing has them all', async () => {
  expect(await titles([ships, post], 'mercy ships')).toEqual(['The Mercy Ships'])
  expect(await titles([ships, post], 'mercy elephants')).toEqual([])
  expect(await titles([ships, post], 'the mercy ships elephants')).toEqual(['The Mercy Ships'])
  expect(await titles([ships, post], 'what mercy ships')).toEqual(['The Mercy Ships', 'What Mercy Is'])
})

test('words that every text has say nothing, unless there are no others', async () => {
  expect(await titles([ships, entry('The Lord')], 'the rings of the lord')).toEqual([])
  expect(await titles([ships, entry('To Be')], 'the')).toEqual(['The Mercy Ships'])
})

test('nothing is found for a blank term, for signs and for a word that nothing is like', async () => {
  for (const term of ['', '  ', '!?', 'xylophone'])
    expect(await titles([david, ships, post], term)).toEqual([])
})

test('a hit names the words that were found, for their highlighting', async () => {
  expect(best(await siteIndex([ships]), 'mersy shi')[0]?.found.toSorted()).toEqual(['mercy', 'ships'])
})

const said = await spokenIndex([
  {
    path: '/watch/storm',
    title: 'Asleep in the Storm',
    lines: [
      [3, 'Peace, be still.'],
      [760, 'Be not afraid.'],
    ],
  },
  { path: '/watch/stones', title: 'Five Stones', lines: [[12, 'He was not afraid of the giant.']] },
])

test('a line of a video is found with its place', () => {
  expect(best(said, 'peace be stil')).toEqual([
    {
      path: '/watch/storm',
      title: 'Asleep in the Storm',
      at: 3,
      text: 'Peace, be still.',
      found: expect.any(Array),
    },
  ])
  expect(best(said, 'afraid').map(({ path, at }) => [path, at])).toEqual([
    ['/watch/storm', 760],
    ['/watch/stones', 12],
  ])
})

test('a line has to have all the words: some of them are in every video', () => {
  expect(best(said, 'afraid of elephants')).toEqual([])
})
