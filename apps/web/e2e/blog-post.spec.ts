import type { Page } from '@playwright/test'
import { blogRequest, countBlogRequests, serveBlog } from './support/blog.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const known = {
  path: '/blog/who-is-the-senior-pastor-behind-the-popcorn',
  title: 'Who Is the Senior Pastor Behind the Popcorn?',
}

/** The post's body. */
const body = (page: Page) => page.getByRole('article').locator('[data-slot=prose]')

/** Its pictures and links, in order. */
const order = (page: Page) =>
  body(page)
    .locator('img, a')
    .evaluateAll((elements) =>
      elements.map((element) =>
        element instanceof HTMLImageElement ? new URL(element.src).pathname : element.textContent,
      ),
    )

test('a post has its way back, title, date, categories, picture, description and body', {
  tag: '@phone',
}, async ({ page }) => {
  const requests = countBlogRequests(page)
  const answer = await page.goto(known.path)
  expect(answer?.status()).toBe(200)
  const post = page.getByRole('article')
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
  const byline = page.getByRole('article').locator('[data-slot=byline]')
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
    await expect(page).toHaveURL('/blog/letters-2')
    await page.goBack()
    await page.getByRole('link', { name: 'Read Full Post: Letters!', exact: true }).click()
    await expect(body(page)).toHaveText('The older of two.')
    await expect(page).toHaveURL('/blog/letters')
    await page.goBack()
    await page.getByRole('link', { name: 'Read Full Post: Only a summary' }).click()
    await expect(body(page).getByRole('emphasis')).toHaveText('short')
  })

  test('opens by its address: a loading page first, then the post, with one request', async ({ page }) => {
    const requests = countBlogRequests(page)
    const answer = await page.goto('/blog/letters-2')
    expect(answer?.status()).toBe(404)
    expect(await answer?.text()).toContain('Loading post')
    const post = page.getByRole('article')
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

  test('the loading page has no post at an address of its own', async ({ page }) => {
    await page.goto('/blog/404')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  })

  test('what is in no blog is not found, and the path is logged', async ({ page }) => {
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
    await expect(post.getByRole('link')).toHaveText(['a site', 'a letter'])
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

test('long words do not make the list or the post wider than a phone', { tag: '@phone' }, async ({
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

test('a link to a page of this site goes there without a new document', async ({ page }) => {
  await serveBlog(page, [{ title: 'Ways on', body: '<p>See <a href="/resources">our resources</a>.</p>' }])
  await page.goto('/blog')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'Read Full Post: Ways on' }).click()
  await page.getByRole('link', { name: 'our resources' }).click()
  await expect(page).toHaveURL('/resources')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('the interview is offered before the last picture, and plays in the dialog until Back', {
  tag: '@phone',
}, async ({ page }) => {
  // Until then the link, which is a part of the post's HTML, opens a document of its own.
  await gotoHydrated(page, known.path)
  expect(await order(page)).toEqual([
    '/media/posters/post-pod-projectionist.avif',
    'Watch The Interview',
    '/media/posters/post-pod-microphone.avif',
  ])
  const link = page.getByRole('link', { name: 'Watch The Interview' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Who Is the Senior Pastor?' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(`${known.path}?watch=interview`)
  const video = dialog.locator('video')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  expect(await video.evaluate((element: HTMLVideoElement) => element.volume)).toBeCloseTo(0.6)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(known.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(known.title)
  await expect(link).toBeFocused()
})

test('only a title with “who is the senior” in it, in any case, offers the interview', async ({ page }) => {
  const pictures = '<p><img src="/media/posters/david.avif"></p><p>Words.</p>'
  await serveBlog(page, [
    {
      title: 'An evening: WHO IS THE SENIOR usher?',
      body: `${pictures}<figure>${pictures}</figure><p>End.</p>`,
    },
    { title: 'Who is our senior usher?', body: pictures },
  ])
  await page.goto('/blog')
  await page.getByRole('link', { name: /^Read Full Post: An evening/ }).click()
  const image = '/media/posters/david.avif'
  await expect.poll(() => order(page)).toEqual([image, 'Watch The Interview', image])
  await page.goBack()
  await page.getByRole('link', { name: /^Read Full Post: Who is our/ }).click()
  await expect.poll(() => order(page)).toEqual([image])
})

test('the picture and the first words of a post stand on its page once', async ({ page }) => {
  await serveBlog(page, [
    {
      title: 'Once',
      image: '/media/posters/david.avif',
      description: 'Five stones in a bag.',
      body: '<p><img src="/media/posters/david.avif"></p><p>Five stones in a bag. One is enough.</p>',
    },
  ])
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Read Full Post: Once' }).click()
  await expect(page.locator('[data-slot=hero-image]')).toHaveAttribute('src', /david/)
  await expect(body(page)).toHaveText('Five stones in a bag. One is enough.')
  await expect(body(page).locator('img')).toHaveCount(0)
  await expect(page.getByRole('article').getByText('Five stones in a bag.')).toHaveCount(1)
})

test.describe('a post whose picture is not there', () => {
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
