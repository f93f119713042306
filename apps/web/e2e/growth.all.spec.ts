import type { Page } from '@playwright/test'
import { blogRequest } from './support/blog.ts'
import { largeBlog, largeFeed } from './support/large.ts'
import { expect, test } from './support/test.ts'

/** The nodes that a page may have at first, however long its feeds are; with the samples it has about 1,300. */
const MAX_ELEMENTS = 2000

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Each feed has this many episodes, except feed 750, which has 40. */
const serveLargeFeeds = (page: Page, count: number) =>
  page.route('**/api/getfeed/*', (route) => {
    const id = Number(new URL(route.request().url()).pathname.split('/').at(-1))
    return route.fulfill({ contentType: 'application/json', body: largeFeed(id, id === 750 ? 40 : count) })
  })

test('rows of thousands show a few cards, say how many there are, and lead to the last one by keyboard', async ({
  page,
}) => {
  await serveLargeFeeds(page, 5000)
  await page.goto('/')
  const trailers = page.getByRole('region', { name: 'Trailers' }).getByRole('listitem')
  await expect(trailers.first()).toContainText('Film 747-1')
  await expect(trailers.first()).toHaveAttribute('aria-posinset', '1')
  await expect(trailers.first()).toHaveAttribute('aria-setsize', '5000')
  expect(await elements(page)).toBeLessThan(MAX_ELEMENTS)

  const shorts = page.getByRole('region', { name: 'Shorts' })
  const card = (number: number) => shorts.getByRole('link', { name: `Play Film 750-${number}`, exact: true })
  await card(1).focus()
  for (let number = 2; number <= 40; number++) {
    await page.keyboard.press('Tab')
    await expect(card(number)).toBeFocused()
  }
  await expect(card(40)).toBeInViewport({ ratio: 1 })
})

test('of 20,000 videos the search finds the last, and shows a few of those that it finds', async ({
  page,
}) => {
  await serveLargeFeeds(page, 5000)
  await page.goto('/search?q=film')
  // Four seconds, and more on a busy machine.
  await expect(page.getByText('Found 20040 results for "film"')).toBeVisible({ timeout: 30_000 })
  const cards = page.getByRole('main').locator('[data-slot=card]')
  await expect(cards).toHaveCount(24)
  expect(await elements(page)).toBeLessThan(MAX_ELEMENTS)
  await page.getByRole('main').getByRole('searchbox').fill('film 751-5000')
  await expect(cards).toHaveCount(1)
  await expect(cards.getByRole('heading')).toHaveText('Film 751-5000')
})

test('of a blog of 2,000 posts a few show, and the last of them is found', async ({ page }) => {
  await page.route(blogRequest, (route) =>
    route.fulfill({ contentType: 'application/xml', body: largeBlog(2000) }),
  )
  await page.goto('/blog')
  await expect(page.getByText('Found 2000 blog posts')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)
  expect(await elements(page)).toBeLessThan(MAX_ELEMENTS)
  // The build does not know it, so the server answers with the page that looks it up in the feed.
  await page.evaluate(() => history.pushState(null, '', '/blog/post-2000'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post 2000')
})
