import { gotoHydrated } from './support/pages.ts'
import { site } from './support/site.ts'
import { expect, test } from './support/test.ts'

for (const { path, title, headings } of [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    headings: [
      'The short version',
      'When you sign up for news',
      'Who handles your sign-up for us',
      'Text messages',
      'Leaving the list',
      'Videos, pictures and links to other sites',
      'What we count',
      'Cookies and similar things',
      'Forms that send nothing',
      'Children',
      'How long we keep things, and how safely',
      'Your rights',
      'Changes and questions',
    ],
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    headings: [
      'What this site is',
      'What belongs to whom',
      'Downloads',
      'News by email and text',
      'Giveaways',
      'Tickets, sponsors and other sites',
      'Donations',
      'Our reviews',
      'Fair use of the site',
      'What we can’t promise',
      'If something here is yours',
      'Changes, law and questions',
    ],
  },
]) {
  test(`${path} says when it was last updated, and has its parts and an email link`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path)
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(article.getByText('Last updated: January 2025')).toBeVisible()
    await expect(article.getByRole('heading', { level: 2 })).toHaveText(headings)
    for (const link of await article.getByRole('link', { name: site.email }).all()) {
      await expect(link).toHaveAttribute('href', `mailto:${site.email}`)
    }
    await expect(article.getByRole('link', { name: site.email }).last()).toBeVisible()
    // Names and contact details have been filled in.
    await expect(article).not.toContainText(/[{}]/)
    await expect(article).toContainText(site.phone.display)
    for (const link of await article.locator('a[href^=http]').all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  })
}

test('the terms lead to the privacy policy without a new document', async ({ page }) => {
  await gotoHydrated(page, '/contact')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await page.getByRole('article').getByRole('link', { name: 'privacy policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
