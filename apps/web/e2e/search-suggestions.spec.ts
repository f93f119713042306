import { AxeBuilder } from '@axe-core/playwright'
import { gotoHydrated } from './support/pages.ts'
import { headerField } from './support/search.ts'
import { expect, test } from './support/test.ts'

test('the header suggests pages as one types, by keyboard; without a choice Enter searches', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await gotoHydrated(page, '/contact')
  const combobox = page.getByRole('combobox', { name: 'Search content' })
  const isIndex = (path: string) => path.startsWith('/assets/search-') && path.endsWith('.json')
  expect(loaded.filter(isIndex)).toEqual([])
  await combobox.fill('tikets')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option').first()).toContainText('David')
  expect(loaded.filter(isIndex)).toHaveLength(1)
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d+ suggestions?$/)
  const { violations } = await new AxeBuilder({ page })
    .include('header')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  expect(violations).toEqual([])

  await combobox.press('Escape')
  await expect(list).toBeHidden()
  await combobox.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toContainText('David')
  await combobox.press('Enter')
  await expect(page).toHaveURL('/david')
  await expect(combobox).toHaveValue('')
  // The new page takes the focus when it is there.
  await expect(page.locator('#content')).toBeFocused()

  await combobox.fill('tickets')
  await expect(list).toBeVisible()
  await combobox.press('Enter')
  await expect(page).toHaveURL('/search?q=tickets')
  await expect(list).toBeHidden()
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a suggestion in the menu is followed with a tap, which closes it', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('combobox').fill('family gide')
    const option = menu.getByRole('option', { name: 'Your Family' })
    await expect(option).toBeVisible()
    const sides = await option.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return { left, right, width: document.documentElement.scrollWidth }
    })
    expect(sides.left).toBeGreaterThan(0)
    expect(sides.right).toBeLessThan(256)
    expect(sides.width).toBe(320)
    await option.click()
    await expect(page).toHaveURL('/family')
    await expect(menu).toBeHidden()
  })
})

test.describe('offline', { tag: '@all' }, () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('the suggestions stay once they were seen', async ({ page, context }) => {
    await page.goto('/contact')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await headerField(page).fill('tikets')
    await expect(page.getByRole('option').first()).toContainText('David')
    await expect.poll(() => page.evaluate(() => caches.match('/contact').then(Boolean))).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await headerField(page).fill('jesus revelution')
    await expect(page.getByRole('option').first()).toContainText('Jesus Revolution')
  })
})
