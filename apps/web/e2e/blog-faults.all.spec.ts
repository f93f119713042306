import type { Page } from '@playwright/test'
import { blogRequest, serveBlog } from './support/blog.ts'
import {
  expectUnharmed,
  failureLogs,
  failures,
  reconnect,
  sameDocument,
  untilAsked,
} from './support/faults.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const serve = (page: Page, body: string) =>
  page.route(blogRequest, (route) => route.fulfill({ contentType: 'application/xml', body }))
const xml = (items: string) => `<rss version="2.0"><channel>${items}</channel></rss>`

test.describe('when the blog', () => {
  test.use({ expectedErrors: failureLogs })

  for (const { fault, answer, again } of failures) {
    test(`${fault}: the page says so, and has the posts when the network is back`, async ({ page }) => {
      let asked = 0
      await page.clock.install()
      await page.route(blogRequest, (route) => {
        asked += 1
        return answer(route)
      })
      await page.goto('/blog')
      await page.getByLabel('Search content').fill('grace')
      const isSame = await sameDocument(page)
      await untilAsked(page, () => asked, again === undefined ? 1 : 4)
      await page.clock.runFor(again ?? 0)

      await expect(page.getByRole('alert')).toHaveText('Failed to load blog posts')
      await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(0)
      await expect(heading(page)).toHaveText('All Blog Posts')
      await expectUnharmed(page)

      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await reconnect(page)
      await expect(page.getByText(/^Found \d+ blog posts$/)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByLabel('Search content')).toHaveValue('grace')
      expect(await isSame()).toBe(true)
    })
  }

  test('answers 404, the reviews stay, and the posts under them come when the network is back', async ({
    page,
  }) => {
    await page.route(blogRequest, (route) => route.fulfill({ status: 404 }))
    await page.goto('/reviews')
    const latest = page.getByRole('region', { name: 'Latest from Our Blog' })
    await latest.scrollIntoViewIfNeeded()
    await expect(latest.getByRole('alert')).toHaveText('Failed to load reviews feed')
    await expect(page.getByRole('region', { name: 'Featured Reviews' }).getByRole('article')).toHaveCount(4)
    await expectUnharmed(page)
    await page.unroute(blogRequest)
    await reconnect(page)
    await expect(latest.getByRole('article')).toHaveCount(6)
    await expect(latest.getByRole('alert')).toHaveCount(0)
  })

  test('answers 404, a new post is not found, and comes when the network is back', async ({ page }) => {
    await page.route(blogRequest, (route) => route.fulfill({ status: 404 }))
    await page.goto('/blog/letters')
    await expect(heading(page)).toHaveText('404')
    await expectUnharmed(page)
    await page.unroute(blogRequest)
    await serveBlog(page, [{ title: 'Letters', body: '<p>To all of you.</p>' }])
    await reconnect(page)
    await expect(heading(page)).toHaveText('Letters')
    await expect(page.locator('[data-slot=prose]')).toHaveText('To all of you.')
  })
})

test('when the blog breaks off, the posts that are whole are there', async ({ page, stack }) => {
  const feed = await (await fetch(`${stack.url}/sample/blog.xml`)).text()
  const half = feed.slice(0, feed.length / 2)
  const whole = half.split('</item>').length - 1
  expect(whole).toBeGreaterThan(5)
  await serve(page, half)
  await page.goto('/blog')
  await expect(page.getByText(`Found ${whole} blog posts`)).toBeVisible()
  await expectUnharmed(page)
})

const long = 'The Unlikely, Unfinished and Altogether Ordinary Letter of '.repeat(7).slice(0, 400)
const unbroken = 'Marmalade'.repeat(45).slice(0, 400)
const trap = (scheme: string) => `${scheme}:text/html,<script>window.hacked=1</script>`
const hostile = (scheme: string) => ({
  title: `Letter of ${scheme}`,
  link: trap(scheme),
  image: trap(scheme),
  categories: ['<b onclick="window.hacked=1">Drama</b>'],
  description: '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>Words.',
  body: `<p>Words.</p><a href="${trap(scheme)}">a way</a><img src="${trap(scheme)}" onerror="window.hacked=1">
    <iframe src="${trap(scheme)}"></iframe><script>window.hacked=1</script><video src="${trap(scheme)}"></video>`,
})

