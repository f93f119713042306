import { serveBlog } from './support/blog.ts'
import { body } from './support/blog-post.ts'
import { expect, test } from './support/test.ts'

test.describe('a hostile body', () => {
  // The sanitizer parses it in a separate document; the policy also blocks that document's handlers and styles and logs it.
  test.use({ expectedErrors: /violates the following Content Security Policy directive/ })

  test('nothing in a body can act: only text, pictures, safe links and known players stay', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.route('https://www.youtube.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' }),
    )
    await serveBlog(page, [
      {
        title: 'Hostile',
        body: `
          <p onclick="window.hacked = true">A text.</p>
          <script>window.hacked = true</script>
          <img src="/media/posters/david.avif" alt="A sling" onload="window.hacked = true" onerror="window.hacked = true">
          <svg onload="window.hacked = true"></svg>
          <p><a href="javascript:window.hacked=true">A trap</a>, <a href="https://elsewhere.example/page">a site</a>
            and <a href="mailto:grace@example.org">a letter</a></p>
          <iframe src="https://evil.example/frame"></iframe>
          <iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" width="560" height="315"></iframe>
          <form action="https://evil.example/"><input name="password"><button>Log in</button></form>
          <style>main { display: none }</style>
          <h1>A second title</h1>`,
      },
    ])
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Read Full Post: Hostile' }).click()
    const post = body(page)
    await expect(post.getByText('A text.')).toBeVisible()
    await post.getByText('A text.').click()

    const picture = post.getByRole('img', { name: 'A sling' })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0)
    await expect(post.locator('iframe')).toHaveCount(1)
    await expect(post.locator('iframe')).toHaveAttribute('src', 'https://www.youtube.com/embed/aqz-KE-bpKQ')
    await expect(post.locator('iframe')).toHaveAttribute('title', 'YouTube video')

    await expect(post.getByText('A trap')).toBeVisible()
    await expect(post.getByRole('link')).toHaveText(['a site', 'a letter', 'Embedded page (evil.example)'])
    const site = post.getByRole('link', { name: 'a site' })
    await expect(site).toHaveAttribute('href', 'https://elsewhere.example/page')
    await expect(site).toHaveAttribute('target', '_blank')
    await expect(site).toHaveAttribute('rel', /noopener/)
    await expect(site).toHaveAccessibleName('a site (opens in a new tab)')
    await expect(post.getByRole('link', { name: 'a letter' })).toHaveAttribute(
      'href',
      'mailto:grace@example.org',
    )

    await expect(post.locator('script, style, svg, form, input, button')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hostile')
    const handlers = await post
      .locator('*')
      .evaluateAll((elements) =>
        elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
      )
    expect(handlers).toEqual([])
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(asked.filter((url) => url.includes('evil.example'))).toEqual([])
  })
})

test('a link to a page of this site goes there without a new document', { tag: '@all' }, async ({ page }) => {
  await serveBlog(page, [{ title: 'Ways on', body: '<p>See <a href="/resources">our resources</a>.</p>' }])
  await page.goto('/blog')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'Read Full Post: Ways on' }).click()
  await page.getByRole('link', { name: 'our resources' }).click()
  await expect(page).toHaveURL('/resources')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
