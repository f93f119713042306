import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test('a child that was added on a phone is saved without scrolling past the other questions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/family')
  await page.getByRole('button', { name: 'Add a Child' }).click()
  const save = page.getByRole('button', { name: 'Save on This Device' })
  await expect(save).toBeInViewport()
  await page.getByLabel('Age', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Nickname (optional)')).toBeFocused()
  // The focused element isn't behind the bar with the button.
  const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThan((await save.boundingBox())?.y ?? 0)
  await save.click()
  await expect(page.getByText('Saved on this device.')).toBeInViewport()
})

test('the way back stands in the address, and leads to no other site', { tag: '@all' }, async ({ page }) => {
  for (const [from, leads] of [
    ['/reviews/old-yeller-review', true],
    ['//example.org', false],
    ['/\\example.org', false],
  ] as const) {
    await page.goto(`/family?${new URLSearchParams({ from })}`)
    await page.getByRole('button', { name: 'Add a Child' }).click()
    await page.getByLabel('Age', { exact: true }).last().selectOption('7')
    await page.getByRole('button', { name: 'Save on This Device' }).click()
    await expect(page.getByRole('link', { name: 'See the films that fit us' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the film' })).toHaveCount(leads ? 1 : 0)
  }
})

test('while a parent answers, every film takes its place beside the questions', async ({ page }) => {
  await gotoHydrated(page, '/family')
  const fits = page.getByRole('complementary', { name: 'What Fits Your Family' })
  const example = fits.getByText('For example, with a ten-year-old:')
  await expect(example).toBeVisible()
  await expect(fits.getByRole('link', { name: 'Paddington 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a Child' }).click()
  await expect(example).toBeHidden()
  const age = page.getByLabel('Age', { exact: true })
  const under = (name: RegExp) => fits.getByRole('region', { name }).getByRole('link', { name: 'Old Yeller' })
  await age.selectOption('4')
  await expect(under(/^Not Yet/)).toContainText(/Grief and loss, level \d$/)
  await age.selectOption('16')
  await expect(under(/^Good for Your Family/)).toBeVisible()

  // On a phone they are below all questions: the bar counts them.
  await page.setViewportSize({ width: 390, height: 844 })
  const counts = page.getByRole('list', { name: 'What fits you' }).getByRole('listitem')
  await expect(counts).toHaveText([/^\d+ good$/, /^\d+ talk first$/, /^\d+ not yet$/])
  await expect(counts.first()).toBeInViewport()
  const films = await fits.getByRole('link').count()
  const numbers = (await counts.allTextContents()).map((text) => Number(/\d+/.exec(text)))
  expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(films)
})

test('what opens under a loss comes into view above the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await gotoHydrated(page, '/family')
  const loss = page.getByLabel('We lost a grandparent this year')
  await loss.evaluate((box) => scrollBy(0, box.getBoundingClientRect().bottom - innerHeight + 40))
  await loss.click()
  const under = page.getByText('Your limit for grief and loss is then one level lower')
  const bar = page.getByRole('button', { name: 'Save on This Device' }).locator('..')
  await expect
    .poll(async () => {
      const [text, top] = await Promise.all([under.boundingBox(), bar.boundingBox()])
      return (top?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)
    })
    .toBeGreaterThanOrEqual(0)
})
