import { expect, test } from './support/test.ts'

test('whoever plans another showing starts over, and can undo it', async ({ page }) => {
  await page.goto('/plan')
  const church = page.getByLabel('Church or group')
  const startOver = page.getByRole('button', { name: 'Start Over' })
  await expect(church).toBeEnabled()
  await expect(startOver).toHaveCount(0)
  await church.fill('Grace Chapel')
  await startOver.click()
  await expect(church).toHaveValue('')
  await expect(page.getByText('Your answers are cleared.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toBeNull()
  await page.keyboard.press('Enter')
  await expect(church).toHaveValue('Grace Chapel')
  await page.reload()
  await expect(church).toHaveValue('Grace Chapel')
})
