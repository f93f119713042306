import type { Page } from '@playwright/test'
import { inShortRun } from './support/in-short-run.ts'
import { expectPictures } from './support/pictures.ts'
import { expectFullScreenPlayer } from './support/player.ts'
import { expect, test } from './support/test.ts'

const landings = [
  {
    path: '/king-of-kings',
    title: 'King of Kings',
    row: { heading: 'Two Pastors, Popcorn and a Movie Podcast', feed: 748 },
    trailer: /\/video\/king-of-kings-trailer\.mp4$/,
  },
  {
    path: '/mercy-ships',
    title: 'The Mercy Ships',
    row: { heading: 'Trailers', feed: 752 },
    trailer: /\/video\/mercy-ships-trailer\.mp4$/,
  },
]

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cards = (page: Page, name: string) => region(page, name).locator('[data-slot=card]')

for (const { path, title, row, trailer } of landings) {
  test.describe(path, inShortRun(path === '/king-of-kings'), () => {
    test('its trailer plays, and posters lead to what is on its way', async ({ page }) => {
      await page.goto(path)
      await test.step('Watch Trailer plays it at once, over the whole screen, at volume 0.6', async () => {
        await expect(cards(page, row.heading).first()).toBeVisible()
        const file = page.waitForRequest(trailer)
        const watch = region(page, title).getByRole('link', { name: 'Watch Trailer', exact: true })
        await watch.click()
        await expectFullScreenPlayer(page, title)
        await file
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(watch).toBeFocused()
      })

      await test.step('Coming Soon shows the posters of what is on its way', async () => {
        const posters = region(page, 'Coming Soon')
        await expect(posters.getByRole('heading', { level: 3 })).toHaveText([
          "A Cowgirl's Song",
          'The Luckiest Man on Earth',
        ])
        await expect(posters.locator('[data-slot=badge]')).toHaveText(['Coming Soon', 'Coming Soon'])
        await expectPictures(posters, 2)
        // Where a text is cut off, it ends in the middle of a sentence.
        for (const card of await posters.locator('[data-slot=film-brief]').all()) {
          const text = card.getByRole('paragraph').last()
          await expect(text).toHaveText(/[.!?]$/)
          expect(await text.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
        }
        await posters.getByRole('link', { name: "A Cowgirl's Song" }).click()
        await expect(page).toHaveURL('/a-cowgirls-song')
        await expect(page.getByRole('heading', { level: 1, name: "A Cowgirl's Song" })).toBeVisible()
      })
    })

    test('while its videos load the row shows five skeleton cards, then what its feed has', async ({
      page,
      stack,
    }) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      const asked: string[] = []
      await page.route('**/api/getfeed/*', async (route) => {
        asked.push(route.request().url())
        await held
        await route.continue()
      })
      await page.goto(path)
      const skeletons = region(page, row.heading).locator('[data-slot=skeleton-card]')
      await expect(skeletons).toHaveCount(5)
      await expect(cards(page, row.heading)).toHaveCount(0)
      release()
      await expect(skeletons).toHaveCount(0)
      const feed = await (await fetch(`${stack.url}/api/getfeed/${row.feed}`)).json()
      const episodes: { title: string }[] = feed.series.seasons[0].episodes
      expect(episodes.length).toBeGreaterThan(1)
      const shown = await cards(page, row.heading).getByRole('heading').allTextContents()
      expect(shown.slice(0, episodes.length)).toEqual(episodes.map((episode) => episode.title))
      expect(asked).toEqual([expect.stringMatching(new RegExp(`/api/getfeed/${row.feed}$`))])
    })

    test('a video of the row plays at once, over the whole screen, at volume 0.6', {
      tag: '@all',
    }, async ({ page }) => {
      await page.goto(path)
      const first = cards(page, row.heading).first()
      const name = (await first.getByRole('heading').textContent()) ?? ''
      await first.getByRole('link', { name: `Play ${name}`, exact: true }).click()
      await expectFullScreenPlayer(page, name)
    })

    test.describe('when its feed fails', () => {
      test.use({ expectedErrors: /500|Failed to fetch feed data for/ })

      test('there is no row, and the rest of the page lives', async ({ page }) => {
        await page.route(`**/api/getfeed/${row.feed}`, (route) => route.fulfill({ status: 500 }))
        const logged = page.waitForEvent('console', (message) =>
          message.text().includes(`Failed to fetch feed data for ${row.feed}`),
        )
        await page.goto(path)
        await logged
        await expect(region(page, row.heading)).toHaveCount(0)
        await region(page, title).getByRole('link', { name: 'Watch Trailer' }).click()
        await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      })
    })
  })
}

test.describe('Get Notified About New Series', () => {
  test('sends nothing, says so, and leads to the form that does', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
    await page.goto('/mercy-ships')
    const block = region(page, 'Get Notified About New Series')
    await expect(block).toContainText('This box doesn’t send anything yet.')
    const email = block.getByLabel('Email Address')
    await email.fill('grace@example.org')
    await block.getByLabel('Phone Number (optional)').fill('(555) 010-0142')
    await email.press('Enter')
    await block.getByRole('button', { name: 'Notify Me' }).click()
    await expect(page).toHaveURL('/mercy-ships')
    await expect(email).toHaveValue('grace@example.org')
    await expect(block.getByRole('status')).toHaveText('Nothing was sent. Use the sign-up that works')
    await block.getByRole('link', { name: 'Sign up for notifications' }).click()
    await expect(page).toHaveURL('/notifications')
    await expect(page.getByRole('heading', { name: 'Never Miss the Action' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0)
    expect(sent).toEqual([])
  })
})
