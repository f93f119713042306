import { pageFiles } from './support/dist.ts'
import { enterFamily, NICKNAME } from './support/family.ts'
import { inShortRun } from './support/in-short-run.ts'
import { gotoHydrated } from './support/pages.ts'
import { field } from './support/search.ts'
import { expect, test } from './support/test.ts'

const review = '/reviews/old-yeller-review'
const reviewIds = pageFiles.flatMap((file) => /^reviews\/(.*)\.html$/.exec(file)?.[1] ?? [])
test('on a phone, the age, the reason and the way to an own answer are on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  for (const path of [review, '/reviews/the-chosen-season-4-review']) {
    await page.goto(path)
    const answer = page.getByRole('region', { name: 'Is it for my family?' })
    await expect(answer).toContainText(/Ages \d+\+/)
    await expect(answer.getByRole('link', { name: 'Check it for your family' })).toBeVisible()
    const box = await answer.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(667)
  }
})

for (const [path, back] of [
  [review, review],
  ['/david', '/david#family-guide'],
] as const) {
  test(
    `after the questions, the way back leads to where a parent asked: ${back}`,
    inShortRun(path === review),
    async ({ page }) => {
      await gotoHydrated(page, path)
      await page.getByRole('link', { name: 'Check it for your family' }).click()
      await page.getByRole('button', { name: 'Add a Child' }).click()
      await page.getByRole('button', { name: 'Save on This Device' }).click()
      await page.getByRole('link', { name: 'Back to the film' }).click()
      await expect(page).toHaveURL(back)
      const guide = page.getByRole('region', { name: 'Is it for my family?' })
      await expect(guide).toContainText('your seven-year-old')
      // So that Tab goes on from the answer, not from the top of the page.
      if (back.includes('#')) await expect(page.locator('#family-guide')).toBeFocused()
    },
  )
}

for (const film of ['King of Kings', 'The Mercy Ships', 'David'])
  test(`from the reviews to the guide of ${film}, which stays in view while the page above it loads`, {
    tag: film === 'King of Kings' ? '@phone' : ['@phone', '@all'],
  }, async ({ page }) => {
    await gotoHydrated(page, '/reviews')
    await page.getByRole('link', { name: film, exact: true }).first().click()
    // It is shown above the guide, and loads after the page.
    await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible()
    const guide = page.getByRole('heading', { name: 'Family Viewing Guide' })
    await expect(guide).toBeInViewport()
    // From there to the guides of the others, and not to its own again.
    const others = page.getByText('Guides to our other films:')
    await expect(others.getByRole('link')).toHaveCount(2)
    await expect(others.getByRole('link', { name: film })).toHaveCount(0)
  })

