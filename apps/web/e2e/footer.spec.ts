import { expectPictures } from './support/pictures.ts'
import { site } from './support/site.ts'
import { expect, test } from './support/test.ts'

const outside = /^https:\/\/(?!localhost)/

test('the footer leads to the pages of the site', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link')
  await expect(links).toHaveText(site.footerLinks.map(({ label }) => label))
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(site.footerLinks.map(({ to }) => to))
  await links.filter({ hasText: 'Terms of Service' }).click()
  await expect(page).toHaveURL('/terms-of-service')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
})

test('the footer leads to our social media, in new tabs', async ({ page }) => {
  await page.goto('/')
  const social = page.getByRole('navigation', { name: 'Social media' })
  await expect(social.getByRole('link')).toHaveText(['Facebook', 'Instagram', 'YouTube'])
  for (const [name, address] of [
    ['Facebook', /^https:\/\/www\.facebook\.com\/\w+/],
    ['Instagram', /^https:\/\/www\.instagram\.com\/\w+/],
    ['YouTube', /^https:\/\/www\.youtube\.com\/playlist\?list=\w+/],
  ] as const) {
    await expect(social.getByRole('link', { name })).toHaveAttribute('href', address)
    await expect(social.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
})

for (const path of ['/', '/privacy-policy']) {
  test(`the footer of ${path} tells our mission, a verse, the year and who built it`, async ({ page }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(
      'We watch movies so that your family can choose well: honest reviews, good conversations and films that inspire faith, courage and kindness.',
    )
    const verse = footer.getByRole('blockquote')
    await expect(verse).toContainText(
      'Do not conform to the pattern of this world, but be transformed by the renewing of your mind.',
    )
    await expect(verse).toContainText('Romans 12:2')
    await expect(footer).toContainText('© 2025 Two Pastors, Popcorn and a Movie')
    await expect(footer.getByText(/^Powered by/)).toHaveText('Powered by Lovable')
    const builder = footer.getByRole('link', { name: 'Lovable' })
    await expect(builder).toHaveAttribute('href', outside)
    await expect(builder).toHaveAttribute('target', '_blank')
  })
}

test('Our Sponsors are five logos that lead out in new tabs, with their discounts', async ({ page }) => {
  await page.goto('/')
  const sponsors = page.getByRole('region', { name: 'Our Sponsors', exact: true })
  await expect(sponsors.getByRole('listitem')).toHaveCount(5)
  await expectPictures(sponsors, 5)
  const code = 'Code 2pastors for 10% off'
  for (const [index, [name, note]] of (
    [
      ['Bee Kings', code],
      // Without a discount, its address.
      ['KidzMatter', 'kidzmatter.com'],
      ['Island Popper', code],
      ['Snow Creek Meadows', code],
      ['Flip My Life', 'Use this link for 10% discount'],
    ] as const
  ).entries()) {
    const sponsor = sponsors.getByRole('listitem').nth(index)
    const link = sponsor.getByRole('link', { name: `${name} ${note}`, exact: true })
    await expect(link.getByRole('img', { name, exact: true })).toBeVisible()
    await expect(sponsor).toHaveText(note)
    await expect(link).toHaveAttribute('href', outside)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})
