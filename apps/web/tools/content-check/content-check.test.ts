import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run } from '@two-pastors/tooling/run'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { folder } from '../../src/content/schemas/folder.ts'
import { checkBlogAge, oldPost } from './check-age.ts'
import { checkContent, hasErrors } from './check-content.ts'

const own = folder.web
const NOW = Date.parse('2026-03-01')

const film = {
  title: 'Hope',
  kind: 'film',
  phase: 'home',
  whereToWatch: [{ name: 'Shop', url: 'https://shop.example' }],
  page: '/david',
  description: 'Of hope.',
  thumbnail: 'poster.webp',
  logo: 'logo.svg',
  hero: { wide: 'wide.webp', tall: 'poster.webp' },
  trailerUrl: '/video/hope.mp4',
  trailerCaptions: '/video/hope.vtt',
}
const text = 'Good.'
const level = { level: 0, note: text }
const all = <Value>(names: string[], value: Value) => Object.fromEntries(names.map((name) => [name, value]))
const review = {
  title: 'Hope',
  featuredImage: 'wide.webp',
  publishDate: '2026-02-28',
  categories: ['Drama'],
  rating: 4,
  description: text,
  guide: {
    age: 6,
    why: text,
    concerns: all(['violence', 'frightening', 'grief', 'language', 'sexuality', 'substances'], level),
    virtues: all(['faith', 'courage', 'kindness', 'forgiveness', 'hope'], level),
    notes: [],
  },
  pastors: {
    agree: text,
    differ: text,
    for: all(['young-children', 'teens', 'date', 'skeptic', 'grieving'], { fit: 'yes', note: text }),
  },
  talk: {
    questions: all(['young', 'children', 'teens'], [text, text, text]),
    verse: { text, reference: 'John 11:35' },
    activity: text,
  },
  content: {
    summary: text,
    plot: text,
    faithElements: text,
    familyFriendly: text,
    positives: [text],
    concerns: [text],
    recommendation: text,
  },
}
const SITE = readFileSync(`${own}/src/config/site.yaml`, 'utf8').replace(
  /^copyrightYear: .*/m,
  'copyrightYear: 2026',
)
const row = { feed: 747, heading: 'Trailers', layout: 'portrait' }

/** A site with one film, one review and one row, and a picture of each shape. */
let small = ''
beforeAll(async () => {
  small = mkdtempSync(join(tmpdir(), 'two-pastors-content-'))
  write('src/content/films/hope.yaml', film)
  write('src/content/reviews/hope-review.yaml', review)
  write('src/content/home-rows.yaml', [row])
  write('public/video/hope.mp4', '')
  write('public/video/hope.vtt', 'WEBVTT\n')
  write('public/downloads/guide.pdf', '')
  write('src/content/images/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"></svg>')
  const picture = (width: number, height: number, file: string) =>
    sharp({ create: { width, height, channels: 3, background: 'navy' } }).toFile(
      `${small}/src/content/images/${file}`,
    )
  await Promise.all([
    picture(800, 1200, 'poster.webp'),
    picture(1600, 900, 'wide.webp'),
    picture(400, 600, 'small.webp'),
    picture(900, 1200, 'squat.webp'),
    picture(800, 1190, 'almost.webp'),
  ])
  write('src/config/site.yaml', SITE)
  folder.web = small
})
afterAll(() => {
  folder.web = own
  rmSync(small, { recursive: true })
})

function write(path: string, content: string | object) {
  mkdirSync(dirname(`${small}/${path}`), { recursive: true })
  writeFileSync(`${small}/${path}`, typeof content === 'string' ? content : stringify(content))
}

/** The findings with a changed file, which is restored afterward. */
async function findingsWith(path: string, content: string | object, before: string | object) {
  write(path, content)
  const { findings } = await checkContent({ now: NOW })
  write(path, before)
  return findings.map(({ level, file, field, text }) => `${level} ${file}: ${field}: ${text}`)
}

test('the content of this site is in order', async () => {
  folder.web = own
  const report = await checkContent()
  folder.web = small
  expect(report.findings.filter(({ level }) => level === 'error')).toEqual([])
  expect(report.files).toBeGreaterThan(20)
  expect(report.links).toBeGreaterThan(40)
})

test('a small site without a fault has no findings', async () => {
  expect((await checkContent({ now: NOW })).findings).toEqual([])
})

const FILM = 'src/content/films/hope.yaml'
const ticketsUrl = 'https://tickets.example'
const byDates = { phase: undefined, ticketsUrl }

