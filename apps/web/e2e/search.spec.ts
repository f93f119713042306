import { expectAccessible } from './support/axe.ts'
import { serveFeeds } from './support/feeds.ts'
import { holdRequests } from './support/hold-requests.ts'
import { cards, field, storms, titles } from './support/search.ts'
import { expect, test } from './support/test.ts'

test('a term is found in title, genre and description of all five feeds, in any case', {
  tag: '@phone',
}, async ({ page }) => {
  await serveFeeds(page, storms)
  await page.goto('/search?q=sToRm')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results')
  await expect(page.getByText('Found 4 results for "sToRm"', { exact: true })).toBeVisible()
  await expect(titles(page)).toHaveText([
    'The Storm',
    'By the title of no one',
    'Still Waters',
    'Brainstorming: a premiere',
  ])
  await expect(field(page)).toHaveValue('sToRm')
  await expect(page.getByText('No results found')).toHaveCount(0)
})

test('a card shows picture, rating, title, genre, duration, two lines of description, and plays', async ({
  page,
}) => {
  const line = 'A long and winding description of a film about a family. '
  await serveFeeds(page, {
    747: [
      {
        title: 'A film to play',
        tags: ['Drama', 'Family'],
        shortDescription: line.repeat(10),
        thumbnail: '/media/posters/david.avif',
        duration: 125,
        video: '/media/clips/ember.mp4',
      },
    ],
    748: [{ title: 'A film without a video', duration: 65 }],
  })
  await page.goto('/search?q=film')
  const card = cards(page).first()
  await expect(card.locator('[data-slot=card-image]')).toHaveAttribute('src', '/media/posters/david.avif')
  await expect(card.locator('[data-slot=rating-badge]')).toHaveText(/^4.5.*placeholder$/)
  await expect(card.getByRole('heading')).toHaveText('A film to play')
  await expect(card.locator('[data-slot=card-meta]')).toHaveText('Drama · 2:05')
  const description = card.locator('[data-slot=card-description]')
  await expect(description).toContainText('A long and winding description')
  const lines = await description.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(lines).toBeCloseTo(2, 1)

  const badge = card.locator('[data-slot=play-badge]')
  await page.mouse.move(0, 0)
  await expect(badge).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(badge).toHaveCSS('opacity', '1')
  await expect(card.getByRole('link', { name: 'Play A film to play' })).toBeVisible()

  const other = cards(page).nth(1)
  await expect(other.locator('[data-slot=card-meta]')).toHaveText('Video · 1:05')
  await expect(other.getByRole('link')).toHaveCount(0)
})

test('a long title does not make the page wider than a phone', { tag: ['@phone', '@all'] }, async ({
  page,
}) => {
  const title = 'The Unlikely, Unfinished and Altogether Ordinary Miracle of '
  await serveFeeds(page, { 747: [{ title: title.repeat(2) }, { title: 'Miracle'.repeat(20) }] })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/search?q=miracle')
  await expect(cards(page)).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('without a term the page asks for one, and says when nothing is found', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/search', '/search?q=%20%20']) {
    await page.goto(path)
    await expect(page.getByText('Enter a search term to find content')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  }
  await test.step('no accessibility violation', () => expectAccessible(page))
  await field(page).fill('zzzz')
  await expect(page.getByText('No results found')).toBeVisible()
  await expect(page.getByText('Try searching with different keywords')).toBeVisible()
  await expect(page.getByText('Enter a search term to find content')).toHaveCount(0)
})

test.describe('when feeds fail', () => {
  test.use({ expectedErrors: /404|Failed to fetch feed data/ })

  test('the results of the others are there', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await serveFeeds(page, storms)
    await page.route('**/api/getfeed/748', (route) => route.fulfill({ status: 404 }))
    await page.goto('/search?q=storm')
    await expect(page.getByText('Found 3 results for "storm"')).toBeVisible()
    await expect(titles(page)).toHaveText(['The Storm', 'Still Waters', 'Brainstorming: a premiere'])
    expect(logged.join('\n')).toContain('Failed to fetch feed data for 748')
  })

  test('nothing is found when all of them do, and each is logged', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/api/getfeed/*', (route) => route.fulfill({ status: 404 }))
    const release = await holdRequests(page, '**/api/getfeed/*')
    await page.goto('/search?q=david')
    await test.step('while the feeds load, there are eight skeleton cards', async () => {
      await expect(page.getByRole('main').locator('[data-slot=skeleton-card]')).toHaveCount(8)
      await expect(page.getByText(/^Found|No results found/)).toHaveCount(0)
    })
    release()
    await expect(page.getByText('No results found')).toBeVisible()
    await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(0)
    await expect(page.getByText('Try searching with different keywords')).toBeVisible()
    for (const id of [747, 748, 749, 750, 751]) {
      expect(logged).toContain(`Failed to fetch feed data for ${id}`)
    }
  })
})

test('a result plays in the dialog by itself, the term stays in the address, and Back closes it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/search?q=ember')
  const play = page.getByRole('link', { name: 'Play Ember', exact: true })
  await play.click()
  const dialog = page.getByRole('dialog', { name: 'Ember' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/search?q=ember&watch=747-ember-trailer')
  const video = dialog.locator('video')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  expect(await video.evaluate((element: HTMLVideoElement) => element.volume)).toBeCloseTo(0.6)
  // The player may just be taking the video over from the browser's own.
  const screen = await page.evaluate(() => ({ x: 0, y: 0, width: innerWidth, height: innerHeight }))
  await expect.poll(() => dialog.boundingBox()).toMatchObject(screen)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/search?q=ember')
  await expect(field(page)).toHaveValue('ember')
  await expect(play).toBeFocused()
})

test('beneath the videos is what else the site has, and in their place for a misspelled term', async ({
  page,
}) => {
  await serveFeeds(page, storms)
  await page.goto('/search?q=mersy%20ships')
  await expect(page.getByText('No exact match for "mersy ships". These come closest:')).toBeVisible()
  await expect(page.getByText('No results found')).toHaveCount(0)
  const instead = page.getByRole('region', { name: 'On This Site', exact: true })
  await expect(instead.getByRole('link').first()).toHaveText('The Mercy Ships')
  await expect(instead.getByRole('heading', { level: 3 })).toContainText(['Films and Series', 'Videos'])

  await field(page).fill('the chosen')
  await expect(page.getByText('Found 1 result for "the chosen"')).toBeVisible()
  await expect(instead.getByRole('link')).toHaveText([/^The Chosen, Season 4/])
  await expect(page.getByText('No results found')).toHaveCount(0)

  await field(page).fill('storm')
  await expect(page.getByText('Found 4 results for "storm"')).toBeVisible()
  const section = page.getByRole('region', { name: 'Also on This Site' })
  await expect(section.getByRole('status').first()).toHaveText(/^\d+ more results$/)
  // The feeds of this test lack a video of the build, which is found all the same.
  await expect(section.getByRole('region', { name: 'Videos' }).getByRole('link')).toHaveText(
    'Asleep in the Storm',
  )
  const line = section.getByRole('region', { name: 'Said in a Video' }).getByRole('link').first()
  await expect(line).toContainText(/at \d+:\d\d: .*storm/i)
  await line.click()
  await expect(page).toHaveURL(/\/watch\/[\w-]+\?t=\d+$/)
})
