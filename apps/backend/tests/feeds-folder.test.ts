import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFeedFolder } from '../local/feeds/feed-folder.ts'
import { openGivenFeeds, openSampleFeeds } from '../local/feeds/feeds.ts'
import { feedText, sixFeeds } from './helpers/feeds.ts'
import { folderForTest } from './helpers/folders.ts'
import { startStack } from './helpers/stack.ts'

test('files named after a feed answer for it, the rest are left over', async () => {
  const dir = await folderForTest({
    '747-trailers.json': feedText(3),
    '748.json': feedText(1),
    '748-old.json': feedText(2),
    '7490.json': feedText(2),
    'notes.txt': 'not a feed',
  })
  const { files, lines } = await openFeedFolder(dir)
  expect(Object.fromEntries(files)).toEqual({ 747: '747-trailers.json', 748: '748.json' })
  expect(lines).toEqual([
    '747 ← 747-trailers.json (3 items)',
    '748 ← 748.json (1 item)',
    '748-old.json is left over: no feed uses it, see /api/getfeed/748-old',
    '7490.json is left over: no feed uses it, see /api/getfeed/7490',
    '749 has no file: its row stays empty',
    '751 has no file: its row stays empty',
    '750 has no file: its row stays empty',
    '752 has no file: its row stays empty',
  ])
})

test('files with other names fill the rows from top to bottom, past what is not JSON', async () => {
  const dir = await folderForTest({
    'a.json': feedText(1),
    'b.json': '@BindingType\nclass Feed {}',
    'c.json': `\uFEFF${feedText(2)}`,
    'd.json': '{"movies": [],\n "series": [}',
    'e.json': '{"series":\n',
    'f.json': feedText(3),
    'g.json': feedText(4),
  })
  const { lines } = await openFeedFolder(dir)
  expect(lines).toEqual([
    '747 ← a.json (1 item)',
    '748 ← c.json (2 items)',
    '749 ← f.json (3 items)',
    '751 ← g.json (4 items)',
    'b.json is not JSON: text must be in double quotes (at "@BindingType") on line 1: skipped',
    'd.json is not JSON: a value is missing, or there is an extra comma (at "}") on line 2: skipped',
    'e.json is not JSON: a value is missing, or there is an extra comma (at the end) on line 2: skipped',
    '750 has no file: its row stays empty',
    '752 has no file: its row stays empty',
  ])
})

test('items are counted wherever the Roku format allows them', async () => {
  let id = 0
  const item = () => ({ id: ++id, title: 'One', content: { videos: [] } })
  const dir = await folderForTest({
    'all.json': JSON.stringify({
      movies: [item()],
      shortFormVideos: [item()],
      tvSpecials: [item()],
      series: [{ seasons: [{ episodes: [item()] }, { episodes: [item()] }] }, { episodes: [item()] }],
    }),
  })
  expect((await openFeedFolder(dir)).lines[0]).toBe('747 ← all.json (6 items)')
})

test('the count is what the site shows', async () => {
  const film = { id: 'a', title: 'A', content: { videos: [{ url: '/a.mp4' }] } }
  const over = { validityPeriodEnd: '2020-01-01' }
  const dir = await folderForTest({
    'a.json': JSON.stringify({
      // Not shown: a live feed, an entry without a title, a duplicate, and one whose time is over.
      liveFeeds: [film],
      movies: [film, film, { ...film, title: '' }, { ...film, id: 'b', content: over }],
      // Without videos there is a card all the same.
      series: { seasons: [{ episodes: [{ id: 'c', title: 'C' }] }] },
    }),
    'b.json': '{"error": "Feed not found"}',
  })
  expect((await openFeedFolder(dir)).lines.slice(0, 2)).toEqual([
    '747 ← a.json (2 items, 2 left out: see pnpm feed:doctor)',
    'b.json is not a feed: it has none of series, movies, shortFormVideos, tvSpecials on line 1: skipped',
  ])
})

test('an edited file is read again, and a broken one says so', async () => {
  const dir = await folderForTest({ 'heritage.json': feedText(2), ...sixFeeds })
  const stack = await startStack({ FEEDS_DIR: dir })
  onTestFinished(async () => void (await stack.stop()))
  expect(stack.lines[0]).toBe('747 ← 747.json (1 item)')
  const feed = async (id: string) => (await fetch(`${stack.url}/api/getfeed/${id}`)).json()

  expect(JSON.stringify(await feed('heritage'))).toBe(feedText(2))
  await writeFile(join(dir, '747.json'), feedText(5))
  expect(JSON.stringify(await feed('747'))).toBe(feedText(5))
  await writeFile(join(dir, '747.json'), '{"series"}')
  expect(await feed('747')).toEqual({
    message: '747.json is not JSON: a colon is missing (at "}") on line 1',
  })
})

test('a long feed comes compressed, and not again when unchanged', async () => {
  const dir = await folderForTest({ ...sixFeeds, '747.json': feedText(2000) })
  const stack = await startStack({ FEEDS_DIR: dir })
  onTestFinished(async () => void (await stack.stop()))
  const response = await fetch(`${stack.url}/api/getfeed/747`, { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('vary')).toContain('Accept-Encoding')
  expect(await response.text()).toBe(feedText(2000))
  const headers = { 'if-none-match': response.headers.get('etag') ?? '' }
  expect((await fetch(`${stack.url}/api/getfeed/747`, { headers })).status).toBe(304)
})

test('a folder that is missing or holds nothing usable stops the start with a line', async () => {
  await expect(openGivenFeeds('/no/such/folder')).rejects.toThrow(
    'FEEDS_DIR must be a folder of feed files (*.json), for example FEEDS_DIR=exports/october; "/no/such/folder" is not a folder',
  )
  const dir = await folderForTest({ 'a.json': 'oops' })
  await expect(openGivenFeeds(dir)).rejects.toThrow(/nothing usable in .*a\.json is not JSON/)
})

test('a missing sample file stops the start with a line that names it', async () => {
  const { '750.json': _, ...five } = sixFeeds
  const dir = await folderForTest(five)
  await expect(openSampleFeeds(dir)).rejects.toThrow(
    /^Sample feeds are missing from .*: 750\.json\. Restore them/,
  )
})
