import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { serveFeeds } from './support/feeds.ts'
import { hold } from './support/hold.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const field = (page: Page) => page.getByRole('main').getByRole('searchbox')
const headerField = (page: Page) => page.getByRole('banner').getByLabel('Search content')
const cards = (page: Page) => page.getByRole('main').locator('[data-slot=card]')
const titles = (page: Page) => cards(page).getByRole('heading')

/** An episode for each of the five feeds. "Storm" is in another field of each; in the last it is where it does not count. */
const storms = {
  747: [{ title: 'The Storm' }],
  748: [{ title: 'By the title of no one', tags: ['Stormy weather', 'Drama'] }],
  749: [{ title: 'Still Waters', shortDescription: 'After a STORM, a river.' }],
  751: [{ title: 'Brainstorming: a premiere' }],
  750: [{ title: 'A short', tags: ['Kids', 'Storm'], shortDescription: 'The first tag counts.' }],
}

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
  await expect(card.locator('[data-slot=rating-badge]')).toContainText('4.5')
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

test('a long title does not make the page wider than a phone', { tag: '@phone' }, async ({ page }) => {
  const title = 'The Unlikely, Unfinished and Altogether Ordinary Miracle of '
  await serveFeeds(page, { 747: [{ title: title.repeat(2) }, { title: 'Miracle'.repeat(20) }] })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/search?q=miracle')
  await expect(cards(page)).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('while the feeds load, there are eight skeleton cards', async ({ page }) => {
  const release = await hold(page, '**/api/getfeed/*')
  await page.goto('/search?q=david')
  await expect(page.getByRole('main').locator('[data-slot=skeleton-card]')).toHaveCount(8)
  await expect(page.getByText(/^Found|No results found/)).toHaveCount(0)
  release()
  await expect(page.getByText(/^Found \d+ results for "david"$/)).toBeVisible()
  await expect(page.locator('[data-slot=skeleton-card]')).toHaveCount(0)
})

test('without a term the page asks for one, and says when nothing is found', async ({ page }) => {
  for (const path of ['/search', '/search?q=', '/search?q=%20%20']) {
    await page.goto(path)
    await expect(page.getByText('Enter a search term to find content')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  }
  await field(page).fill('zzzz')
  await expect(page.getByText('No results found')).toBeVisible()
  await expect(page.getByText('Try searching with different keywords')).toBeVisible()
  await expect(page.getByText('Enter a search term to find content')).toHaveCount(0)
})

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
  await expect(page.getByText('Found 1 results for "stormy"')).toBeVisible()
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
  await expect(page.getByText('Found 1 results for "stormy"')).toBeVisible()
  await page.goForward()
  await expect(field(page)).toHaveValue('still')
  await expect(page.getByText('Found 1 results for "still"')).toBeVisible()
})

test('a term may have quotes, signs and letters of any script in it', async ({ page }) => {
  const title = '100% “true” & <b>"bold"</b>? C++ #1 \\o/ – Жизнь 🍿'
  await serveFeeds(page, { 747: [{ title }, { title: 'Another' }] })
  await page.goto('/contact')
  for (const term of [title, '% “TRUE” &', '<b>"bold"</b>?', 'C++ #1 \\', 'жизнь 🍿']) {
    await headerField(page).fill(term)
    await headerField(page).press('Enter')
    await expect(page.getByText(`Found 1 results for "${term}"`, { exact: true })).toBeVisible()
    await expect(titles(page)).toHaveText([title])
    expect(new URL(page.url()).searchParams.get('q')).toBe(term)
    await expect(field(page)).toHaveValue(term)
  }
  await page.reload()
  await expect(page.getByText('Found 1 results for "жизнь 🍿"')).toBeVisible()
  // A term typed on the page itself is encoded too.
  await field(page).fill('C++ #1 & <')
  await expect(page.getByText('No results found')).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('C++ #1 & <')
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
    await page.goto('/search?q=david')
    await expect(page.getByText('No results found')).toBeVisible()
    await expect(page.getByText('Try searching with different keywords')).toBeVisible()
    for (const id of [747, 748, 749, 750, 751]) {
      expect(logged).toContain(`Failed to fetch feed data for ${id}`)
    }
  })
})

