import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'

test('a new page starts at its top with the focus on its content; Back finds the place it left', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('[data-slot=card]').first()).toBeVisible()
  await page.getByRole('heading', { name: 'Our Sponsors' }).scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  // Playwright's own click would scroll first.
  await page.getByRole('link', { name: 'Notifications' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'Never Miss the Action' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Notifications |' })).toBeAttached()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Our Sponsors' })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('a tab that is pressed before the app is there opens when it comes', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/signin')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeHidden()
  release()
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
})
