import type { Page } from '@playwright/test'
import { expectUnharmed, openInApp } from './support/faults.ts'
import { holdRequests } from './support/hold-requests.ts'
import { inShortRun } from './support/in-short-run.ts'
import { largeFeed } from './support/large.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Makes the browser throw when it creates an element with this attribute, until `restore`. */
async function breakElement(page: Page, name: string, value: string) {
  await page.addInitScript((broken) => {
    const original = Element.prototype.setAttribute
    Object.assign(window, { restore: () => Object.assign(Element.prototype, { setAttribute: original }) })
    Element.prototype.setAttribute = function (...attribute) {
      if (String(attribute) === broken) throw new Error('broken on purpose')
      original.apply(this, attribute)
    }
  }, [name, value].join())
}

const restore = (page: Page) =>
  page.evaluate(() => (window as Window & typeof globalThis & { restore: () => void }).restore())

const alert = (page: Page) => page.getByRole('alert')
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

test.describe('what throws while it is rendered', () => {
  test.use({ expectedErrors: /broken on purpose|status of 404/ })

  for (const [path, attribute, name, stays] of [
    ['/', ['data-slot', 'picture-hero'], 'David', 'Our Sponsors'],
    ['/', ['aria-label', 'Shorts'], 'Shorts', 'Trailers'],
    ['/', ['aria-labelledby', 'sponsors'], 'Our Sponsors', 'Shorts'],
    ['/reviews', ['aria-labelledby', 'latest'], 'Latest from Our Blog', 'Featured Reviews'],
    ['/blog', ['data-slot', 'article-card'], 'All Blog Posts', 'All Blog Posts'],
    ['/david', ['data-slot', 'tickets'], 'Get Your Tickets', 'The Story'],
    ['/king-of-kings', ['aria-label', 'Stay connected'], 'Stay Connected', 'Coming Soon'],
    ['/notifications', ['aria-label', 'Sign up for notifications'], 'Sign-up', 'Never Miss the Action'],
    ['/resources', ['aria-label', 'Search resources'], 'Resources', 'Resources'],
  ] as const) {
    test(`is one section of ${path}: ${name}`, inShortRun(name === 'Shorts'), async ({ page }) => {
      await breakElement(page, attribute[0], attribute[1])
      await gotoHydrated(page, '/contact')
      await openInApp(page, path)
      const message = alert(page).filter({ hasText: `“${name}” could not be shown.` })
      await message.scrollIntoViewIfNeeded()
      await expect(message).toHaveText(`“${name}” could not be shown.`)
      await expect(page.getByRole('heading', { name: stays, exact: true })).toBeVisible()
      await expectUnharmed(page)

      await again(page).click()
      await expect(message).toBeVisible()
      await restore(page)
      await again(page).click()
      await expect(page.locator(`[${attribute[0]}="${attribute[1]}"]`).first()).toBeVisible()
      await expect(alert(page)).toHaveCount(0)
    })
  }

  for (const [slot, name] of [
    ['site-header', 'Menu'],
    ['site-footer', 'Footer'],
  ] as const) {
    test(`is the ${name.toLowerCase()}: the page stays`, inShortRun(name === 'Menu'), async ({ page }) => {
      await breakElement(page, 'data-slot', slot)
      // The browser renders the whole page of an address that the build does not know.
      await page.goto('/no-such-page')
      await expect(alert(page)).toHaveText(`“${name}” could not be shown.`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
      await restore(page)
      await again(page).click()
      await expect(page.locator(`[data-slot=${slot}]`)).toBeVisible()
    })
  }

  test('is the player: its dialog says so and can be closed', { tag: '@all' }, async ({ page }) => {
    await breakElement(page, 'data-slot', 'video-dialog')
    await gotoHydrated(page, '/')
    await page.getByRole('link', { name: 'Watch Trailer' }).click()
    await expect(alert(page)).toContainText('The player could not be loaded.')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(alert(page)).toHaveCount(0)
    await restore(page)
    await page.getByRole('link', { name: 'Watch Trailer' }).click()
    await expect(page.getByRole('dialog', { name: 'David' })).toBeVisible()
  })

  test('fails after the page has come alive: what was typed elsewhere stays', { tag: '@all' }, async ({
    page,
  }) => {
    // A row's cards are rendered once its feed has answered.
    await breakElement(page, 'data-slot', 'card')
    const release = await holdRequests(page, '**/api/getfeed/748')
    await page.goto('/king-of-kings', { waitUntil: 'domcontentloaded' })
    const email = page.getByLabel('Email Address')
    await email.fill('grace@example.org')
    release()
    await expect(alert(page)).toHaveText('“Two Pastors, Popcorn and a Movie Podcast” could not be shown.')
    await expect(email).toHaveValue('grace@example.org')
    await expectUnharmed(page)
    await restore(page)
    await again(page).click()
    await expect(page.locator('[data-slot=card]').first()).toBeVisible()
    await expect(email).toHaveValue('grace@example.org')
  })

  test('is a row of the page that the build has rendered: the others come alive', { tag: '@all' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const original = EventTarget.prototype.addEventListener
      Object.assign(window, {
        restore: () => Object.assign(EventTarget.prototype, { addEventListener: original }),
      })
      EventTarget.prototype.addEventListener = function (...listener) {
        const isRow = this instanceof Element && this.closest('[aria-label=Shorts]')
        if (isRow && listener[0] === 'scroll') throw new Error('broken on purpose')
        original.apply(this, listener)
      }
    })
    await page.goto('/')
    await expect(alert(page)).toHaveText('“Shorts” could not be shown.')
    const trailers = page.getByRole('region', { name: 'Trailers' })
    await expect(trailers.locator('[data-slot=card]').first()).toBeVisible()
    await expectUnharmed(page)
    await restore(page)
    await again(page).click()
    await expect(
      page.getByRole('region', { name: 'Shorts' }).locator('[data-slot=card]').first(),
    ).toBeVisible()
  })

  test('belongs to no section: the page says so, and leads home', async ({ page }) => {
    await page.addInitScript(() => {
      // Reviews show their dates; so does the hero of the home page.
      const original = Date.prototype.getUTCMonth
      Date.prototype.getUTCMonth = function () {
        if (location.pathname === '/reviews') throw new Error('broken on purpose')
        return original.call(this)
      }
    })
    await page.goto('/reviews')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page.getByRole('heading', { name: 'David', level: 1 })).toBeVisible()
    await expect(page.locator('[data-slot=card]').first()).toBeVisible()
  })
})

