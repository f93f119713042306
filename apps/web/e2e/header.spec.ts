import { expectAccessible } from './support/axe.ts'
import { gotoHydrated } from './support/pages.ts'
import { site } from './support/site.ts'
import { expect, test } from './support/test.ts'

test('the header has its links, and marks the page it is on', async ({ page }) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link')).toHaveText(site.navigation.map(({ label }) => label))
  await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await expect(nav.getByRole('link', { name: 'Movies' })).not.toHaveAttribute('aria-current')

  await test.step('on a tablet the header uses its room: the search field is wide, and the bell is there', async () => {
    await page.setViewportSize({ width: 820, height: 1180 })
    const header = page.getByRole('banner').first()
    await expect(header.getByRole('link', { name: 'Notifications' })).toBeVisible()
    const boxes = await Promise.all(
      [
        header.getByRole('button', { name: 'Open menu' }),
        header.getByRole('link', { name: site.name }),
        header.getByRole('search'),
        header.getByRole('link', { name: 'Notifications' }),
        header.getByRole('link', { name: 'Call Us' }),
      ].map((part) => part.boundingBox()),
    )
    const gaps = boxes.slice(1).map((box, index) => {
      const before = boxes[index]
      return (box?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0)
    })
    expect(Math.max(...gaps)).toBeLessThanOrEqual(40)
  })
})

test('a search goes to /search with the encoded term, and clears the field', async ({ page }) => {
  await gotoHydrated(page, '/')
  const field = page.getByLabel('Search content')
  await expect(field).toHaveAttribute('placeholder', 'Search content...')
  await field.fill('   ')
  await field.press('Enter')
  await expect(page).toHaveURL('/')
  await field.fill('  faith & family ')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=faith%20%26%20family')
  await expect(field).toHaveValue('')
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the menu opens, and closes by button, by backdrop, by Escape and by a link', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await test.step('the phone link is labelled Call Us', async () => {
      await expect(page.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', /^tel:/)
    })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const open = async () => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(menu).toBeVisible()
    }
    await open()
    await expect(menu.getByRole('link')).toHaveText([
      ...site.navigation.map(({ label }) => label),
      'Reviews',
      'Your Family',
      'David for Leaders',
      'Plan a Showing',
      'Notifications',
      site.phone.display,
    ])
    const notifications = menu.getByRole('link', { name: 'Notifications', exact: true })
    await expect(notifications).toHaveAccessibleDescription('News by email or text')
    expect((await menu.boundingBox())?.width).toBeCloseTo(Math.min(320, 390 * 0.8), 1)
    await test.step('the open menu has no accessibility violation', () => expectAccessible(page))
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
    await open()
    await page.mouse.click(380, 400)
    await expect(menu).toBeHidden()
    await open()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await test.step('a search from the menu closes it', async () => {
      await open()
      await menu.getByLabel('Search content').fill('david')
      await menu.getByLabel('Search content').press('Enter')
      await expect(menu).toBeHidden()
      await expect(page).toHaveURL('/search?q=david')
    })
    await open()
    await menu.getByRole('link', { name: 'Notifications' }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/notifications')
  })

  test('Back closes the menu, and what it leads to is one step from where it was opened', async ({
    page,
  }) => {
    await gotoHydrated(page, '/contact')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const button = page.getByRole('button', { name: 'Open menu' })
    await button.click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/contact')
    await button.click()
    await menu.getByRole('link', { name: 'Reviews' }).click()
    await expect(page).toHaveURL('/reviews')
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await expect(menu).toBeHidden()
  })
})
