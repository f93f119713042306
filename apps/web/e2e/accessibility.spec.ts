import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual(
    [],
  )
}

for (const path of ['/', '/notifications']) {
  for (const theme of ['dark', 'light']) {
    test(`${path} has no accessibility violation (${theme})`, { tag: '@phone' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
      if (path === '/') await expect(page.locator('[data-slot=card]').first()).toBeVisible()
      await expectAccessible(page)
    })
  }
}

test('the open video dialog has no accessibility violation', async ({ page }) => {
  await page.goto('/?watch=david-trailer')
  await expect(page.getByRole('dialog').locator('[data-slot=video-player]')).toHaveAttribute(
    'data-status',
    'ready',
  )
  await expectAccessible(page)
})

test('the open menu has no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