/** APIs that a browser may lack, or refuse to a page. */
const observers = ['IntersectionObserver', 'ResizeObserver', 'matchMedia']
const newer = ['ViewTransition', 'scheduler', 'requestIdleCallback', 'navigation']

for (const [how, apis, expectedErrors] of [
  ['has none', [...observers, ...newer], /^$/],
  // video.js needs them, and the dialog says so.
  ['refuses any', observers, /The video player could not be loaded/],
] as const) {
  test.describe(`where the browser ${how} of its newer APIs`, { tag: '@all' }, () => {
    test.use({ expectedErrors })

    test('every section is there, rows grow and videos open', async ({ page }) => {
      await page.addInitScript(
        ([names, refuses]) => {
          const refuse = () => {
            throw new Error('refused')
          }
          for (const name of names)
            Object.defineProperty(window, name, { value: refuses ? refuse : undefined })
        },
        [apis, how === 'refuses any'] as const,
      )
      await page.route('**/api/getfeed/747', (route) =>
        route.fulfill({ contentType: 'application/json', body: largeFeed(747, 40) }),
      )
      await page.goto('/')
      const row = page.getByRole('region', { name: 'Trailers' })
      await expect(row.locator('[data-slot=card]').first()).toBeVisible()
      const scroller = row.locator('[data-slot=carousel-scroller]')
      await expect(async () => {
        await scroller.evaluate((element) =>
          element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }),
        )
        await expect(row.getByRole('heading', { name: 'Film 747-40', exact: true })).toBeAttached({
          timeout: 500,
        })
      }).toPass()
      await expect(
        page.getByRole('region', { name: 'Shorts' }).locator('[data-slot=card]').first(),
      ).toBeAttached()
      await expect(alert(page)).toHaveCount(0)
      await expectUnharmed(page)
      await page.getByRole('link', { name: 'Watch Trailer' }).click()
      await expect(page.getByRole('dialog', { name: 'David' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      await openInApp(page, '/reviews')
      const latest = page.getByRole('region', { name: 'Latest from Our Blog' })
      await latest.scrollIntoViewIfNeeded()
      await expect(latest.getByRole('article')).toHaveCount(6)
    })
  })
}
