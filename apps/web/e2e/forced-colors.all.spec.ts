import { settled } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))

for (const path of ['/', '/david-pastors', '/resources', '/reviews', '/signin']) {
  test(`${path} has visible button edges in forced colors`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    const buttons = page.locator('[data-slot=button]').filter({ visible: true })
    expect(await buttons.count()).toBeGreaterThan(0)
    const lost = await buttons.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { borderTopWidth, borderTopColor, textDecorationLine } = getComputedStyle(element)
          const edge = Number.parseFloat(borderTopWidth) > 0 && !/^rgba.* 0\)$/.test(borderTopColor)
          return !edge && textDecorationLine !== 'underline'
        })
        .map((element) => element.textContent),
    )
    expect(lost).toEqual([])
  })
}

test('the current page stands out in the header without color', async ({ page }) => {
  await page.goto('/movies')
  const links = page.locator('[data-slot=site-header] nav').getByRole('link')
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveCSS('text-decoration-line', 'underline')
  await expect(links.filter({ hasText: 'Series' })).toHaveCSS('text-decoration-line', 'none')
})

test('the filter that is pressed stands out', async ({ page }) => {
  await page.goto('/resources')
  const ground = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  const before = await ground('Books')
  await page.getByRole('button', { name: 'Books', exact: true }).click()
  await expect.poll(() => ground('Books')).not.toBe(before)
  expect(await ground('Books')).not.toBe(await ground('All Resources'))
})

test('an open dialog has an edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toHaveCSS('border-right-width', '1px')
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveCSS('text-decoration-line', 'underline')
})
