import type { Page } from '@playwright/test'
import { inShortRun } from './support/in-short-run.ts'
import { expectFullScreenPlayer } from './support/player.ts'
import { scan } from './support/scan.ts'
import { expect, test } from './support/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const outside = /^https:\/\/(?!localhost)/

for (const path of ['/david', '/david-pastors']) {
  test.describe(path, inShortRun(path === '/david'), () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path)
    })

    test('Watch Trailer plays it at once, over the whole screen, at volume 0.6', async ({ page }) => {
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
      await expect(link).toHaveAttribute('href', outside)
      await expect(link).toHaveAccessibleDescription('Opens in a new tab')
    })

    test('on a phone the way to a seat stays in view, and its own place covers it', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const stuck = page.locator('main .sticky > a', { hasText: 'Get Tickets' })
      await region(page, 'Family Viewing Guide').getByText('What Is Good').scrollIntoViewIfNeeded()
      await expect(stuck).toBeInViewport({ ratio: 1 })
      const tickets = region(page, 'Get Your Tickets')
      await tickets.getByText('Not ready yet?').evaluate((text) => text.scrollIntoView({ block: 'end' }))
      const top = await stuck.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect()
        return (
          document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-slot=tickets]') !==
          null
        )
      })
      expect(top).toBe(true)
      // Tickets come before what is written for the press.
      const press = await region(page, 'Press Kit').boundingBox()
      expect((await tickets.boundingBox())?.y).toBeLessThan(press?.y ?? 0)
    })

    test('those who made it are named, and the poster is described', async ({ page }) => {
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

    test('a phone has the button alone, for it cannot scan itself', { tag: '@phone' }, async ({
      page,
      isMobile,
    }) => {
      const tickets = region(page, 'Get Your Tickets')
      await expect(tickets.getByRole('link', { name: 'Get Tickets', exact: true })).toBeVisible()
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible({ visible: !isMobile })
    })

    test('the QR code on the screen scans, and leads to the tickets', async ({ page }) => {
      const link = region(page, 'Get Your Tickets').getByRole('link', { name: 'Get Tickets', exact: true })
      const address = await link.getAttribute('href')
      const code = page.getByRole('img', { name: `QR code: ${address}`, exact: true })
      for (const theme of ['dark', 'light']) {
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
        expect(await scan(code), theme).toBe(address)
      }
    })
  })
}
