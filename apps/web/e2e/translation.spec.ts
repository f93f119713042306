import type { Page } from '@playwright/test'
import { translate } from '@two-pastors/tooling/translation'
import { holdRequests } from './support/hold-requests.ts'
import { gotoHydrated } from './support/pages.ts'
import { cards, field } from './support/search.ts'
import { expect, test } from './support/test.ts'

// A browser that translates puts elements in place of the texts that React made; React must manage without them. What it
// can't do is an error in the console, which fails these tests.

const translatePage = (page: Page) => page.evaluate(translate, undefined)

/** Opens a page and has it translated. */
async function gotoTranslated(page: Page, path: string) {
  await gotoHydrated(page, path)
  await translatePage(page)
}

test('a sign-up on a translated page says what it does, and is sent', async ({ page }) => {
  await gotoTranslated(page, '/notifications')
  const form = page.getByRole('form')
  const button = form.locator('button[type=submit]')
  await button.click()
  await expect(form.getByRole('alert').first()).toHaveText('Please enter your email address to subscribe.')
  await translatePage(page)
  const release = await holdRequests(page, '**/functions/v1/mailchimp-subscribe')
  await form.locator('input[type=email]').fill('grace@example.org')
  await button.click()
  await expect(button).toHaveText('Subscribing...')
  await translatePage(page)
  release()
  await expect(button).toHaveText('Subscribe')
  await expect(form.getByRole('status')).toContainText('We have grace@example.org.')
})

test('a translated sign-in says what it does', { tag: '@all' }, async ({ page }) => {
  await gotoTranslated(page, '/signin')
  const form = page.locator('form').filter({ visible: true, has: page.locator('[type=password]') })
  await form.locator('[type=email]').fill('grace@example.org')
  await form.locator('[type=password]').fill('popcorn 4 two')
  const button = form.locator('button[type=submit]')
  await button.click()
  await expect(button).toHaveText('Signing In...')
  await translatePage(page)
  await expect(button).toHaveText('Sign In')
  await page.getByRole('tab').last().click()
  await expect(page.locator('[name=confirmPassword]')).toBeVisible()
})

test('a translated plan follows the answers', async ({ page }) => {
  await gotoHydrated(page, '/plan')
  const summary = page.locator('[data-slot=kit-summary]')
  await expect(summary).toContainText('Nothing is booked')
  await translatePage(page)
  for (const name of ['Grace Chapel', 'Hope Fellowship']) {
    await page.locator('input[name=church]').fill(name)
    await expect(summary).toContainText(`${name}: David, `)
    await translatePage(page)
  }
  const license = page.getByRole('status').filter({ has: page.locator('a[href="#licenses"]') })
  await page.locator('input[name=kind][value=church-hall]').check()
  await expect(license).toContainText('can’t be licensed')
  await translatePage(page)
  await page.locator('input[name=film]').last().check()
  await expect(license).toContainText('You need a license')
  await page.locator('input[name=church]').fill('')
  await expect(summary).not.toContainText('Fellowship')
})

test('a translated search says what it found of the term', { tag: '@all' }, async ({ page }) => {
  await gotoTranslated(page, '/search?q=david')
  const outcome = page.getByRole('main').getByRole('status').first()
  for (const term of ['storm', 'zzqxv', 'david']) {
    await translatePage(page)
    await field(page).fill(term)
    if (term === 'zzqxv') await expect(outcome).toHaveText(/^No results found/)
    else await expect(outcome).toHaveText(new RegExp(`^Found \\d+ results? for "${term}"$`))
    await expect(cards(page).filter({ hasText: /\[/ })).toHaveCount(0)
  }
})

test('translated filters say of each review what does not fit', { tag: '@all' }, async ({ page }) => {
  await gotoTranslated(page, '/reviews')
  const notes = page.getByRole('main').getByText('Not quite: ')
  await page.locator('main select').first().selectOption({ index: 1 })
  await expect(notes.first()).toBeVisible()
  await translatePage(page)
  await page.locator('main select').nth(1).selectOption({ index: 1 })
  await expect(notes.first()).not.toHaveText(/\[/)
})

test.describe('a browser that translates before the app has come', () => {
  // React makes such a page anew, and says so.
  test.use({ expectedErrors: /error #418/ })

  test('keeps what was typed and pressed', async ({ page }) => {
    await page.addInitScript(
      `document.addEventListener('DOMContentLoaded', () => { (${translate.toString()})() }, { once: true })`,
    )
    const release = await holdRequests(page, '**/assets/*.js')
    await page.goto('/notifications', { waitUntil: 'commit' })
    const form = page.getByRole('main').locator('form')
    const email = form.locator('input[type=email]')
    await email.fill('grace@example.org')
    await form.locator('button[type=submit]').click()
    release()
    await expect(form.getByRole('status')).toContainText('We have grace@example.org.')
  })
})

test('translated pages lead on to others of their kind, and back', async ({ page }) => {
  await gotoTranslated(page, '/reviews')
  const heading = page.getByRole('heading', { level: 1 })
  for (const path of ['/reviews/old-yeller-review', '/reviews/up-review']) {
    // As the suggestions of the search do, from one review to another.
    await page.locator('header input[type=search]').fill(path.includes('up-') ? 'Up' : 'Old Yeller')
    await page.locator(`header a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(heading).not.toHaveText(/\[/)
    await translatePage(page)
  }
  await page.goBack()
  await expect(heading).toHaveText(/Old Yeller/)
  await expect(page.getByRole('main')).not.toHaveText(/\[/)
})
