import { expect, test } from './support/test.ts'

test('the ride-home card has questions by age, a verse and a prayer', async ({ page }) => {
  await page.goto('/after/david')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Ride Home: David')
  for (const age of ['Ask the Children First', 'For Teenagers', 'For the Adults'])
    await expect(page.getByRole('region', { name: age }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('article')).toContainText('1 Samuel 17:45')
  await expect(page.getByRole('region', { name: 'A Prayer' })).toContainText('Amen.')
})
