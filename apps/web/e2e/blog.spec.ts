import { blogRequest, countBlogRequests, serveBlog } from './support/blog.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

test('the blog says how many posts there are, and shows them in their order', { tag: '@phone' }, async ({
  page,
  stack,
}) => {
  const feed = await (await fetch(`${stack.url}/sample/blog.xml`)).text()
  const titles = [...feed.matchAll(/<item>\s*<title>(.*?)<\/title>/g)].map((match) => match[1] ?? '')
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Blog Posts')
  await expect(page.getByRole('status').filter({ hasText: 'Found' })).toHaveText(
    `Found ${titles.length} blog posts`,
  )
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles)

  await test.step('with scripts the posts come from the feed alone, and nothing of the list for readers without is shown', async () => {
    await expect(page.locator('noscript')).toHaveCount(0)
  })
})

test('a card has what its post has, in a form that fits', async ({ page }) => {
  const image = '/media/posters/david.avif'
  const fits = 'faith'.repeat(60)
  await serveBlog(page, [
    {
      title: 'Faith & Family: What’s   Next? -- A Letter',
      link: 'https://elsewhere.example/a-letter',
      date: 'Mon, 10 Nov 2025 08:00:00 -0600',
      categories: ['Faith', 'Family', 'Letters', 'Fourth'],
      image,
      description: '<p>Bold <b>words</b> &amp; <a href="/x">more</a>.</p><script>const no = 1</script>',
      body: '<p>The whole letter.</p>',
    },
    { title: 'Just fits', description: fits },
    { title: 'Too long', description: `<em>${fits}</em>s` },
    { title: 'And WHO IS THE SENIOR usher?', image, categories: ['Drama'] },
    { title: 'Popcorn for beginners', image },
    { title: 'A picture of its own', image, categories: ['Drama'] },
    { title: 'A chase', categories: ['Family', 'action'] },
    { title: 'A life', categories: ['Biography'] },
    { title: 'A quiet film', categories: ['Drama'] },
    { title: 'A letter', categories: ['Letters'] },
    { title: 'A letter without any category' },
  ])
  await page.goto('/blog')
  const all = page.getByRole('article')
  await expect(page.getByText('Found 11 blog posts')).toBeVisible()

  await test.step('a card has picture, title, date, three categories, description and two links', async () => {
    const card = all.first()
    await expect(card.getByRole('heading')).toHaveText('Faith & Family: What’s Next? -- A Letter')
    await expect(card.locator('img')).toHaveAttribute('src', /\/media\/posters\/david\.avif$/)
    await expect(card.locator('time')).toHaveText('November 10, 2025')
    await expect(card.locator('[data-slot=badge]')).toHaveText(['Faith', 'Family', 'Letters'])
    await expect(card.getByRole('paragraph')).toHaveText('Bold words & more.')
    const post = card.getByRole('link', { name: 'Read Full Post' })
    await expect(post).toHaveText('Read Full Post')
    await expect(post).toHaveAttribute('href', '/blog/faith-family-whats-next-a-letter')
    const original = card.getByRole('link', { name: 'Original Article' })
    await expect(original).toHaveText('Original Article')
    await expect(original).toHaveAttribute('href', 'https://elsewhere.example/a-letter')
    await expect(original).toHaveAttribute('target', '_blank')
    await expect(original).toHaveAttribute('rel', /noopener/)
  })

  await test.step('a description of more than 300 characters is cut there and ends in an ellipsis', async () => {
    await expect(all.nth(1).getByRole('paragraph')).toHaveText(fits)
    await expect(all.nth(2).getByRole('paragraph')).toHaveText(`${fits}…`)
  })

  await test.step('the picture is the one for the title, else the post’s own, else that of its category', async () => {
    await expect(all.locator('img')).toHaveCount(11)
    const sources = await all
      .locator('img')
      .evaluateAll((elements) => elements.slice(3).map((element) => element.getAttribute('src')))
    const names = sources.map((source) => /([a-z-]+?)(?:-[\w-]{8})?\.\w+$/.exec(source ?? '')?.[1])
    expect(names).toEqual([
      'two-pastors',
      'popcorn',
      'david',
      'action',
      'biography',
      'drama',
      'faith-family',
      'faith-family',
    ])
    await page.getByRole('link', { name: 'Read Full Post: A life' }).click()
    await expect(page.locator('[data-slot=hero-image]')).toHaveAttribute('src', sources[4] ?? '')
  })
})

test('a long blog starts with 24 posts, and shows the rest on demand', { tag: '@all' }, async ({ page }) => {
  await serveBlog(
    page,
    Array.from({ length: 30 }, (_, index) => ({ title: `Post ${index + 1}` })),
  )
  await page.goto('/blog')
  await expect(page.getByText('Found 30 blog posts')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('article')).toHaveCount(30)
})

test.describe('when the blog fails', () => {
  test.use({ expectedErrors: /status of 404.*rss-proxy|Failed to fetch the blog/ })

  test('skeletons make way for a message, and the message for the posts', async ({ page }) => {
    await page.route(blogRequest, (route) => route.fulfill({ status: 404 }))
    const release = await holdRequests(page, blogRequest)
    await page.goto('/blog')
    await test.step('while the blog loads, three skeleton cards stand for its posts', async () => {
      await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(3)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
      await expect(page.getByText(/^Found/)).toHaveCount(0)
    })
    release()
    await test.step('the page says so, and trying again helps', async () => {
      await expect(page.getByRole('alert')).toHaveText('Failed to load blog posts')
      await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(0)
      await page.unroute(blogRequest)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(/^Found \d+ blog posts$/)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(0)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    })
  })

  test('an answer that is no feed is a failure too', { tag: '@all' }, async ({ page }) => {
    await page.route(blogRequest, (route) => route.fulfill({ body: '<h1>Wi-Fi log in</h1>' }))
    await page.goto('/blog')
    await expect(page.getByRole('alert')).toHaveText('Failed to load blog posts')
  })
})

test('the list, a post, the reviews and the way back share one request', async ({ page }) => {
  const requests = countBlogRequests(page)
  await serveBlog(page, [
    { title: 'What we think', body: '<p>It is all <a href="/reviews">in our reviews</a>.</p>' },
    { title: 'Another post' },
  ])
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Read Full Post: What we think' }).click()
  await page.getByRole('link', { name: 'in our reviews' }).click()
  const latest = page.getByRole('region', { name: 'Latest from Our Blog' })
  await expect(latest.getByRole('heading', { level: 3 })).toHaveText(['What we think', 'Another post'])
  await latest.getByRole('link', { name: 'Read Full Post: Another post' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another post')
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByText('Found 2 blog posts')).toBeVisible()
  for (const heading of ['Another post', 'Film Reviews', 'What we think', 'All Blog Posts']) {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await expect(page.getByText('Found 2 blog posts')).toBeVisible()
  expect(requests()).toBe(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the posts that the build knows are listed, and lead to their pages', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.locator('[data-slot=skeleton-card]').first()).toBeHidden()
    const first = page.getByRole('main').locator('noscript a[href^="/blog/"]').first()
    const title = (await first.textContent()) ?? ''
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})
