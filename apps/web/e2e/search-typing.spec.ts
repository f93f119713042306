import { serveFeeds } from './support/feeds.ts'
import { holdRequests } from './support/hold-requests.ts'
import { gotoHydrated } from './support/pages.ts'
import { field, headerField, storms, titles } from './support/search.ts'
import { expect, test } from './support/test.ts'

test('typing changes the results at once and the address when it rests; Back leaves the page', async ({
  page,
}) => {
  await serveFeeds(page, storms)
  await page.clock.install()
  await page.goto('/contact')
  await headerField(page).fill('storm')
  await headerField(page).press('Enter')
  await expect(page.getByText('Found 4 results for "storm"')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await field(page).press('End')
  await field(page).pressSequentially('y')
  await expect(page.getByText('Found 1 result for "stormy"')).toBeVisible()
  await expect(titles(page)).toHaveText(['By the title of no one'])
  expect(new URL(page.url()).searchParams.get('q')).toBe('storm')
  await page.clock.runFor(300)
  await expect(page).toHaveURL('/search?q=stormy')
  await expect(field(page)).toBeFocused()
  await field(page).fill('')
  await expect(page.getByText('Enter a search term to find content')).toBeVisible()
  await page.clock.resume()
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('the header searches from this page too; Back and Forward bring each term with its results', async ({
  page,
}) => {
  await serveFeeds(page, storms)
  await page.goto('/search?q=storm')
  await expect(page.getByText('Found 4 results for "storm"')).toBeVisible()
  await field(page).fill('stormy')
  await expect(page).toHaveURL('/search?q=stormy')
  await headerField(page).fill('still')
  await headerField(page).press('Enter')
  await expect(page).toHaveURL('/search?q=still')
  await expect(headerField(page)).toHaveValue('')
  await expect(field(page)).toHaveValue('still')
  await expect(titles(page)).toHaveText(['Still Waters'])
  await page.goBack()
  await expect(field(page)).toHaveValue('stormy')
  await expect(page.getByText('Found 1 result for "stormy"')).toBeVisible()
  await page.goForward()
  await expect(field(page)).toHaveValue('still')
  await expect(page.getByText('Found 1 result for "still"')).toBeVisible()
})

test('a term may have quotes, signs and letters of any script in it', async ({ page }) => {
  const title = '100% “true” & <3 "bold"? C++ #1 \\o/ – Жизнь 🍿'
  await serveFeeds(page, { 747: [{ title }, { title: 'Another' }] })
  await page.goto('/contact')
  for (const term of [title, '% “TRUE” &', '<3 "bold"?', 'C++ #1 \\', 'жизнь 🍿']) {
    await headerField(page).fill(term)
    await headerField(page).press('Enter')
    await expect(page.getByText(`Found 1 result for "${term}"`, { exact: true })).toBeVisible()
    await expect(titles(page)).toHaveText([title])
    expect(new URL(page.url()).searchParams.get('q')).toBe(term)
    await expect(field(page)).toHaveValue(term)
  }
  await page.reload()
  await expect(page.getByText('Found 1 result for "жизнь 🍿"')).toBeVisible()
  // A term typed on the page itself is encoded too.
  await field(page).fill('C++ #1 & <')
  await expect(page.getByText('No results found')).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('C++ #1 & <')
})

test('a late response does not restore the previous term', async ({ page }) => {
  await serveFeeds(page, storms)
  const release = await holdRequests(page, '**/api/getfeed/748')
  await page.goto('/search?q=storm')
  await expect(page.locator('[data-slot=skeleton-card]').first()).toBeVisible()
  // The page has hydrated, and doesn't write into the field any more.
  await expect(field(page)).toHaveValue('storm')
  await page.evaluate(() => {
    const outcomes: string[] = []
    const main = document.querySelector('main') ?? document.body
    new MutationObserver(() => {
      const outcome = /Found \d+ results? for "[^"]*"/.exec(main.textContent)?.[0]
      if (outcome && outcome !== outcomes.at(-1)) outcomes.push(outcome)
    }).observe(main, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { outcomes })
  })
  // The field gets the term of the address when the page hydrates.
  await expect(field(page)).toHaveValue('storm')
  await field(page).fill('still')
  await expect(page).toHaveURL('/search?q=still')
  release()
  await expect(page.getByText('Found 1 result for "still"')).toBeVisible()
  await expect(titles(page)).toHaveText(['Still Waters'])
  expect(await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'outcomes')?.value)).toEqual([
    'Found 1 result for "still"',
  ])
})

test('typing does not take back a link that was followed right after it', { tag: '@all' }, async ({
  page,
}) => {
  await serveFeeds(page, storms)
  const release = await holdRequests(page, '**/assets/watch-page-*.js')
  await gotoHydrated(page, '/search?q=storm')
  const line = page.getByRole('region', { name: 'Said in a Video' }).getByRole('link').first()
  await expect(line).toBeVisible()
  const address = await page.evaluate(
    ([input, link]) => {
      if (!(input instanceof HTMLInputElement && link instanceof HTMLAnchorElement)) return
      input.value = 'storms'
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      link.click()
      const { pathname, search } = new URL(link.href)
      // Longer than the field waits before it updates the address.
      return new Promise<string>((resolve) => setTimeout(() => resolve(pathname + search), 600))
    },
    [await field(page).elementHandle(), await line.elementHandle()] as const,
  )
  release()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Search Results')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)
})
