import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test('the answer names what a family has ticked, also where it is not in the film', async ({ page }) => {
  await gotoHydrated(page, '/family')
  await page.getByRole('button', { name: 'Add a Child' }).click()
  await page.getByLabel('We lost a grandparent this year').check()
  await page.getByLabel('Frightening scenes').selectOption('more')
  // While something is unsaved, the bar over the questions has one thing to press.
  await expect(page.getByRole('button', { name: 'Save on This Device' })).toBeInViewport()
  await page.getByRole('button', { name: 'Save on This Device' }).click()
  await expect(page.getByRole('button', { name: 'Forget my family' })).toBeVisible()
  for (const [path, said] of [
    [
      '/king-of-kings',
      'You told us “We lost a grandparent this year”: it has no death of a beloved older person.',
    ],
    ['/david', 'You told us “We lost a grandparent this year”: we can’t tell yet.'],
  ] as const) {
    await page.goto(path)
    const answer = page.getByRole('region', { name: 'Is it for my family?' })
    await expect(answer.getByText(said)).toBeVisible()
    // What to talk about.
    await expect(
      answer.getByRole('listitem').filter({ hasText: /^Frightening scenes: A (king|lion)/ }),
    ).toBeVisible()
    await expect(
      answer.getByText(
        'Your answers make us more careful with frightening scenes: one level less than usual.',
      ),
    ).toBeVisible()
    await answer.getByText('How we worked this out').click()
    await expect(answer).toContainText(
      'Frightening scenes: level 3, your limit 2, more careful for your family (talk first)',
    )
    await expect(answer.getByRole('link', { name: 'Ask us' })).toBeVisible()
  }
  // From there too, the way back is to the film.
  await page.getByRole('link', { name: 'Change your family' }).click()
  await page.getByRole('link', { name: 'Back to the film' }).click()
  await expect(page).toHaveURL('/david#family-guide')
})

test('who grieves may be careful with every loss, and sees what fits after a talk if nothing else does', async ({
  page,
}) => {
  await gotoHydrated(page, '/family')
  await page.getByRole('button', { name: 'Add a Child' }).click()
  await page.getByLabel('We lost a grandparent this year').check()
  const care = page.getByLabel('Grief and loss', { exact: true })
  await expect(care).toHaveValue('usual')
  await page.getByLabel('Be careful with every loss in a film').check()
  await expect(care).toHaveValue('more')
  await page.getByLabel('Frightening scenes').selectOption('more')
  await page.getByRole('button', { name: 'Save on This Device' }).click()
  await page.getByRole('link', { name: 'See the films that fit us' }).click()
  const found = page.getByRole('region', { name: 'Find a Film' })
  await expect(found.getByRole('status')).toContainText('None fits without a talk first')
  await expect(found.getByLabel('What fits us after a talk')).toBeChecked()
  await expect(found.locator('[data-slot=family-verdict][data-kind=talk]')).not.toHaveCount(0)
  // No grandparent dies in it, but Paddington is an orphan.
  const paddington = found.getByRole('article').filter({ hasText: 'Paddington 2' })
  await expect(paddington).toContainText('Losses in it: death of a parent, at the start')
  await expect(found.locator('[data-slot=family-verdict]:not([data-kind=talk])')).toHaveCount(0)
  await paddington.getByRole('link', { name: 'Read Full Review' }).click()
  const answer = page.getByRole('region', { name: 'Is it for my family?' })
  await expect(answer).toContainText('Losses in it: death of a parent, at the start')
  await expect(answer).toContainText('“Who did you think of?”')
})
