import { expectAccessible } from './support/axe.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await gotoHydrated(page, '/notifications')
})

test('a sign-up is acknowledged, and the fields clear', async ({ page }) => {
  await page.getByLabel('Email Address').fill('grace@example.org')
  await page.getByLabel('SMS alerts').check()
  await page.getByLabel('Phone Number').fill('(555) 010-0142')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts).toContainText('Successfully Subscribed!')
  await expect(toasts).toContainText(
    "You're now subscribed to our notifications. Check your email for confirmation.",
  )
  await expect(page.getByLabel('Email Address')).toHaveValue('')
  await toasts.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('form').getByRole('status')).toContainText(
    'We have grace@example.org for emails and (555) 010-0142 for text messages.',
  )
  await expect(page.getByLabel('SMS alerts')).not.toBeChecked()
})

test('what was saved comes into view, above the toast, though Enter was pressed in the first field', {
  tag: '@phone',
}, async ({ page }) => {
  const email = page.getByLabel('Email Address')
  await email.fill('grace@example.org')
  await email.press('Enter')
  const saved = page.getByText('We have grace@example.org.')
  await expect(saved).toBeInViewport({ ratio: 1 })
  const toast = page.getByText('Successfully Subscribed!', { exact: true })
  await expect(toast).toBeVisible()
  const [above, below] = [await saved.boundingBox(), await toast.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)

  await email.fill('ruth@example.org')
  await email.press('Enter')
  await expect(page.getByText('We have ruth@example.org.')).toBeInViewport({ ratio: 1 })
})

test('what is wrong with a field is in view with it, clear of the toast', { tag: '@phone' }, async ({
  page,
}) => {
  const email = page.getByLabel('Email Address')
  await email.fill('grace@')
  await email.press('Enter')
  const toast = page.getByText('Email Address Incomplete', { exact: true })
  await expect(toast).toBeInViewport({ ratio: 1 })
  const message = page.getByRole('form').getByText('Please enter a complete email address')
  await expect(message).toBeInViewport({ ratio: 1 })
  await expect(page.locator('label', { hasText: 'Email Address' })).toBeInViewport({ ratio: 1 })
  const [above, below] = [await message.boundingBox(), await toast.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
})

test('an empty form says which field it needs, and takes the visitor there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts).toContainText('Email Required')
  await expect(toasts).toContainText('Please enter your email address to subscribe.')
  const email = page.getByLabel('Email Address')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await test.step('no accessibility violation', () => expectAccessible(page))
  await email.fill('grace@example.org')
  await expect(toasts).not.toContainText('Email Required')
  await page.getByLabel('SMS alerts').check()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(toasts).toContainText('Phone Number Required')
  await expect(page.getByLabel('Phone Number')).toBeFocused()
})

test('what was typed and pressed before the app was there is not lost', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/notifications')
  await page.getByLabel('Email Address').fill('early@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  release()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Successfully Subscribed!')
  await expect(page).toHaveURL('/notifications')
})

test('two fast clicks send one request', async ({ page }) => {
  let requests = 0
  await page.route('**/functions/v1/mailchimp-subscribe', async (route) => {
    requests += 1
    await route.continue()
  })
  await page.getByLabel('Email Address').fill('double@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).dblclick()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Successfully Subscribed!')
  expect(requests).toBe(1)
})

test.describe('when the sign-up fails', () => {
  test.use({ expectedErrors: /503/ })

  test('an answer with an error status shows its message and keeps what was typed', async ({ page }) => {
    await page.route('**/functions/v1/mailchimp-subscribe', (route) =>
      route.fulfill({ status: 503, json: { message: 'We are full right now.' } }),
    )
    await page.getByLabel('Email Address').fill('grace@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await expect(toasts).toContainText('Subscription Failed')
    await expect(toasts).toContainText('We are full right now.')
    await expect(page.getByLabel('Email Address')).toHaveValue('grace@example.org')
    await page.unroute('**/functions/v1/mailchimp-subscribe')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(toasts).toContainText('Successfully Subscribed!')
    await expect(toasts).not.toContainText('Subscription Failed')
  })
})