/** What a blog may contain, and the titles that the page shows for it. */
const contents: { fault: string; put: (page: Page) => Promise<unknown>; seen: string[] }[] = [
  { fault: 'no posts', put: (page) => serve(page, xml('')), seen: [] },
  {
    fault: 'posts whose fields are empty, missing or something else',
    put: (page) =>
      serve(
        page,
        xml(`<item/><item>text</item><item><title></title></item>
          <item><title>Only a title</title></item>
          <item><title><b>Marked</b> up</title><link>not an address</link><pubDate>the day before</pubDate>
            <category/><description><nested><deep>Words.</deep></nested></description></item>`),
      ),
    seen: ['Only a title', 'Marked up'],
  },
  {
    fault: 'one title and one address several times',
    put: (page) =>
      serveBlog(page, [
        { title: 'Twins', link: 'https://blog.example.org/twins' },
        { title: 'Twins', link: 'https://blog.example.org/twins' },
        { title: 'Twins!', link: 'https://blog.example.org/twins' },
      ]),
    seen: ['Twins', 'Twins', 'Twins!'],
  },
  {
    fault: 'emoji and titles that are read from right to left',
    put: (page) =>
      serveBlog(page, [
        { title: '🍿👨‍👩‍👧‍👦🎬', body: '<p>🍿</p>' },
        { title: 'נס של חנוכה', body: '<p>שלום</p>' },
        { title: '\u202ELetter turned', body: '<p>\u202EWords</p>' },
      ]),
    seen: ['🍿👨‍👩‍👧‍👦🎬', 'נס של חנוכה', '\u202ELetter turned\u202C'],
  },
  {
    fault: 'titles of 400 characters',
    put: (page) =>
      serveBlog(page, [
        { title: unbroken, categories: [unbroken], description: unbroken, body: `<h2>${unbroken}</h2>` },
        { title: long, categories: [long], description: long, body: `<h2>${long}</h2>` },
      ]),
    seen: [unbroken, long.trim()],
  },
  {
    fault: 'javascript: and data: in every address, and scripts in every text',
    put: (page) => serveBlog(page, [hostile('javascript'), hostile('data')]),
    seen: [hostile('javascript').title, hostile('data').title],
  },
  {
    fault: 'pictures that are not there',
    put: (page) =>
      serveBlog(page, [
        {
          title: 'No picture',
          image: '/media/posters/gone.avif',
          body: '<p><img src="/media/posters/gone.avif"></p>',
        },
      ]),
    seen: ['No picture'],
  },
]

test.describe('when the blog has', () => {
  // While the sanitizer parses what it removes, the page's policy blocks it and logs that.
  test.use({
    viewport: { width: 375, height: 800 },
    expectedErrors: /status of 404.*gone\.avif|Content Security Policy/,
  })

  for (const { fault, put, seen } of contents) {
    test(`${fault}: what can be read is, and nothing of it acts`, async ({ page }) => {
      await put(page)
      await gotoHydrated(page, '/blog')
      await expect(page.getByText(`Found ${seen.length} blog posts`)).toBeVisible()
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(seen)
      await expectUnharmed(page)
      const addresses = new Set<string>()
      for (const [index, title] of seen.entries()) {
        await page
          .getByRole('article')
          .nth(index)
          .getByRole('link', { name: /^Read Full Post/ })
          .click()
        await expect(heading(page)).toHaveText(title)
        await expect(
          page.locator('main').locator('[src^="data:text"], [src^="javascript"], [href^="javascript"]'),
        ).toHaveCount(0)
        await expectUnharmed(page)
        addresses.add(page.url())
        await page.goBack()
        await expect(heading(page)).toHaveText('All Blog Posts')
      }
      expect(addresses.size, 'each post has an address of its own').toBe(seen.length)
    })
  }
})
