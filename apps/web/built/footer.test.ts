import { expect, test } from 'vitest'
import { site } from '../e2e/support/site.ts'
import { expectOutside, expectPictures, openPage, textOf, textsOf, within } from './support/page.ts'

const footerOf = (file: string) => within(openPage(file).getByRole('contentinfo'))

test('the footer leads to the pages of the site', () => {
  const links = within(footerOf('index.html').getByRole('navigation', { name: 'Footer' })).getAllByRole(
    'link',
  )
  expect(textsOf(links)).toEqual(site.footerLinks.map(({ label }) => label))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(site.footerLinks.map(({ to }) => to))
})

test('the footer leads to our social media, in new tabs', () => {
  const social = within(footerOf('index.html').getByRole('navigation', { name: 'Social media' }))
  expect(textsOf(social.getAllByRole('link'))).toEqual(['Facebook', 'Instagram', 'YouTube'])
  for (const [name, address] of [
    ['Facebook', /^https:\/\/www\.facebook\.com\/\w+/],
    ['Instagram', /^https:\/\/www\.instagram\.com\/\w+/],
    ['YouTube', /^https:\/\/www\.youtube\.com\/playlist\?list=\w+/],
  ] as const) {
    expectOutside(social.getByRole('link', { name }), address)
  }
})

test.each(['index.html', 'privacy-policy.html'])(
  'the footer of %s tells our mission, a verse, the year and who built it',
  (file) => {
    const footer = footerOf(file)
    const text = textOf(footer.element)
    expect(text).toContain(
      'We watch movies so that your family can choose well: honest reviews, good conversations and films that inspire faith, courage and kindness.',
    )
    const verse = textOf(footer.getByRole('blockquote'))
    expect(verse).toContain(
      'Do not conform to the pattern of this world, but be transformed by the renewing of your mind.',
    )
    expect(verse).toContain('Romans 12:2')
    expect(text).toContain('© 2025 Two Pastors, Popcorn and a Movie')
    expect(textOf(footer.getByText(/^Powered by/))).toBe('Powered by Lovable')
    expectOutside(footer.getByRole('link', { name: 'Lovable' }))
  },
)

test('Our Sponsors are five logos that lead out in new tabs, with their discounts', async () => {
  const sponsors = within(openPage('index.html').getByRole('region', { name: 'Our Sponsors' }))
  const items = sponsors.getAllByRole('listitem')
  await expectPictures(sponsors.element, 5)
  const code = 'Code 2pastors for 10% off'
  const expected = [
    ['Bee Kings', code],
    // Without a discount, its address.
    ['KidzMatter', 'kidzmatter.com'],
    ['Island Popper', code],
    ['Snow Creek Meadows', code],
    ['Flip My Life', 'Use this link for 10% discount'],
  ] as const
  expect(textsOf(items)).toEqual(expected.map(([, note]) => note))
  for (const [index, [name]] of expected.entries()) {
    const link = within(items[index] as HTMLElement).getByRole('link')
    within(link).getByRole('img', { name })
    expectOutside(link)
  }
})