test('a family is told what fits on reviews, cards and search, and nothing of it leaves the device', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`)
  })
  await enterFamily(page, '7')
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeVisible()

  await page.getByRole('link', { name: 'See the films that fit us' }).click()
  await expect(page).toHaveURL('/reviews?fits=good#find')
  const found = page.getByRole('region', { name: 'Find a Film' })
  // Not the featured ones above it, which are for all.
  await expect(found.getByRole('heading', { name: 'Find a Film' })).toBeInViewport()
  await expect(found.locator('[data-slot=family-verdict]').first()).toHaveText(`Good for ${NICKNAME}.`)
  await expect(found.locator('[data-slot=family-verdict]:not([data-kind=good])')).toHaveCount(0)

  await page.goto(review)
  const verdict = page.getByRole('region', { name: 'Is it for my family?' })
  await expect(verdict).toContainText(`Not yet for ${NICKNAME}: `)
  // Until when, and what to see instead.
  await expect(verdict).toContainText(/At \w+: talk first\./)
  await expect(verdict.getByRole('link', { name: 'See other films for your family' })).toBeVisible()
  await verdict.getByText('How we worked this out').click()
  await expect(verdict).toContainText('Grief and loss: level 4, your limit 2, usual at this age (not yet)')

  await page.goto('/king-of-kings')
  await page.getByRole('link', { name: /^Ages \d\+ Is it for my family\?$/ }).click()
  await expect(page.getByRole('heading', { name: 'Family Viewing Guide' })).toBeInViewport()
  await expect(verdict).toContainText(`Talk first with ${NICKNAME}: `)
  await page.goto('/search?q=king%20of%20kings')
  const films = page.getByRole('region', { name: 'Films and Series' })
  await expect(films.locator('[data-slot=family-verdict]')).toContainText(`Talk first with ${NICKNAME}`)

  // The trailer's poster has one too; the podcasts about the film have none.
  await expect(page.locator('main article')).toHaveCount(3)
  await expect(page.locator('main article + [data-slot=family-verdict]')).toHaveCount(1)
  await field(page).fill('old yeller')
  const reviews = page.getByRole('region', { name: 'Reviewed for Families' })
  await expect(reviews.locator('[data-slot=family-verdict]')).toContainText(`Not yet for ${NICKNAME}`)
  await page.goto('/watch/king-of-kings')
  await expect(page.locator('[data-slot=family-verdict]')).toContainText(`Talk first with ${NICKNAME}`)

  await page.goto('/family')
  await page.getByRole('button', { name: 'Forget my family' }).click()
  expect(await page.evaluate(() => localStorage.getItem('family'))).toBeNull()
  expect(await page.context().cookies()).toEqual([])
  expect(sent.length).toBeGreaterThan(20)
  expect(sent.filter((text) => text.includes(NICKNAME) || text.includes('"children"'))).toEqual([])
})

test('a parent on a phone reads at once whether a child of seven may see it, and why not', {
  tag: '@all',
}, async ({ page }) => {
  await enterFamily(page, '7')
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const id of reviewIds) {
    await page.goto(`/reviews/${id}`)
    const verdict = page.locator('[data-slot=family-answer] [data-slot=family-verdict]')
    const answer = verdict.locator('p').first()
    await expect(answer).toHaveText(/^(Good for Zebulon\.$|(Talk first with|Not yet for) Zebulon: .+)/)
    const box = await answer.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), id).toBeLessThanOrEqual(844)
  }
})

test('films of ours have the verdict on their cards, and one that nobody has seen only looks good', async ({
  page,
}) => {
  await enterFamily(page, '9')
  await page.getByRole('status').filter({ hasText: 'Saved on this device' }).waitFor()
  await page.goto('/movies')
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
  await expect(card('King of Kings')).toContainText(`Good for ${NICKNAME}.`)
  await expect(card('David')).toContainText(`Looks good for ${NICKNAME}.`)
  await expect(card('David')).toContainText('We rated it before it came out')
  // The reasons are on its page.
  await card('David').getByRole('link', { name: 'See why' }).click()
  await expect(page).toHaveURL('/david#family-guide')
  const guide = page.getByRole('region', { name: 'Is it for my family?' })
  await guide.getByText('How we worked this out').click()
  await expect(guide).toContainText('Violence: level 3, your limit 3, usual at this age (fine)')

  // People who look for films by age learn about those without a review.
  await page.goto('/reviews?fits=good')
  await page.getByText('Our own films:').getByRole('link', { name: 'David' }).click()
  await expect(page.getByRole('region', { name: 'Is it for my family?' })).toContainText(
    `Looks good for ${NICKNAME}.`,
  )

  await page.goto('/reviews/up-review')
  const ours = page.getByRole('region', { name: 'From Our Films' })
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(ours).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(ours.getByRole('listitem').first()).toContainText(/(Good|Looks good) for Zebulon\./)
})

test('with storage blocked the guide is whole, and a family lasts for the visit', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await enterFamily(page, '7')
  await expect(page.getByText('Your browser won’t let us save this.')).toBeVisible()
  await page.getByRole('link', { name: 'See the films that fit us' }).click()
  await expect(page.locator('[data-slot=family-verdict]').first()).toContainText(NICKNAME)
  await page.goto(review)
  await expect(page.getByRole('link', { name: 'Check it for your family' })).toBeVisible()
})

test('filters and the comparison are in the address, and survive a reload', async ({ page }) => {
  await page.goto('/reviews')
  await page.getByLabel('Ages').selectOption('6')
  await page.getByLabel('Running time').selectOption('120')
  // In either order: the page may have hydrated between the two.
  await expect(page).toHaveURL(/\/reviews\?(age=6&length=120|length=120&age=6)$/)
  const found = page.getByRole('region', { name: 'Find a Film' })
  await expect(found.getByRole('status')).toHaveText(/^\d+ reviews$/)
  // Not `check`: it wants the box checked at once, and the address changes first.
  await found.getByLabel('Compare Up', { exact: true }).click()
  await expect(found.getByLabel('Compare Up', { exact: true })).toBeChecked()
  await found.getByLabel('Compare Finding Nemo').click()
  await expect(found.getByLabel('Compare Finding Nemo')).toBeChecked()
  await page.reload()
  await page.setViewportSize({ width: 320, height: 700 })
  const compare = page.getByRole('button', { name: 'Compare (2)' })
  await expect(found.getByLabel('Compare Up', { exact: true })).toBeChecked()
  await found.getByLabel('Compare Up', { exact: true }).scrollIntoViewIfNeeded()
  await expect(compare).toBeInViewport({ ratio: 1 })
  await compare.click()
  const table = page.getByRole('dialog', { name: 'Comparison' }).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expect(table.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 })
  // Only for those who told us of their family.
  await expect(table).not.toContainText('For your family')
  const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth
  expect(await page.getByRole('dialog').evaluate(isWhole)).toBe(true)
  // What parents ask first.
  const names = await table.getByRole('rowheader').allTextContents()
  expect(names.indexOf('Grief and loss')).toBeLessThan(names.indexOf('For a date'))
  await expect(table.getByRole('link', { name: 'Questions about Up' })).toHaveAttribute(
    'href',
    /^\/talk\/up-/,
  )
  // Even when scrolled to the end, the close button is there.
  await expect(table).toContainText('For teens')
  await table.getByText('Hope').scrollIntoViewIfNeeded()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })

  await page.goBack()
  await expect(table).toBeHidden()
  await expect(page).toHaveURL(/\/reviews\?(age=6&length=120|length=120&age=6)&compare=/)
  await expect(compare).toBeFocused()
  await compare.click()
  await expect(table).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(table).toBeHidden()
  await compare.click()
  await table.getByRole('button', { name: 'Remove Up from the comparison' }).click()
  const dialog = page.getByRole('dialog', { name: 'Comparison' })
  await dialog.getByRole('button', { name: 'Remove Finding Nemo from the comparison' }).click()
  await expect(dialog).toBeHidden()
  await expect(found.getByRole('status')).toBeFocused()
  // The entry before the comparison doesn't have the removed film either.
  await expect(page).toHaveURL(/\/reviews\?(age=6&length=120|length=120&age=6)$/)
  await expect(found.getByLabel('Compare Up', { exact: true })).not.toBeChecked()
})

test('a featured review can be compared too, with one that is chosen by its name', async ({ page }) => {
  await gotoHydrated(page, '/reviews')
  const box = page.getByRole('region', { name: 'Featured Reviews' }).getByLabel('Compare The Chosen')
  await box.click()
  await expect(box).toBeChecked()
  const compare = page.getByRole('button', { name: 'Compare (1)' })
  await expect(compare).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 320, height: 700 })
  await compare.click()
  const dialog = page.getByRole('dialog', { name: 'Comparison' })
  const up = dialog.getByRole('list', { name: 'Compare The Chosen' }).getByRole('button', { name: 'Up' })
  // Many fit the screen.
  const { height } = (await up.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(44)
  expect(height).toBeLessThan(64)
  const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth
  expect(await dialog.evaluate(isWhole)).toBe(true)
  await up.press('Enter')
  await expect(dialog.getByRole('columnheader')).toHaveText([/^The Chosen/, /^Up/])
  const heading = dialog.getByRole('heading', { name: 'Comparison' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
  // It is still one entry of the history.
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Compare (2)' })).toBeFocused()
})

test('the comparison comes along from the list to a review, which joins it, and back', async ({ page }) => {
  await gotoHydrated(page, '/reviews')
  const found = page.getByRole('region', { name: 'Find a Film' })
  await found.getByLabel('Compare Finding Nemo').click()
  await expect(page.getByRole('button', { name: 'Compare (1)' })).toBeInViewport()
  await found.getByRole('link', { name: /^Read Full Review: Up:/ }).click()
  // The cards of the list have such a box too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Up:/)
  await page.getByRole('article').getByLabel('Compare Up', { exact: true }).click()
  await page.getByRole('button', { name: 'Compare (2)' }).click()
  const table = page.getByRole('dialog', { name: 'Comparison' }).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText([/^Finding Nemo/, /^Up/])
  // The page behind the sheet.
  await table.getByRole('link', { name: 'Up', exact: true }).click()
  await expect(table).toBeHidden()
  await page.getByRole('link', { name: 'Back to Reviews' }).click()
  await expect(page).toHaveURL(/\/reviews\?compare=finding-nemo-review(,|%2C)up-review$/)
  await expect(found.getByLabel('Compare Up', { exact: true })).toBeChecked()
  await expect(found.getByLabel('Compare Up', { exact: true })).toBeInViewport()
})

test('without scripts a review and a film have their age, their levels with words, scenes and notes', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
  })
  const page = await context.newPage()
  await page.goto(stack.url + review)
  await expect(page.getByRole('region', { name: 'Is it for my family?' })).toContainText('Ages 8+')
  const guide = page.getByRole('region', { name: 'Family Viewing Guide' })
  await expect(guide.locator('[data-slot=content-guide-scale]')).toHaveCount(11)
  await expect(guide).toContainText('75 min: Travis shoots the dog')
  await expect(guide).toContainText('Death of an animal')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.goto(`${stack.url}/king-of-kings`)
  await expect(page.getByRole('region', { name: 'Is it for my family?' })).toContainText('Ages 7+')
  await expect(guide.locator('[data-slot=content-guide-scale]')).toHaveCount(11)
  await expect(guide).toContainText('Death of a child')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await context.close()
})
