import { expect, test } from './support/test.ts'

test('the answer names what a family has ticked, also where it is not in the film', async ({ page }) => {
  await page.goto('/family')
  await page.getByRole('button', { name: 'Add a child' }).click()
  await page.getByLabel('We lost a grandparent this year').check()
  await page.getByLabel('Frightening scenes').selectOption('more')
  // While something is unsaved, the bar over the questions has one thing to press.
  await expect(page.getByRole('button', { name: 'Save on this device' })).toBeInViewport()
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByRole('button', { name: 'Forget my family' })).toBeVisible()
  for (const [path, said] of [
    ['/king-of-kings', 'You asked about death of an old person who is loved: that is not in it.'],
    ['/david', 'You asked about death of an old person who is loved: we can’t tell yet.'],
  ] as const) {
    await page.goto(path)
    const answer = page.getByRole('region', { name: 'Is it for my family?' })
    await expect(answer.getByText(said)).toBeVisible()
    await answer.getByText('How we worked this out').click()
    await expect(answer).toContainText(
      'Frightening scenes: level 3, your limit 2, more careful than most (talk first)',
    )
    await expect(answer.getByRole('link', { name: 'Ask us' })).toBeVisible()
  }
  // From there too, the way back is to the film.
  await page.getByRole('link', { name: 'Change your family' }).click()
  await page.getByRole('link', { name: 'Back to the film' }).click()
  await expect(page).toHaveURL('/david#family-guide')
})
