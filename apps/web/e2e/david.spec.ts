import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { download, jpegSize, pdfTitle } from './support/downloads.ts'
import { expectPictures } from './support/pictures.ts'
import { expectFullScreenPlayer } from './support/player.ts'
import { scan } from './support/scan.ts'
import { expect, test } from './support/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
const outside = /^https:\/\/(?!localhost)/

for (const path of ['/david', '/david-pastors']) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path)
    })

    test('banner, logo, release date and synopsis introduce the film', async ({ page }) => {
      const banner = region(page, 'David')
      await expect(banner.getByRole('heading', { name: 'David', level: 1, exact: true })).toBeVisible()
      await expectPictures(banner.getByRole('heading', { level: 1 }), 1)
      await expectPictures(banner, 2)
      await expect(banner.getByText('In theaters December 19, 2025', { exact: true })).toBeVisible()
      const story = region(page, 'The Story')
      await expect(story).toContainText('Before there was a king, there was a boy who sang to sheep.')
      await expect(story).toContainText('David is an animated musical for the whole family')
    })

    test('Watch Trailer plays it at once, over the whole screen, at volume 0.6', async ({ page }) => {
      await region(page, 'David').getByRole('link', { name: 'Watch Trailer', exact: true }).click()
      await expectFullScreenPlayer(page, 'David')
    })

    test('tickets are sold elsewhere, in a new tab, with the code 4Pastors', async ({ page }) => {
      const tickets = region(page, 'Get Your Tickets')
      const link = tickets.getByRole('link', { name: 'Get Tickets', exact: true })
      await expect(link).toHaveAttribute('href', outside)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(tickets.getByText('4Pastors', { exact: true })).toBeVisible()
      await expect(tickets.getByText('4Pastors', { exact: true }).locator('..')).toHaveText(
        'Discount code4Pastors',
      )
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

    test('showtimes are promised, group tickets sold, and groups can write or call', async ({ page }) => {
      const showtimes = card(page, 'Showtimes')
      await expect(
        showtimes.getByText('Showtimes will be available closer to the release date', { exact: true }),
      ).toBeVisible()
      await expect(showtimes.getByRole('link')).toHaveCount(0)

      const discount = card(page, 'Discount Group Tickets').getByRole('link')
      await expect(discount).toHaveText('Discount Group Tickets')
      await expect(discount).toHaveAttribute('href', outside)
      await expect(discount).toHaveAttribute('target', '_blank')
      // A form for groups, not the shop that sells single seats.
      const tickets = await region(page, 'Get Your Tickets')
        .getByRole('link', { name: 'Get Tickets', exact: true })
        .getAttribute('href')
      expect(await discount.getAttribute('href')).not.toBe(tickets)

      const groups = card(page, 'Group Tickets')
      await expect(groups).toContainText('10+ people')
      const [mail, phone] = await groups.getByRole('link').all()
      const address = await mail?.textContent()
      expect(address).toMatch(/^\S+@\S+\.\S+$/)
      expect(await mail?.getAttribute('href')).toBe(`mailto:${address}`)
      const digits = (await phone?.textContent())?.replace(/\D/g, '')
      expect(digits).toHaveLength(10)
      expect(await phone?.getAttribute('href')).toBe(`tel:+1${digits}`)
    })

    test('the graphics pack is a ZIP of pictures in the sizes that social media want', async ({ page }) => {
      const link = card(page, 'Social Media Graphics').getByRole('link')
      await expect(link).toHaveText('Download Graphics Pack')
      await expect(link).toHaveAccessibleDescription(/^ZIP, [\d.]+ MB$/)
      const { name, bytes } = await download(page, link)
      expect(name).toBe('david-social-media-graphics.zip')
      const files = Object.entries(unzipSync(bytes))
      const pictures = files.filter(([file]) => file.endsWith('.jpg'))
      const sizes = new Set<string>()
      for (const [file, picture] of pictures) {
        const size = jpegSize(picture)
        expect(file).toContain(`-${size}.jpg`)
        sizes.add(size)
      }
      expect(pictures.length).toBeGreaterThanOrEqual(8)
      // Square and portrait posts, stories, link previews, event covers, X, YouTube, projectors.
      expect([...sizes].sort()).toEqual([
        '1080x1080',
        '1080x1350',
        '1080x1920',
        '1200x630',
        '1280x720',
        '1600x900',
        '1920x1005',
        '1920x1080',
      ])
      expect(files.filter(([file]) => file.endsWith('README.txt'))).toHaveLength(1)
    })
  })
}

test.describe('for pastors and church leaders', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/david-pastors')
  })

  test('a preview can be asked for on a form elsewhere, in a new tab', async ({ page }) => {
    await expect(region(page, 'David for Pastors and Church Leaders')).toContainText('Dear colleagues')
    const preview = card(page, 'Preview for Pastors and Church Leaders')
    const link = preview.getByRole('link', { name: 'Sign Up for a Preview', exact: true })
    await expect(link).toHaveAttribute('href', outside)
    await expect(link).toHaveAttribute('target', '_blank')
    // A separate form, not the ticket shop.
    const tickets = await region(page, 'Get Your Tickets')
      .getByRole('link', { name: 'Get Tickets', exact: true })
      .getAttribute('href')
    expect(await link.getAttribute('href')).not.toBe(tickets)
  })

  test('the event-planning guide in 10 steps downloads as a PDF', async ({ page }) => {
    const guide = card(page, 'Event-Planning Guide')
    await expect(guide).toContainText('10 steps')
    const link = guide.getByRole('link', { name: 'Download the Guide (PDF)', exact: true })
    await expect(link).toHaveAccessibleDescription(/^PDF, [\d.]+ [KM]B$/)
    const { name, bytes } = await download(page, link)
    expect(name).toBe('event-planning-guide.pdf')
    expect(pdfTitle(bytes)).toBe('Plan a Movie Night Your Church Will Remember: 10 Steps')
  })
})

test('the page for everyone has neither the preview nor the guide', async ({ page }) => {
  await page.goto('/david')
  await expect(card(page, 'Group Tickets')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign Up for a Preview' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Download the Guide (PDF)' })).toHaveCount(0)
})
