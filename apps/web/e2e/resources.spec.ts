import type { Page } from '@playwright/test'
import { expectPictures } from './support/pictures.ts'
import { expect, test } from './support/test.ts'

const graphics = 'David Social Media Graphics'
const studyGuide = 'David Study Guide'
const poster = 'David Lobby Poster'
const planning = 'Event-Planning Guide'

const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const filters = (page: Page) => page.getByRole('group', { name: 'Type of resource' }).getByRole('button')
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search resources' })
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('all resources are there, and a free one opens without a question', async ({ page, context }) => {
  await page.goto('/resources')
  await test.step('each card shows picture, type, title and what it is for', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources')
    await expect(titles(page)).toHaveText([graphics, studyGuide, poster, planning])
    for (const [title, type, description] of [
      [graphics, 'Social Media', 'Posts, stories, event covers, projector slides and a countdown'],
      [studyGuide, 'Study Guide', 'Passages to read and questions to talk over'],
      [poster, 'Poster', 'Print it large and hang it low'],
      [planning, 'Planning Guide', 'Plan a movie outing for your church in 10 steps'],
    ] as const) {
      await expect(card(page, title).locator('[data-slot=badge]')).toHaveText([type])
      await expect(card(page, title).getByRole('paragraph').filter({ hasText: description })).toBeVisible()
      await expectPictures(card(page, title), 1)
    }
  })
  await test.step('a free resource opens in a new tab, without a question', async () => {
    const [popup, asked] = await Promise.all([
      page.waitForEvent('popup'),
      context.waitForEvent('request', (request) => request.url().endsWith('.pdf')),
      page.getByRole('link', { name: `Get It Free: ${studyGuide}`, exact: true }).click(),
    ])
    expect(new URL(asked.url()).pathname).toBe('/downloads/david-study-guide.pdf')
    await popup.close()
    await expect(page).toHaveURL('/resources')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('on a wide screen, words on the left begin where the page’s title does', async () => {
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [title, words] = await Promise.all(
        [
          page.getByRole('heading', { level: 1 }),
          card(page, studyGuide).getByRole('heading', { name: studyGuide }),
        ].map(async (heading) => (await heading.boundingBox())?.x),
      )
      expect(words, `${width} px`).toBe(title)
    }
  })
  await test.step('pictures fill half of the window, left and right by turns, and all of a phone', async () => {
    const boxes = () =>
      page
        .getByRole('article')
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()))
    await page.setViewportSize({ width: 1280, height: 800 })
    expect((await boxes()).map(({ left, width }) => [left, width])).toEqual([
      [0, 640],
      [640, 640],
      [0, 640],
      [640, 640],
    ])
    await page.setViewportSize({ width: 390, height: 800 })
    expect((await boxes()).map(({ left, width }) => [left, width])).toEqual(Array(4).fill([0, 390]))
  })
})

test('types and words narrow the list, and what is no resource is found elsewhere', async ({ page }) => {
  await page.goto('/resources')
  await test.step('the buttons show one type each, and tell which is chosen', async () => {
    await expect(filters(page)).toHaveText([
      'All Resources',
      'Books',
      'Study Guides',
      'Promotional Material',
      'Social Media',
    ])
    const chosen = filters(page).and(page.locator('[aria-pressed=true]'))
    await expect(filters(page).and(page.locator('[aria-pressed]'))).toHaveCount(5)
    await expect(chosen).toHaveText(['All Resources'])
    for (const [label, found] of [
      ['Study Guides', [studyGuide]],
      ['Promotional Material', [poster, planning]],
      ['Social Media', [graphics]],
      ['All Resources', [graphics, studyGuide, poster, planning]],
    ] as const) {
      await filter(page, label).click()
      await expect(titles(page)).toHaveText([...found])
      await expect(chosen).toHaveText([label])
    }
  })
  await test.step('the search finds words of title and description, within the chosen type', async () => {
    // A title in any case; a description; both together.
    await search(page).fill('LOBBY')
    await expect(titles(page)).toHaveText([poster])
    await search(page).fill('copy shop')
    await expect(titles(page)).toHaveText([poster])
    await search(page).fill('  church ')
    await expect(titles(page)).toHaveText([graphics, planning])
    await filter(page, 'Promotional Material').click()
    await expect(titles(page)).toHaveText([planning])
    await expect(search(page)).toHaveValue('  church ')
    await filter(page, 'Study Guides').click()
    await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
    await search(page).fill('')
    await expect(titles(page)).toHaveText([studyGuide])
    await filter(page, 'All Resources').click()
    await search(page).fill('zzzz')
    await expect(titles(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
  })
  await test.step('there are no books yet, and the page says so', async () => {
    await search(page).fill('')
    await filter(page, 'Books').focus()
    await page.keyboard.press('Space')
    await expect(titles(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
    await expect(page.getByText('Try another word or another type.')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '0 resources' })).toBeAttached()
  })
  await test.step('what is no resource is found where it is on the site', async () => {
    await filter(page, 'All Resources').click()
    await search(page).fill('trailer')
    const elsewhere = page.getByRole('region', { name: 'Elsewhere on This Site' })
    await expect(elsewhere.getByRole('link', { name: 'David', exact: true })).toHaveAttribute(
      'href',
      '/david',
    )
    await search(page).fill('flyers')
    await expect(elsewhere.getByRole('link').first()).toHaveAttribute(
      'href',
      '/downloads/david-foyer-poster.pdf',
    )
    await expect(elsewhere.getByRole('link', { name: 'Resources', exact: true })).toHaveCount(0)
    await search(page).fill('trailer & embed')
    await page.getByRole('link', { name: 'Search the Whole Site for “trailer & embed”', exact: true }).click()
    await expect(page).toHaveURL('/search?q=trailer+%26+embed')
  })
})
