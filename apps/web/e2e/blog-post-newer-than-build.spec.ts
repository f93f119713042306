import { blogRequest, countBlogRequests, serveBlog } from './support/blog.ts'
import { article, body } from './support/blog-post.ts'
import { expect, test } from './support/test.ts'

test.describe('a post that is newer than the build', () => {
  test.use({ expectedErrors: /status of 404.*\/blog\// })

  test.beforeEach(async ({ page }) => {
    await serveBlog(page, [
      {
        title: 'Letters',
        date: 'Tue, 11 Nov 2025 08:00:00 GMT',
        categories: ['One', 'Two', 'Three', 'Four'],
        description: `<p>${'faith'.repeat(61)}</p>`,
        body: '<p>The newer of two.</p>',
      },
      { title: 'Letters!', date: 'Mon, 10 Nov 2025 08:00:00 GMT', body: '<p>The older of two.</p>' },
      { title: 'Only a summary', description: '<p>A <em>short</em> one.</p>' },
    ])
  })

  test('opens from the list; posts of one title have an address each', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Read Full Post: Letters', exact: true }).click()
    await expect(body(page)).toHaveText('The newer of two.')
    await expect(page).toHaveURL('/blog/letters-2025-11-11')
    await page.goBack()
    await page.getByRole('link', { name: 'Read Full Post: Letters!', exact: true }).click()
    await expect(body(page)).toHaveText('The older of two.')
    await expect(page).toHaveURL('/blog/letters-2025-11-10')
    await page.goBack()
    await page.getByRole('link', { name: 'Read Full Post: Only a summary' }).click()
    await expect(body(page).getByRole('emphasis')).toHaveText('short')
  })

  test('opens by its address: a loading page first, then the post, with one request', async ({ page }) => {
    const requests = countBlogRequests(page)
    const answer = await page.goto('/blog/letters-2')
    expect(answer?.status()).toBe(404)
    expect(await answer?.text()).toContain('Loading post')
    const post = article(page)
    await expect(post.getByRole('heading', { level: 1 })).toHaveText('Letters')
    await expect(page).toHaveTitle(/^Letters \|/)
    // Nothing of the loading page's head remains.
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(post.locator('time')).toHaveText('November 11, 2025')
    await expect(post.getByRole('list', { name: 'Categories' }).getByRole('listitem')).toHaveText([
      'One',
      'Two',
      'Three',
    ])
    await expect(post.getByText(`${'faith'.repeat(60)}…`, { exact: true })).toBeVisible()
    await expect(body(page)).toHaveText('The newer of two.')
    expect(requests()).toBe(1)
  })

  test('the loading page has no post at an address of its own', { tag: '@all' }, async ({ page }) => {
    await page.goto('/blog/404')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  })

  test('what is in no blog is not found, and the path is logged', { tag: '@all' }, async ({ page }) => {
    const requests = countBlogRequests(page)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto('/blog/never-written')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect.poll(() => logged.join('\n')).toContain('No page at /blog/never-written')
    expect(requests()).toBe(1)
  })
})

test.describe('when the blog fails', () => {
  test.use({ expectedErrors: /status of 404|Failed to fetch the blog/ })

  test('a post that the build did not know is not found, and the path is logged', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route(blogRequest, (route) => route.fulfill({ status: 404 }))
    await page.goto('/blog/letters')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect.poll(() => logged.join('\n')).toContain('No page at /blog/letters')
    expect(logged.join('\n')).toContain('Failed to fetch the blog')
  })
})
