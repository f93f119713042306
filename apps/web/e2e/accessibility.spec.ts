import { expectAccessible } from './support/axe.ts'
import { inShortRun } from './support/in-short-run.ts'
import { notFoundError, paths, settled } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

// On a desktop e2e/every-page.spec.ts checks this, while it has the page open.
test.describe('loaded', { tag: ['@phone-only', '@all'] }, () => {
  test.use({ expectedErrors: notFoundError })
  for (const path of paths) {
    test(`${path} has no accessibility violation`, async ({ page }) => {
      await page.goto(path)
      await settled(page)
      await expectAccessible(page)
    })
  }
})

test.describe('while it loads', () => {
  // axe is slow: a request may have timed out by now.
  test.use({ expectedErrors: /Failed to fetch/ })
  for (const path of ['/', '/king-of-kings', '/mercy-ships', '/reviews', '/blog', '/search?q=david']) {
    test(`${path} has no accessibility violation`, inShortRun(path === '/'), async ({ page }) => {
      await page.route(/api\/getfeed|rss-proxy/, () => {})
      await page.goto(path)
      await expect(page.locator('[data-slot=skeleton-card]').first()).toBeAttached()
      await expectAccessible(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
})

test.describe('when everything fails', () => {
  test.use({ expectedErrors: /404|Failed to fetch/ })
  for (const path of ['/', '/king-of-kings', '/reviews', '/blog', '/search?q=david']) {
    test(`${path} has no accessibility violation`, inShortRun(path === '/'), async ({ page }) => {
      await page.route(/api\/getfeed|rss-proxy/, (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto(path)
      await settled(page)
      await expectAccessible(page)
    })
  }
})

test.describe('with nothing to show', () => {
  for (const path of ['/search', '/search?q=zzzz']) {
    test(`${path} has no accessibility violation`, inShortRun(path === '/search'), async ({ page }) => {
      await page.goto(path)
      await settled(page)
      await expectAccessible(page)
    })
  }

  test('/resources has no accessibility violation', { tag: '@all' }, async ({ page }) => {
    await page.goto('/resources')
    await page.getByRole('button', { name: 'Books' }).click()
    await expectAccessible(page)
  })
})

test.describe('a form that was sent empty', () => {
  for (const [path, button] of [
    ['/notifications', 'Subscribe'],
    ['/king-of-kings', 'Subscribe'],
    ['/signin', 'Sign In'],
  ] as const) {
    test(
      `${path} has no accessibility violation`,
      inShortRun(path === '/notifications'),
      async ({ page }) => {
        await page.goto(path)
        await settled(page)
        await page.getByRole('button', { name: button, exact: true }).click()
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
        await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toBeVisible()
        await expectAccessible(page)
      },
    )
  }

  test('the sign-up tab has no accessibility violation', { tag: '@all' }, async ({ page }) => {
    await page.goto('/signin')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectAccessible(page)
  })
})

test('the open video dialog has no accessibility violation', async ({ page }) => {
  await page.goto('/?watch=david-trailer')
  await expect(page.getByRole('dialog').locator('[data-slot=video-player]')).toHaveAttribute(
    'data-status',
    'ready',
  )
  await expectAccessible(page)
})

test('the open menu has no accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
})

test('the keyboard reaches the content past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Watch Trailer' })).toBeFocused()
})
