import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '@two-pastors/tooling/run'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folder } from '../../model/folder.ts'
import { checkContent, hasErrors } from './check-content.ts'
import { markOf } from './check-legal.ts'
import {
  FILM,
  film,
  findingsWith,
  makeSmallSite,
  NOW,
  own,
  REVIEW,
  removeSmallSite,
  review,
  row,
  small,
  write,
} from './testing/small-site.ts'

beforeAll(makeSmallSite)
afterAll(removeSmallSite)

test('the content of this site is in order', async () => {
  folder.content = own
  const report = await checkContent()
  folder.content = `${small}/content`
  expect(report.findings.filter(({ level }) => level === 'error')).toEqual([])
  expect(report.files).toBeGreaterThan(20)
  expect(report.links).toBeGreaterThan(40)
})

test('a small site without a fault has no findings', async () => {
  expect((await checkContent({ now: NOW })).findings).toEqual([])
})

test('a film at the top of the home page that is off the site is said', async () => {
  write('content/home.yaml', { film: 'gone', sections: [] })
  write('content/films/gone.yaml', { ...film, title: 'Gone', movedTo: '/movies' })
  const { findings } = await checkContent({ now: NOW })
  rmSync(`${small}/content/home.yaml`)
  rmSync(`${small}/content/films/gone.yaml`)
  expect(findings).toEqual([
    {
      level: 'warning',
      file: 'content/home.yaml',
      field: 'film',
      text: 'is gone, which is off the site, so another film is there: choose one, or leave it empty',
    },
  ])
})

const WHOLE_LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"></svg>'

test.each([
  [REVIEW, { ...review, publishDate: '2026-03-02' }, review, 'warning', '2026-03-02 is in the future'],
  [
    REVIEW,
    { ...review, content: { ...review.content, positives: ['Soft\u000breturn'] } },
    review,
    'warning',
    'content.positives.0: has invisible characters (U+000B), which the site leaves out',
  ],
  ['content/home-rows.yaml', [row, row], [row], 'error', '1.feed: 747 is already used by a row above'],
  ['content/home-rows.yaml', '- "open', [row], 'error', 'Missing closing "quote'],
  [
    'content/public/video/hope.vtt',
    '1\n00:00 --> 00:01',
    'WEBVTT\n',
    'error',
    '/video/hope.vtt has no captions in it',
  ],
  [
    'content/public/video/hope.vtt',
    'WEBVTT\n\n00:04.800 --> 00:05.000 line:0\nHope.\n\n00:00:05.1000 --> 00:00:06.000\nMore hope.\n',
    'WEBVTT\n',
    'error',
    '/video/hope.vtt has a caption that is never shown: “00:00:05.1000 --> 00:00:06.000”',
  ],
  [
    'content/images/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
    WHOLE_LOGO,
    'error',
    'logo: logo.svg has no viewBox',
  ],
  ['content/images/logo.svg', '<svg', WHOLE_LOGO, 'error', 'logo: logo.svg cannot be read'],
])('%s as %j: a finding', async (path, content, before, level, expected) => {
  const [finding, ...others] = await findingsWith(path, content, before)
  expect(finding).toMatch(new RegExp(`^${level} `))
  expect(finding).toContain(expected)
  expect(others).toEqual([])
})

test('a legal text is dated by what it says', async () => {
  const file = 'content/legal/privacy-policy.yaml'
  const legal = (day: string, words: string, body: string) => ({
    title: 'Privacy',
    description: 'Of privacy.',
    lastUpdated: 'January 2025',
    amended: { day, words },
    body,
  })
  const body = 'We keep nothing.\n'
  const right = legal('2026-02-01', markOf('2026-02-01', body), body)
  write(file, right)
  expect((await checkContent({ now: NOW })).findings).toEqual([])
  const mark = markOf('2026-02-01', body)
  for (const wrong of [
    legal('2026-02-01', mark, 'We keep everything.\n'),
    legal('2026-02-02', mark, body),
    // The new hash needs the new day too.
    legal('2026-02-01', markOf('2026-03-01', 'We keep everything.'), 'We keep everything.\n'),
  ]) {
    const said = markOf('2026-03-01', wrong.body)
    expect(await findingsWith(file, wrong, right)).toEqual([
      expect.stringContaining(`set day to 2026-03-01 and words to "${said}"`),
    ])
  }
  // Its lines may be broken elsewhere.
  expect(await findingsWith(file, legal('2026-02-01', mark, 'We keep\nnothing.'), right)).toEqual([])
  rmSync(`${small}/content/legal`, { recursive: true })
})

test('the day of a film stands for itself on its page, and nowhere else', async () => {
  const david = 'content/films/david.yaml'
  const page = readFileSync(`${own}/../${david}`, 'utf8')
  write(david, page.replace(/^ {2}title: .*/m, '  title: David, {theaters}'))
  const { findings } = await checkContent({ now: NOW })
  rmSync(`${small}/${david}`)
  expect(findings.filter(({ field }) => field === 'leaders.title')).toEqual([])
  expect(await findingsWith(FILM, { ...film, description: 'Opens {theaters}.' }, film)).toEqual([
    expect.stringContaining('{theaters} is not a placeholder and would be shown as is'),
  ])
})

test('a kit fills in what it knows of a showing, and nothing else', async () => {
  const file = 'content/plan.yaml'
  const plan = readFileSync(`${own}/../${file}`, 'utf8')
  write(file, plan.replace('from {church}', 'from {churhc}'))
  const { findings } = await checkContent({ now: NOW })
  rmSync(`${small}/${file}`)
  expect(findings.filter((finding) => finding.file === file).map(({ text }) => text)).toEqual([
    expect.stringContaining(
      '{churhc} is not a placeholder and would be shown as is: use {name}, {email}, {phone}, {film}',
    ),
  ])
})

test('warnings are for somebody to judge; an error is none', () => {
  const report = { files: 1, links: 0 }
  const finding = { file: 'a', field: 'b', text: 'c' }
  expect(hasErrors({ ...report, findings: [{ ...finding, level: 'warning' }] })).toBe(false)
  expect(hasErrors({ ...report, findings: [{ ...finding, level: 'error' }] })).toBe(true)
})

// Spawns a process, which takes half a second, and longer on a busy machine.
test('the command ends with 0 where nothing is wrong', { timeout: 30_000 }, async () => {
  const { code, output } = await run('node', [join(import.meta.dirname, 'main.ts')])
  expect(output).toMatch(/^\d+ files, \d+ links: 0 errors, \d+ warnings$/m)
  expect(code).toBe(0)
})
