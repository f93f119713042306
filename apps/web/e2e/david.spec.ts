import type { Locator, Page } from '@playwright/test'
import { inShortRun } from './support/in-short-run.ts'
import { expectFullScreenPlayer } from './support/player.ts'
import { scan } from './support/scan.ts'
import { expect, test } from './support/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const outside = /^https:\/\/(?!localhost)/

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

for (const path of ['/david', '/david-pastors']) {
  test.describe(path, inShortRun(path === '/david'), () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path)
    })

    test('Watch Trailer plays it at once, over the whole screen, at volume 0.6', {
      tag: '@all',
    }, async ({ page }) => {
      await region(page, 'David').getByRole('link', { name: 'Watch Trailer', exact: true }).click()
      await expectFullScreenPlayer(page, 'David')
    })

    test('the first view has the facts and a way to a seat', { tag: '@phone' }, async ({ page }) => {
      const banner = region(page, 'David')
      await expect(banner.getByRole('list', { name: 'Facts' }).getByRole('listitem')).toHaveText([
        '2025',
        'Animation',
        'PG',
      ])
      const link = banner.getByRole('link', { name: 'Get Tickets', exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
      await link.click()
      const tickets = region(page, 'Get Your Tickets')
      await expect(tickets.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
      const shop = tickets.getByRole('link', { name: 'Get Tickets', exact: true })
      await expect(shop).toHaveAttribute('href', outside)
      await expect(shop).toHaveAccessibleDescription('Opens in a new tab')
    })

    test('tickets, people, the code to scan and the code to share are on the page', async ({ page }) => {
      await test.step('all about tickets is in one place, before what is written for the press', async () => {
        const tickets = region(page, 'Get Your Tickets')
        await expect(tickets.getByRole('heading', { level: 3 })).toHaveText([
          'Scan for Tickets',
          'Showtimes',
          'Discount Group Tickets',
          'Group Tickets',
        ])
        await expect(page.getByRole('link', { name: 'Discount Group Tickets' })).toHaveCount(1)
        const press = await region(page, 'Press Kit').boundingBox()
        expect((await tickets.boundingBox())?.y).toBeLessThan(press?.y ?? 0)
      })

      await test.step('those who made it are named, and the poster is described', async () => {
        const people = region(page, 'Cast and Filmmakers')
        await expect(people).toContainText('Phil Cunningham')
        await expect(people.getByRole('img', { name: 'Poster of David' })).toHaveCount(1)
        await people.getByText('About the poster').click()
        const description = people.getByText(/^Noon light/)
        await expect(description).toBeVisible()
        const poster = await people.getByRole('img', { name: 'Poster of David' }).boundingBox()
        const right = (poster?.x ?? 0) + (poster?.width ?? 0)
        expect((await description.boundingBox())?.x, 'beside the poster').toBeGreaterThan(right)
        for (const empty of ['Clips', 'Showings We Know Of'])
          await expect(page.getByRole('heading', { name: empty })).toHaveCount(0)
      })

      await test.step('the QR code on the screen scans, and leads to the tickets', async () => {
        const link = region(page, 'Get Your Tickets').getByRole('link', { name: 'Get Tickets', exact: true })
        const address = await link.getAttribute('href')
        const code = page.getByRole('img', { name: `QR code: ${address}`, exact: true })
        for (const theme of ['dark', 'light']) {
          await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
          expect(await scan(code), theme).toBe(address)
        }
      })

      await test.step('Share gives the code of the trailer, then that of the family guide', async () => {
        await region(page, 'David').getByRole('button', { name: 'Share' }).click()
        const codes = page.getByRole('dialog').getByRole('textbox', { name: /on your website$/ })
        await expect(codes).toHaveCount(2)
        await expect(codes.first()).toHaveAccessibleName('Show its trailer on your website')
        await expect(codes.first()).toHaveValue(/^<iframe src="[^"]+\/embed\/watch\/david"/)
        await expect(codes.last()).toHaveAccessibleName('Show its family guide on your website')
        await expect(codes.last()).toHaveValue(/<tp-family-guide film="[^"]+\/david/)
      })
    })

    test('on a phone the way to the tickets stays in view, and covers no words', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const bar = page.locator('[data-slot=ticket-bar]')
      await expect(region(page, 'Get Your Tickets').getByText('4Pastors', { exact: true })).toBeVisible()
      const guide = region(page, 'Family Viewing Guide').getByText('What Is Good')
      await guide.scrollIntoViewIfNeeded()
      await expect(bar.getByRole('link', { name: 'Get Tickets' })).toBeInViewport({ ratio: 1 })
      // It is as wide as the screen, so that no words stand beside it.
      expect(await bar.boundingBox()).toMatchObject({ x: 0, width: 390 })
      await expect(bar).toHaveCSS('background-color', 'rgb(11, 10, 20)')

      for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
        await heading.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
        await expect
          .poll(
            async () => {
              const [top, bottom] = [(await bar.boundingBox())?.y ?? 0, await bottomOf(heading)]
              return bottom <= top || (await bar.isHidden())
            },
            (await heading.textContent()) ?? '',
          )
          .toBe(true)
      }

      // The hero and the tickets have a button of their own.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(bar).toBeHidden()
      await bar.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(bar).toBeVisible()
      expect(await bottomOf(bar)).toBeLessThanOrEqual(
        (await page.getByRole('contentinfo').boundingBox())?.y ?? 0,
      )
      await bar.getByRole('link', { name: 'Get Tickets' }).click()
      await expect(region(page, 'Get Your Tickets').getByRole('heading', { level: 2 })).toBeInViewport()
      await expect(bar).toBeHidden()
    })

    test('a phone has the button alone, for it cannot scan itself', {
      tag: ['@phone', '@all'],
    }, async ({ page, isMobile }) => {
      const tickets = region(page, 'Get Your Tickets')
      await expect(tickets.getByRole('link', { name: 'Get Tickets', exact: true })).toBeVisible()
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible({ visible: !isMobile })
    })
  })
}