test('an answer that comes late does not bring back the term of before', async ({ page }) => {
  await serveFeeds(page, storms)
  const release = await hold(page, '**/api/getfeed/748')
  await page.goto('/search?q=storm')
  await expect(page.locator('[data-slot=skeleton-card]').first()).toBeVisible()
  // The page has hydrated, and doesn't write into the field any more.
  await expect(field(page)).toHaveValue('storm')
  await page.evaluate(() => {
    const outcomes: string[] = []
    const main = document.querySelector('main') ?? document.body
    new MutationObserver(() => {
      const outcome = /Found \d+ results for "[^"]*"/.exec(main.textContent)?.[0]
      if (outcome && outcome !== outcomes.at(-1)) outcomes.push(outcome)
    }).observe(main, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { outcomes })
  })
  // The field gets the term of the address when the page hydrates.
  await expect(field(page)).toHaveValue('storm')
  await field(page).fill('still')
  await expect(page).toHaveURL('/search?q=still')
  release()
  await expect(page.getByText('Found 1 results for "still"')).toBeVisible()
  await expect(titles(page)).toHaveText(['Still Waters'])
  expect(await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'outcomes')?.value)).toEqual([
    'Found 1 results for "still"',
  ])
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
  await expect(page.getByText('No results found')).toBeVisible()
  const section = page.getByRole('region', { name: 'Also on this site' })
  await expect(section.getByRole('link').first()).toHaveText('The Mercy Ships')
  await expect(section.getByRole('heading', { level: 3 })).toContainText(['Films and series', 'Videos'])
  await expect(section.getByRole('status').first()).toHaveText(/^\d+ more results$/)

  await field(page).fill('storm')
  await expect(page.getByText('Found 4 results for "storm"')).toBeVisible()
  await expect(section.getByRole('region', { name: 'Videos' })).toHaveCount(0)
  const line = section.getByRole('region', { name: 'Said in a video' }).getByRole('link').first()
  await expect(line).toContainText(/at \d+:\d\d: .*storm/i)
  await line.click()
  await expect(page).toHaveURL(/\/watch\/[\w-]+\?t=\d+$/)
})

test('typing does not take back a link that was followed right after it', async ({ page }) => {
  await serveFeeds(page, storms)
  const release = await hold(page, '**/assets/watch-page-*.js')
  await gotoHydrated(page, '/search?q=storm')
  const line = page.getByRole('region', { name: 'Said in a video' }).getByRole('link').first()
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

test('the header suggests pages as one types, by keyboard; without a choice Enter searches', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await gotoHydrated(page, '/contact')
  const combobox = page.getByRole('combobox', { name: 'Search content' })
  const isIndex = (path: string) => path.startsWith('/assets/search-') && path.endsWith('.json')
  expect(loaded.filter(isIndex)).toEqual([])
  await combobox.fill('tikets')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option').first()).toContainText('David')
  expect(loaded.filter(isIndex)).toHaveLength(1)
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d+ suggestions?$/)
  const { violations } = await new AxeBuilder({ page }).include('header').analyze()
  expect(violations).toEqual([])

  await combobox.press('Escape')
  await expect(list).toBeHidden()
  await combobox.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toContainText('David')
  await combobox.press('Enter')
  await expect(page).toHaveURL('/david')
  await expect(combobox).toHaveValue('')
  // The new page takes the focus when it is there.
  await expect(page.locator('#content')).toBeFocused()

  await combobox.fill('tickets')
  await expect(list).toBeVisible()
  await combobox.press('Enter')
  await expect(page).toHaveURL('/search?q=tickets')
  await expect(list).toBeHidden()
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a suggestion in the menu is followed with a tap, which closes it', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('combobox').fill('family gide')
    const option = menu.getByRole('option', { name: 'Your Family' })
    await expect(option).toBeVisible()
    const sides = await option.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return { left, right, width: document.documentElement.scrollWidth }
    })
    expect(sides.left).toBeGreaterThan(0)
    expect(sides.right).toBeLessThan(256)
    expect(sides.width).toBe(320)
    await option.click()
    await expect(page).toHaveURL('/family')
    await expect(menu).toBeHidden()
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('the suggestions stay once they were seen', async ({ page, context }) => {
    await page.goto('/contact')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await headerField(page).fill('tikets')
    await expect(page.getByRole('option').first()).toContainText('David')
    await expect.poll(() => page.evaluate(() => caches.match('/contact').then(Boolean))).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await headerField(page).fill('jesus revelution')
    await expect(page.getByRole('option').first()).toContainText('Jesus Revolution')
  })
})
