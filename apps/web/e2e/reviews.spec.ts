import type { Locator } from '@playwright/test'
import { blogRequest, countBlogRequests } from './support/blog.ts'
import { holdRequests } from './support/hold-requests.ts'
import { inShortRun } from './support/in-short-run.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const featured = [
  {
    id: 'the-chosen-season-4-review',
    title: 'The Chosen, Season 4: The Road Gets Steeper',
    date: 'July 8, 2024',
    categories: ['Series', 'Drama', 'Faith'],
    description: 'Eight episodes on the road to Jerusalem.',
    stars: '5 out of 5 stars',
  },
  {
    id: 'i-can-only-imagine-review',
    title: 'I Can Only Imagine: The Father Behind the Song',
    date: 'February 12, 2024',
    // The list also shows a fourth one.
    categories: ['Drama', 'Biography', 'Music'],
    description: 'You know the song.',
    stars: '4 out of 5 stars',
  },
  {
    id: 'sound-of-freedom-review',
    title: 'Sound of Freedom: The Camera That Looks Away',
    date: 'November 20, 2023',
    categories: ['Thriller', 'Drama', 'Biography'],
    description: 'An agent who has arrested hundreds of predators',
    stars: '4 out of 5 stars',
  },
  {
    id: 'jesus-revolution-review',
    title: 'Jesus Revolution: When the Barefoot Came to Church',
    date: 'April 17, 2023',
    categories: ['Drama', 'Biography', 'Faith'],
    description: 'A tired pastor, a hitchhiker in sandals',
    stars: '4 out of 5 stars',
  },
]

const isLoaded = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0)

test('four reviews are featured, each with picture, title, date, three badges, description and link', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/reviews')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Film Reviews')
  const cards = page.getByRole('region', { name: 'Featured Reviews' }).getByRole('article')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(featured.map(({ title }) => title))
  for (const [index, { id, date, categories, description }] of featured.entries()) {
    const card = cards.nth(index)
    await card.scrollIntoViewIfNeeded()
    await expect.poll(() => isLoaded(card.locator('img'))).toBe(true)
    await expect(card.locator('time')).toHaveText(date)
    await expect(card.locator('[data-slot=badge]')).toHaveText(categories)
    await expect(card).toContainText(description)
    const link = card.getByRole('link', { name: 'Read Full Review' })
    await expect(link).toHaveText('Read Full Review')
    await expect(link).toHaveAttribute('href', `/reviews/${id}`)
  }

  await test.step('a featured review opens, and its back link returns to the list', async () => {
    await page.getByRole('link', { name: /^Read Full Review: Sound of Freedom/ }).click()
    await expect(page).toHaveURL('/reviews/sound-of-freedom-review')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sound of Freedom: The Camera That Looks Away',
    )
    await page.getByRole('link', { name: 'Back to Reviews' }).click()
    await expect(page).toHaveURL('/reviews')
    await expect(page.getByRole('heading', { name: 'Featured Reviews' })).toBeVisible()
  })
})

test('on a phone, they are asked for when they come near', { tag: '@phone-only' }, async ({ page }) => {
  const requests = countBlogRequests(page)
  await gotoHydrated(page, '/reviews')
  expect(requests()).toBe(0)
  const latest = page.getByRole('region', { name: 'Latest from Our Blog' })
  await latest.scrollIntoViewIfNeeded()
  await expect(latest.getByRole('article')).toHaveCount(6)
  expect(requests()).toBe(1)
})

test.describe('when the blog fails', () => {
  test.use({ expectedErrors: /status of 404.*rss-proxy|Failed to fetch the blog/ })

  test('skeletons make way for a message, and the message for the latest posts', async ({ page }) => {
    await page.route(blogRequest, (route) => route.fulfill({ status: 404 }))
    const release = await holdRequests(page, blogRequest)
    await page.goto('/reviews')
    const latest = page.getByRole('region', { name: 'Latest from Our Blog' })
    const reviews = page.getByRole('region', { name: 'Featured Reviews' }).getByRole('article')
    await test.step('while the blog loads, its part shows three skeleton cards, and the reviews are there', async () => {
      await expect(latest.locator('[data-slot=skeleton-card]')).toHaveCount(3)
      await expect(latest).toHaveAttribute('aria-busy', 'true')
      await expect(reviews).toHaveCount(4)
    })
    release()
    await test.step('its part says so, the reviews stay, and trying again helps', async () => {
      await expect(latest.getByRole('alert')).toHaveText('Failed to load reviews feed')
      await expect(latest.locator('[data-slot=skeleton-card]')).toHaveCount(0)
      await expect(reviews).toHaveCount(4)
      await page.unroute(blogRequest)
      await latest.getByRole('button', { name: 'Try again' }).click()
      await expect(latest.getByRole('article')).toHaveCount(6)
      await expect(latest.getByRole('alert')).toHaveCount(0)
      await expect(latest.locator('[data-slot=skeleton-card]')).toHaveCount(0)
      await expect(latest).not.toHaveAttribute('aria-busy')
    })
    await test.step('under them stand the latest posts of the blog, which lead to the posts', async () => {
      await expect(latest.getByRole('heading', { level: 2 })).toHaveText('Latest from Our Blog')
      await expect(latest.getByRole('article')).toHaveCount(6)
      for (const link of await latest.getByRole('link', { name: 'Read Full Post' }).all()) {
        await expect(link).toHaveAttribute('href', /^\/blog\/[\w-]+$/)
      }
      const first = latest.getByRole('article').first()
      const title = await first.getByRole('heading').textContent()
      await first.getByRole('link', { name: 'Read Full Post' }).click()
      await expect(page).toHaveURL(/\/blog\/[\w-]+$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    })
  })
})

test.describe('a review that does not exist', () => {
  test.use({ expectedErrors: /status of 404.*\/reviews\// })

  for (const id of ['no-such-review', '__proto__', '%E0%A4%A']) {
    test(
      `/reviews/${id} shows the not-found page, and the path is logged`,
      inShortRun(id === 'no-such-review'),
      async ({ page }) => {
        const logged: string[] = []
        page.on('console', (message) => logged.push(message.text()))
        const answer = await page.goto(`/reviews/${id}`)
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
        await expect(page.getByText('Oops! Page not found')).toBeVisible()
        await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
        await expect.poll(() => logged.join('\n')).toContain(`No page at /reviews/${id}`)
      },
    )
  }
})

test('a review ends with the next one, our films and posts that go with it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/reviews/the-prince-of-egypt-review')
  const end = page.getByRole('link', { name: 'Open the Questions' })
  await end.scrollIntoViewIfNeeded()
  const next = page.getByRole('region', { name: 'More Reviews' })
  await expect(next.getByRole('article')).toHaveCount(3)
  const films = page.getByRole('region', { name: 'From Our Films' })
  // The same genre as the review.
  await expect(films.getByRole('link')).toHaveCount(2)
  await expect(films.getByRole('link', { name: 'David' })).toHaveAttribute('href', '/david')
  const posts = page.getByRole('region', { name: 'From Our Blog' })
  await posts.scrollIntoViewIfNeeded()
  // The film's name is in its title.
  await expect(posts.getByRole('article').first()).toContainText('The Prince of Egypt')
  await expect(posts.getByRole('article')).toHaveCount(3)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
