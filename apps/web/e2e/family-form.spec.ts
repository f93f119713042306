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
  // What has the focus is not behind the bar with the button.
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