test.each([
  [{ trailerUrl: '/video/no.mp4' }, 'error', 'trailerUrl: there is no file public/video/no.mp4'],
  [{ rating: 13 }, 'error', 'rating: must be string; got 13'],
  [{ page: '/hope' }, 'error', 'page: /hope is no page of the site'],
  [{ description: 'Write to {emial}.' }, 'error', 'description: {emial} stands there as it is'],
  [{ hero: undefined, wide: 'wide.webp' }, 'error', 'hero: is missing: /david begins with it'],
  [{ hero: undefined, page: undefined }, 'warning', 'wide: is missing'],
  [{ logo: undefined }, 'warning', 'logo: is missing'],
  [{ trailerUrl: undefined, trailerCaptions: undefined }, 'warning', 'trailerUrl: is missing'],
  [{ trailerUrl: undefined, page: undefined }, 'warning', 'trailerCaptions: belongs to no trailer'],
  [{ trailerCaptions: undefined }, 'error', 'trailerCaptions: is missing'],
  [{ trailerDate: '2026-03-02' }, 'warning', 'trailerDate: is in the future'],
  [
    { phase: 'tickets', dates: { theaters: { day: '2026-02-27' } }, ticketsUrl },
    'warning',
    'phase: is tickets, but 2026-02-27 (theaters) has passed: take the line out',
  ],
  [{ phase: 'tickets', dates: { theaters: { day: '2026-03-02' } } }, 'warning', 'ticketsUrl: is missing'],
  [{ phase: 'tickets', ticketsUrl }, 'warning', 'dates: name no day on which it opens'],
  [{ phase: 'theaters' }, 'warning', 'showtimesUrl: is missing'],
  [{ whereToWatch: [] }, 'warning', 'whereToWatch: is missing: /david does not say where'],
  [{ ...byDates, dates: { theaters: { day: '2025-10-31' } } }, 'warning', 'dates.home: is missing'],
  [{ ...byDates, dates: { theaters: { day: '2026-03-20' } } }, 'warning', 'dates.tickets: is missing'],
  [{ dates: { theaters: { day: '2026-02-31' } } }, 'error', 'dates.theaters.day: must be a date'],
  [{ description: 'In theaters this summer.' }, 'warning', 'description: “this summer” is true for some'],
  [{ thumbnail: 'small.webp' }, 'error', 'thumbnail: small.webp is 400 px wide: take one of at least 800 px'],
  [{ thumbnail: 'squat.webp' }, 'error', 'squat.webp is 900 × 1200 px, not 2:3: crop it to 800 × 1200 px'],
])('a film with %j: one %s: %s', async (changes, level, expected) => {
  const [finding, ...others] = await findingsWith(FILM, { ...film, ...changes }, film)
  expect(finding).toContain(`${level} ${FILM}: `)
  expect(finding).toContain(expected)
  expect(others).toEqual([])
})

test.each([
  [
    'opens tomorrow',
    { ...byDates, dates: { tickets: { day: '2026-02-01' }, theaters: { day: '2026-03-02' } } },
  ],
  ['is in theaters for three months', { ...byDates, dates: { theaters: { day: '2025-12-01' } } }],
  ['is kept where its dates put it', { phase: 'home', dates: { home: { day: '2026-02-01' } } }],
  ['has a poster that is a px too low', { thumbnail: 'almost.webp' }],
])('a film that %s is fine', async (_, changes) => {
  expect(await findingsWith(FILM, { ...film, ...changes }, film)).toEqual([])
})

test('the film of the home page needs all that the home page shows', async () => {
  write('src/content/films/david.yaml', { ...film, logo: undefined, tagline: 'Small.' })
  const { findings } = await checkContent({ now: NOW })
  rmSync(`${small}/src/content/films/david.yaml`)
  expect(findings.map(({ level, field }) => `${level} ${field}`)).toEqual([
    'error groupTicketsUrl',
    'error logo',
  ])
})

test('a file that pages import is missed, and so is the film of a kit', async () => {
  write('src/pages/hope/hope-page.tsx', "import film from '#content/films/gone.yaml'\n")
  write('src/content/kits/gone.yaml', readFileSync(`${own}/src/content/kits/david.yaml`, 'utf8'))
  const { findings } = await checkContent({ now: NOW })
  rmSync(`${small}/src/pages`, { recursive: true })
  rmSync(`${small}/src/content/kits`, { recursive: true })
  expect(findings.map(({ level, file, text }) => `${level} ${file}: ${text}`)).toEqual([
    'error src/content/films/gone.yaml: is gone, but needed by the pages hope: put it back',
    'error src/content/kits/gone.yaml: is the kit of a film that is gone: put content/films/gone.yaml back, or delete the kit too',
  ])
})

const REVIEW = 'src/content/reviews/hope-review.yaml'

