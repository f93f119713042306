import type { Page } from '@playwright/test'
import { expectPictures } from './support/pictures.ts'
import { expect, test } from './support/test.ts'

const section = (page: Page, heading: string) => page.getByRole('region', { name: heading, exact: true })
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function expectToLead(page: Page, title: string, path: string) {
  await card(page, title)
    .getByRole('link', { name: `More Info about ${title}`, exact: true })
    .click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { name: title, level: 1, exact: true })).toBeVisible()
}

test('/movies lists the films: what is about to open, what is at home, what is coming', async ({ page }) => {
  await page.goto('/movies')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movies')
  for (const [heading, films] of [
    ['Coming to Theaters', ['David']],
    ['Watch at Home', ['King of Kings']],
    ['Coming Soon', ["A Cowgirl's Song", 'The Luckiest Man on Earth']],
  ] as const) {
    const titles = section(page, heading).getByRole('heading', { level: 3 })
    await expect(titles, heading).toHaveText([...films])
  }
  // A series is not a film.
  await expect(page.getByRole('article')).toHaveCount(4)
  await expectPictures(page.getByRole('main'), 9)

  await test.step('a card of /movies tells the facts of its film, and what a visitor can do', async () => {
    const facts = (title: string) => card(page, title).locator('[data-slot=badge]')
    await expect(facts('David')).toHaveText(['2025', 'Animation', 'PG'])
    await expect(card(page, 'David')).toContainText('In theaters December 19, 2025')
    await expect(card(page, 'David')).toContainText(
      'An animated musical about the shepherd who became a king.',
    )
    await expect(card(page, 'David').getByRole('link', { name: 'Get Tickets: David' })).toHaveAttribute(
      'href',
      /^https:/,
    )
    await expect(facts('King of Kings')).toHaveText(['2025', 'Animation', 'PG', '103 min'])
    for (const title of ["A Cowgirl's Song", 'The Luckiest Man on Earth']) {
      await expect(facts(title)).toHaveText(['Coming Soon', 'Drama'])
      await expect(card(page, title).getByRole('link')).toHaveText([
        'Get Notified',
        `More Info about ${title}`,
      ])
    }
  })
  await test.step('/movies leads to the page of David', () => expectToLead(page, 'David', '/david'))
})

test('/series lists The Mercy Ships, and no films', async ({ page }) => {
  await page.goto('/series')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Series')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(section(page, 'Out Now').getByRole('heading', { level: 3 })).toHaveText('The Mercy Ships')
  const ships = card(page, 'The Mercy Ships')
  await expect(ships.locator('[data-slot=badge]')).toHaveText([
    '2025',
    'Reality Series',
    'TV-G',
    '10 Episodes',
  ])
  await expect(ships).toContainText('A hospital ship ties up in West Africa')
  await expectPictures(page.getByRole('main'), 3)
  await expectToLead(page, 'The Mercy Ships', '/mercy-ships')
})

test('/movies leads to the page of King of Kings', { tag: '@all' }, async ({ page }) => {
  await page.goto('/movies')
  await expectToLead(page, 'King of Kings', '/king-of-kings')
})
