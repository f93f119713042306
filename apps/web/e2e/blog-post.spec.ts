import { blogRequest, countBlogRequests, serveBlog } from './support/blog.ts'
import { article, body, known } from './support/blog-post.ts'
import { expect, test } from './support/test.ts'

test('a post has its way back, title, date, categories, picture, description and body', {
  tag: '@phone',
}, async ({ page }) => {
  const requests = countBlogRequests(page)
  const answer = await page.goto(known.path)
  expect(answer?.status()).toBe(200)
  const post = article(page)
  await expect(post.getByRole('heading', { level: 1 })).toHaveText(known.title)
  await expect(post.locator('time')).toHaveText('March 4, 2025')
  await expect(post.getByRole('list', { name: 'Categories' }).getByRole('listitem')).toHaveText([
    'Biography',
    'Faith',
  ])
  await expect(post.getByText('By Grace Lindqvist')).toBeVisible()
  await expect(post.locator('[data-slot=hero-image]')).toHaveAttribute('src', /\/two-pastors-/)
  await expect(post.getByText(/^He has seen 2,914 films/)).toBeVisible()
  await expect(body(page).getByRole('heading', { name: 'A boy in the balcony' })).toBeVisible()
  await post.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByText(/^Found \d+ blog posts$/)).toBeVisible()
  expect(requests(), 'of the list alone: the build knew the post').toBe(1)
})

test('a post of the pastors says so, and each name leads to the person', async ({ page }) => {
  await page.goto('/blog/welcome-to-the-second-row')
  const byline = article(page).locator('[data-slot=byline]')
  await expect(byline).toHaveText('Pastor Pat Placeholder and Pastor Sam Sample')
  await byline.getByRole('link', { name: 'Pastor Pat Placeholder' }).click()
  await expect(page).toHaveURL('/pastors#pat-placeholder')
})

test('a post that the build knew is readable without JavaScript and without the blog', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.route(blogRequest, (route) => route.abort())
  const page = await context.newPage()
  await page.goto(stack.url + known.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(known.title)
  await expect(body(page)).toContainText('The shoe boxes are in the study')
  await expect(page.getByRole('link', { name: 'Watch The Interview' })).toHaveAttribute(
    'href',
    '?watch=interview',
  )
  await context.close()
})

test('long words do not make the list or the post wider than a phone', { tag: ['@phone', '@all'] }, async ({
  page,
}) => {
  const word = 'popcorn'.repeat(20)
  await serveBlog(page, [
    {
      title: word,
      categories: [word],
      description: `See https://elsewhere.example/${word}`,
      body: `<p>${word}</p><pre>${word}</pre><table><tr><td>${word}</td><td>${word}</td></tr></table>`,
    },
  ])
  await page.setViewportSize({ width: 375, height: 800 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.goto('/blog')
  await expect(page.getByRole('article')).toHaveCount(1)
  expect.soft(await width(), 'of the list').toBe(375)
  await page.getByRole('link', { name: 'Read Full Post' }).click()
  await expect(body(page)).toBeVisible()
  expect(await width(), 'of the post').toBe(375)
})

test.describe('a post whose picture is not there', { tag: '@all' }, () => {
  test.use({ expectedErrors: /status of 404.*gone\.avif/ })

  test('has that of its category in its place', async ({ page }) => {
    await serveBlog(page, [{ title: 'Gone', image: '/media/posters/gone.avif', body: '<p>Words.</p>' }])
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Read Full Post: Gone' }).click()
    const picture = page.locator('[data-slot=hero-image]')
    await expect(picture).not.toHaveAttribute('src', /gone/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})