test.each([
  ['[Here](/downloads/no.pdf)', '/downloads/no.pdf is not in apps/web/public: put it there'],
  ['[Here](/movie)', '/movie is no page of the site'],
  ['[Here](/reviews/none)', '/reviews/none is no page of the site'],
  ['[Here](movies)', '“movies” leads nowhere: write a page of the site'],
  ['[Here](#plot)', '“#plot” leads nowhere'],
  ['[Here](//movies)', '“//movies” leads nowhere'],
  ['![Us](/no.png)', '/no.png is not in apps/web/public'],
  ['![](/downloads/guide.pdf)', '/downloads/guide.pdf has no alt text'],
  ['[](/movies)', 'the link to /movies has no words'],
])('Markdown: %s: %s', async (plot, expected) => {
  const content = { ...review.content, plot }
  expect(await findingsWith(REVIEW, { ...review, content }, review)).toEqual([
    expect.stringContaining(`error ${REVIEW}: content.plot: ${expected}`),
  ])
})

test('links that lead somewhere are fine', async () => {
  const plot = `[a](/movies/) [b](/reviews/hope-review?x#y) [c](/blog/a-post) [d](/downloads/guide.pdf) <a@b.example>
[e](mailto:{email}) [f](https://no.example/) [![g](/downloads/guide.pdf)](/david) [h](/reviews/feed.xml)`
  expect(await findingsWith(REVIEW, { ...review, content: { ...review.content, plot } }, review)).toEqual([])
})

const WHOLE_LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"></svg>'

test.each([
  [REVIEW, { ...review, publishDate: '2026-03-02' }, review, 'warning', '2026-03-02 is in the future'],
  ['src/content/home-rows.yaml', [row, row], [row], 'error', '1.feed: 747 fills a row above already'],
  ['src/content/home-rows.yaml', '- "open', [row], 'error', 'Missing closing "quote'],
  ['public/video/hope.vtt', '1\n00:00 --> 00:01', 'WEBVTT\n', 'error', '/video/hope.vtt is no WebVTT'],
  [
    'src/content/images/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
    WHOLE_LOGO,
    'error',
    'logo: logo.svg has no viewBox',
  ],
  ['src/content/images/logo.svg', '<svg', WHOLE_LOGO, 'error', 'logo: logo.svg cannot be read'],
])('%s as %j: a finding', async (path, content, before, level, expected) => {
  const [finding, ...others] = await findingsWith(path, content, before)
  expect(finding).toMatch(new RegExp(`^${level} `))
  expect(finding).toContain(expected)
  expect(others).toEqual([])
})

test('the copyright year of last year is old', async () => {
  const old = SITE.replace('copyrightYear: 2026', 'copyrightYear: 2025')
  expect(await findingsWith('src/config/site.yaml', old, SITE)).toEqual([
    'warning src/config/site.yaml: copyrightYear: is 2025: the footer of every page shows it',
  ])
})

test('the day of a film stands for itself on its page, and nowhere else', async () => {
  const david = 'src/content/pages/david-pastors.yaml'
  const page = readFileSync(`${own}/${david}`, 'utf8')
  write(david, page.replace(/^title: .*/m, 'title: David, {theaters}'))
  const { findings } = await checkContent({ now: NOW })
  rmSync(`${small}/${david}`)
  expect(findings.filter(({ field }) => field === 'title')).toEqual([])
  expect(await findingsWith(FILM, { ...film, description: 'Opens {theaters}.' }, film)).toEqual([
    expect.stringContaining('{theaters} stands there as it is'),
  ])
})

test('a kit fills in what it knows of a showing, and nothing else', async () => {
  const file = 'src/content/plan.yaml'
  const plan = readFileSync(`${own}/${file}`, 'utf8')
  write(file, plan.replace('from {church}', 'from {churhc}'))
  const { findings } = await checkContent({ now: NOW })
  rmSync(`${small}/${file}`)
  expect(findings.filter((finding) => finding.file === file).map(({ text }) => text)).toEqual([
    expect.stringContaining('{churhc} stands there as it is: only {name}, {email}, {phone}, {film}'),
  ])
})

test.each([
  ['2025-11-10', '2026-03-01', 0],
  ['2025-11-10', '2026-03-11', 1],
  ['2026-01-02', '2026-12-31', 0],
  ['2025-12-30', '2026-01-02', 0],
])('a newest post of %s, on %s: %i warnings', (newest, now, warnings) => {
  expect(oldPost('blog', Date.parse(newest), Date.parse(now))).toHaveLength(warnings)
})

test('the newest post is looked for in the blog that the site reads', async () => {
  const text = 'the newest post is of 2025, and /reviews calls it the latest: write one'
  expect(await checkBlogAge(false, Date.parse('2027-01-01'))).toEqual([
    { level: 'warning', file: '/sample/blog.xml', field: '', text },
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
