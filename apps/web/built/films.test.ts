import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readDist } from '../e2e/support/dist.ts'
import { expectOutside, expectPictures, openPage, textOf, textsOf, within } from './support/page.ts'
import { load } from './support/serve.ts'

type Place = ReturnType<typeof within>

const region = (page: Place, name: string) => within(page.getByRole('region', { name }))
const badges = (place: Place) => textsOf(place.element.querySelectorAll('[data-slot=badge]'))

/** The section with this heading. */
function card(page: Place, name: string): Place {
  const section = page.getByRole('heading', { name }).closest('section')
  if (!section) throw new Error(`There is no section “${name}”`)
  return within(section)
}

const ticketsOf = (page: Place) => region(page, 'Get Your Tickets').getByRole('link', { name: 'Get Tickets' })

test.each([
  {
    file: 'king-of-kings.html',
    title: 'King of Kings',
    facts: ['2025', 'Animation', 'PG', '103 min'],
    description: 'Young Walter Dickens can think of nothing but King Arthur',
  },
  {
    file: 'mercy-ships.html',
    title: 'The Mercy Ships',
    facts: ['2025', 'Reality Series', 'TV-G', '10 Episodes'],
    description: 'A hospital ship ties up in West Africa',
  },
])(
  'the hero of $file shows art and logo, the facts as badges, and what it is about',
  async ({ file, title, facts, description }) => {
    const hero = region(openPage(file), title)
    await expectPictures(hero.getByRole('heading', { name: title, level: 1 }), 1)
    await expectPictures(hero.element, 2)
    expect(badges(hero)).toEqual(facts)
    expect(textsOf(hero.element.querySelectorAll('p')).join('\n')).toContain(description)
  },
)

test('the podcast on the page of King of Kings can be followed in an app', () => {
  const link = openPage('king-of-kings.html').getByRole('link', {
    name: /^Listen in your podcast app: Two Pastors/,
  })
  expect(link.getAttribute('href')).toBe('/podcasts/two-pastors-popcorn-and-a-movie/feed.xml')
})

test.each([
  ['king-of-kings.html', /^Four men in a boat/],
  ['mercy-ships.html', /^People on the quay/],
  ['david.html', /^Five smooth stones/],
  ['david-pastors.html', /^Five smooth stones/],
])('%s has a gallery whose pictures say what they show', async (file, shows) => {
  const gallery = region(openPage(file), 'Gallery')
  await expectPictures(gallery.element, 3)
  gallery.getByRole('img', { name: shows })
  const words = [...gallery.element.querySelectorAll('img')].map((picture) => picture.alt)
  expect(
    words.filter((word) => !word.trim()),
    'pictures without words',
  ).toEqual([])
})

/** The brightness of a picture, in 32 × 18 fields. */
async function fieldsOf(picture: HTMLImageElement): Promise<number[]> {
  const { bytes } = await load(picture.getAttribute('src') ?? '')
  const { data } = await sharp(bytes)
    .greyscale()
    .resize(32, 18, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length
  return [...data].map((value) => value - mean)
}

/** How similar two pictures are: 1 if they are the same, 0 if they have nothing in common. */
function likeness(one: number[], other: number[]): number {
  const dot = (a: number[], b: number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))
}

test.each([
  ['king-of-kings.html', 'King of Kings'],
  ['mercy-ships.html', 'The Mercy Ships'],
  ['david.html', 'David'],
])('%s shows no picture twice', async (file, title) => {
  const page = openPage(file)
  const hero = region(page, title).element.querySelector<HTMLImageElement>('[data-slot=hero-image]')
  const gallery = [...region(page, 'Gallery').element.querySelectorAll('img')]
  const pictures = [...(hero ? [hero] : []), ...gallery]
  expect(pictures).toHaveLength(4)
  const fields = await Promise.all(pictures.map(fieldsOf))
  for (const [at, one] of fields.entries())
    for (const other of fields.slice(at + 1)) expect(likeness(one, other)).toBeLessThan(0.8)
})

describe.each(['david.html', 'david-pastors.html'])('%s', (file) => {
  const page = openPage(file)

  test('banner, logo, release date and synopsis introduce the film', async () => {
    const banner = region(page, 'David')
    await expectPictures(banner.getByRole('heading', { name: 'David', level: 1 }), 1)
    await expectPictures(banner.element, 2)
    banner.getByText('In theaters December 19, 2025')
    const story = textOf(region(page, 'The Story').element)
    expect(story).toContain('Before there was a king, there was a boy who sang to sheep.')
    expect(story).toContain('David is an animated musical for the whole family')
  })

  test('tickets are sold elsewhere, in a new tab, with the code 4Pastors', () => {
    expectOutside(ticketsOf(page))
    const code = region(page, 'Get Your Tickets').getByText('4Pastors')
    expect(textOf(code.parentElement)).toBe('Discount code4Pastors')
  })

  test('showtimes are promised, group tickets sold, and groups can write or call', () => {
    const showtimes = card(page, 'Showtimes')
    showtimes.getByText('Showtimes will be available closer to the release date')
    expect(showtimes.queryByRole('link')).toBeNull()

    const discount = card(page, 'Discount Group Tickets').getByRole('link')
    expect(textOf(discount)).toBe('Discount Group Tickets')
    expectOutside(discount)
    // A form for groups, not the shop that sells single seats.
    expect(discount.getAttribute('href')).not.toBe(ticketsOf(page).getAttribute('href'))

    const groups = card(page, 'Group Tickets')
    expect(textOf(groups.element)).toContain('10+ people')
    const [mail, phone] = groups.getAllByRole('link')
    const address = textOf(mail ?? null)
    expect(address).toMatch(/^\S+@\S+\.\S+$/)
    expect(mail?.getAttribute('href')).toBe(`mailto:${address}`)
    const digits = textOf(phone ?? null).replace(/\D/g, '')
    expect(digits).toHaveLength(10)
    expect(phone?.getAttribute('href')).toBe(`tel:+1${digits}`)
  })
})

test('pastors can ask for a preview on a form elsewhere, in a new tab', () => {
  const page = openPage('david-pastors.html')
  const letter = region(page, 'David for Pastors and Church Leaders')
  expect(textOf(letter.element)).toContain('Dear colleagues')
  const preview = card(page, 'Preview for Pastors and Church Leaders')
  const link = preview.getByRole('link', { name: 'Sign Up for a Preview' })
  expectOutside(link)
  // A separate form, not the ticket shop.
  expect(link.getAttribute('href')).not.toBe(ticketsOf(page).getAttribute('href'))
})

test('the page for everyone has neither the preview nor the guide', () => {
  const page = openPage('david.html')
  card(page, 'Group Tickets')
  expect(page.queryByRole('link', { name: 'Sign Up for a Preview' })).toBeNull()
  expect(page.queryByRole('link', { name: 'Download the Guide (PDF)' })).toBeNull()
})

test('the former address of a film’s page for leaders leads to it', () => {
  expect(readDist('david-leaders.html')).toContain('url=/david-pastors"')
})
