import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { parsePage, readDist } from '../e2e/support/dist.ts'
import { jpegSize, pdfTitle } from './support/files.ts'
import { openPage, textOf, within } from './support/page.ts'
import { get, load } from './support/serve.ts'

/** The card with this heading. */
const cardOf = (file: string, heading: string) => {
  // A hyphenated word is an element of its own, around which the spaces don't count here.
  const name = new RegExp(`^${heading.replaceAll(' ', '\\s*')}$`)
  const section = openPage(file).getByRole('heading', { name }).closest('section')
  if (!section) throw new Error(`${file} has no section “${heading}”`)
  return within(section)
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? ''

test.each([
  ['David Social Media Graphics', 'application/zip', 'PK'],
  ['David Study Guide', 'application/pdf', '%PDF'],
  ['David Lobby Poster', 'application/pdf', '%PDF'],
  ['Event-Planning Guide', 'application/pdf', '%PDF'],
])('%s is free, and its file is there', async (title, expected, start) => {
  const link = openPage('resources.html').getByRole('link', { name: `Get It Free: ${title}` })
  expect(textOf(link)).toBe('Get It Free')
  expect(link.getAttribute('target')).toBe('_blank')
  const { type, bytes } = await load(hrefOf(link))
  expect(type).toBe(expected)
  expect(bytes.toString('latin1', 0, start.length)).toBe(start)
})

test.each(['david.html', 'david-pastors.html'])(
  'the graphics pack of %s is a ZIP of pictures in the sizes that social media want',
  async (file) => {
    const link = cardOf(file, 'Social Media Graphics').getByRole('link', { name: 'Download Graphics Pack' })
    expect(hrefOf(link)).toMatch(/\/david-social-media-graphics\.zip$/)
    expect(link.hasAttribute('download')).toBe(true)
    const files = Object.entries(unzipSync((await load(hrefOf(link))).bytes))
    const pictures = files.filter(([name]) => name.endsWith('.jpg'))
    const sizes = new Set<string>()
    for (const [name, picture] of pictures) {
      const size = jpegSize(picture)
      expect(name).toContain(`-${size}.jpg`)
      sizes.add(size)
    }
    expect(pictures.length).toBeGreaterThanOrEqual(8)
    // Square and portrait posts, stories, link previews, event covers, X, YouTube, projectors.
    expect([...sizes].sort()).toEqual([
      '1080x1080',
      '1080x1350',
      '1080x1920',
      '1200x630',
      '1280x720',
      '1600x900',
      '1920x1005',
      '1920x1080',
    ])
    expect(files.filter(([name]) => name.endsWith('README.txt'))).toHaveLength(1)
  },
)

test('the event-planning guide in 10 steps is a PDF', async () => {
  const guide = cardOf('david-pastors.html', 'Event-Planning Guide')
  expect(textOf(guide.element)).toContain('10 steps')
  const link = guide.getByRole('link', { name: 'Download the Guide (PDF)' })
  expect(hrefOf(link)).toMatch(/\/event-planning-guide\.pdf$/)
  const { bytes } = await load(hrefOf(link))
  expect(pdfTitle(bytes)).toBe('Plan a Movie Night Your Church Will Remember: 10 Steps')
})

test.each([
  ['king-of-kings.html', 'king-of-kings'],
  ['mercy-ships.html', 'the-mercy-ships'],
  ['david.html', 'david'],
  ['david-pastors.html', 'david'],
])('the press kit of %s says its type and size, and has logo, poster and stills', async (file, film) => {
  const kit = within(openPage(file).getByRole('region', { name: /Press Kit$/ }))
  const link = kit.getByRole('link', { name: /^Logo, poster and stills \(ZIP, \d+ KB\)$/ })
  expect(link.getAttribute('download')).toBe('')
  const { bytes } = await load(hrefOf(link))
  const names = Object.keys(unzipSync(bytes)).map((name) => name.replace(`${film}-press-kit/`, ''))
  expect(names.filter((name) => name.startsWith('stills/'))).toHaveLength(6)
  expect(names).toEqual(
    expect.arrayContaining([
      'README.txt',
      `poster/${film}-poster.jpg`,
      expect.stringMatching(/^logo\/.+\.svg$/),
    ]),
  )
})

test('every file of a podcast answers with its size', async () => {
  const feed = 'podcasts/two-pastors-popcorn-and-a-movie/feed.xml'
  const files = [...parsePage(readDist(feed).replaceAll('enclosure ', 'source ')).querySelectorAll('source')]
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const { pathname } = new URL(file.getAttribute('url') ?? '')
    const { headers } = await get(pathname)
    expect(headers.get('content-length'), pathname).toBe(file.getAttribute('length'))
  }
})
