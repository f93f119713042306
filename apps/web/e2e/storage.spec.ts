import type { Page } from '@playwright/test'
import { expectUnharmed } from './support/faults.ts'
import { inShortRun } from './support/in-short-run.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Ways in which a browser limits a page's storage. */
const faults: { fault: string; make: (page: Page) => Promise<unknown> }[] = [
  {
    fault: 'is blocked, with cookies, databases and service workers',
    make: (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { get: refuse })
        Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
        Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
      }),
  },
  {
    fault: 'is full',
    make: async (page) => {
      await page.goto('/contact')
      const left = await page.evaluate(() => {
        for (const storage of [localStorage, sessionStorage]) {
          for (let size = 2 ** 23; size >= 1; size = Math.floor(size / 2)) {
            try {
              while (true) storage.setItem(`filler ${size} ${storage.length}`, 'x'.repeat(size))
            } catch {
              // No room for a chunk of this size.
            }
          }
        }
        try {
          localStorage.setItem('theme', 'light')
          return 'room'
        } catch (error) {
          return (error as DOMException).name
        }
      })
      expect(left).toBe('QuotaExceededError')
    },
  },
]

for (const { fault, make } of faults) {
  test(
    `where storage ${fault} the site works and only forgets`,
    inShortRun(fault !== 'is full'),
    async ({ page }) => {
      await make(page)
      await gotoHydrated(page, '/')
      await expect(
        page.getByRole('region', { name: 'Trailers' }).locator('[data-slot=card]').first(),
      ).toBeVisible()
      await expectUnharmed(page)

      await page.getByRole('link', { name: 'Play David', exact: true }).click()
      const video = page.getByRole('dialog', { name: 'David' }).locator('video')
      const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
      await expect.poll(time).toBeGreaterThan(0)
      await page.getByRole('slider', { name: 'Position' }).press('5')
      await expect.poll(time).toBeGreaterThan(5.5)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      await page.getByRole('radio', { name: 'Light' }).check()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
      await expect(page.getByText(/^Found \d+ blog posts$/)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

      await page.getByRole('link', { name: 'Notifications' }).click()
      const email = page.getByLabel('Email Address')
      await email.fill('grace@example.org')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText('Successfully Subscribed!', { exact: true })).toBeVisible()
      await expect(email).toHaveValue('')
      await expect(page.getByRole('alert').filter({ hasText: 'could not be shown' })).toHaveCount(0)
      await expectUnharmed(page)
    },
  )
}
