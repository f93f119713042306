import type { Page } from '@playwright/test'
import { inShortRun } from './support/in-short-run.ts'
import { gotoHydrated, notFoundError } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test('the hero has its size, its picture and its three actions', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('/')
  await test.step('the hero is 80 % of the screen high', async () => {
    const hero = page.locator('[data-slot=picture-hero]')
    expect(await hero.evaluate((element) => element.clientHeight)).toBe(800)
  })
  await test.step('below 768 px the background shifts', async () => {
    const shift = () =>
      page.locator('[data-slot=hero-image]').evaluate((image) => {
        const hero = image.closest('[data-slot=picture-hero]')
        return image.getBoundingClientRect().top - (hero?.getBoundingClientRect().top ?? 0)
      })
    await page.setViewportSize({ width: 768, height: 900 })
    expect(await shift()).toBe(0)
    await page.setViewportSize({ width: 767, height: 900 })
    expect(await shift()).toBeGreaterThan(20)
  })
  await test.step('the three actions lead where they say', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('link', { name: 'More Info' })).toHaveAttribute('href', '/david')
    const tickets = page.getByRole('link', { name: 'Discount Group Tickets' })
    await expect(tickets).toHaveAttribute('target', '_blank')
    await expect(tickets).toHaveAttribute('href', /^https:/)
    await page.getByRole('link', { name: 'Watch Trailer' }).click()
    await expect(page.getByRole('dialog', { name: 'David' })).toBeVisible()
  })
})

test('on a phone, whose header has no room for the notifications, the hero leads to them', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Get Notified' })
  await expect(link).toBeInViewport({ ratio: 1 })
  await link.click()
  await expect(page).toHaveURL('/notifications#sign-up')
})

test('the background trailer starts by itself, and stops for the one in the dialog', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const video = page.locator('[data-slot=hero-video]')
  const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
  const muted = () => video.evaluate((element: HTMLVideoElement) => element.muted)
  await test.step('the background trailer starts silently after five seconds and obeys its buttons', async () => {
    await expect(page.locator('[data-slot=card]').first()).toBeVisible()
    await page.clock.runFor(6000)
    await expect(page.getByRole('button', { name: 'Pause background trailer' })).toBeVisible()
    expect(await muted()).toBe(true)
    await page.getByRole('button', { name: 'Unmute background trailer' }).click()
    expect(await muted()).toBe(false)
    await page.getByRole('button', { name: 'Pause background trailer' }).click()
    await expect.poll(paused).toBe(true)
    await page.getByRole('button', { name: 'Play background trailer' }).click()
    await expect.poll(paused).toBe(false)
  })
  await test.step('opening the trailer stops the one in the background', async () => {
    await page.getByRole('link', { name: 'Watch Trailer' }).click()
    await expect(page.getByRole('dialog', { name: 'David' })).toBeVisible()
    // A busy machine shows the dialog a moment before it stops the other video.
    await expect.poll(async () => [await paused(), await muted()]).toEqual([true, true])
  })
})

test('the background trailer ends before its title card, and then starts over', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play background trailer' }).click()
  const video = page.locator('[data-slot=hero-video]')
  const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(at).toBeGreaterThan(0)
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 15.5
  })
  await expect(video).toHaveAttribute('data-playing', 'false')
  expect(await at()).toBeLessThan(17)
  await page.getByRole('button', { name: 'Play background trailer' }).click()
  await expect(video).toHaveAttribute('data-playing', 'true')
  expect(await at()).toBeLessThan(15)
})

for (const [who, connection, reducedMotion] of [
  ['with reduced motion', {}, 'reduce'],
  ['for visitors who save data', { saveData: true, effectiveType: '4g' }, 'no-preference'],
  ['on a slow connection', { saveData: false, effectiveType: '3g' }, 'no-preference'],
] as const) {
  test(
    `${who} the background stays a picture`,
    inShortRun(who === 'with reduced motion'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      await page.clock.install()
      await page.goto('/')
      await expect(page.locator('[data-slot=card]').first()).toBeVisible()
      await page.clock.runFor(10_000)
      expect(await page.locator('[data-slot=hero-video]').getAttribute('src')).toBeNull()
    },
  )
}

test('a trailer that the visitor has paused stays paused', { tag: '@all' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play background trailer' }).click()
  await page.getByRole('button', { name: 'Pause background trailer' }).click()
  await expect(page.getByRole('button', { name: 'Play background trailer' })).toBeVisible()
  await page.clock.runFor(10_000)
  expect(
    await page.locator('[data-slot=hero-video]').evaluate((video: HTMLVideoElement) => video.paused),
  ).toBe(true)
})

/** The upper edge of the first words, and the lower one of the picture, from the top of the hero. */
const edges = (page: Page) =>
  page.locator('[data-slot=picture-hero]').evaluate((hero) => {
    const { top } = hero.getBoundingClientRect()
    const boxOf = (slot: string) => hero.querySelector(`[data-slot=${slot}]`)?.getBoundingClientRect()
    return {
      words: (boxOf('picture-hero-content')?.top ?? Number.NaN) - top,
      picture: (boxOf('picture-hero-picture')?.bottom ?? Number.NaN) - top,
    }
  })

test('a light still stands whole beside its film’s words: nothing shades it, and nothing lies on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/a-cowgirls-song')
  const hero = page.locator('[data-slot=picture-hero]')
  await expect(hero.locator('[data-slot=picture-shade]')).not.toHaveCount(0)
  for (const shade of await hero.locator('[data-slot=picture-shade]').all()) await expect(shade).toBeHidden()
  const picture = await hero.locator('[data-slot=picture-hero-picture]').boundingBox()
  for (const words of await hero.locator('h1 img, p, a, button').all()) {
    const box = await words.boundingBox()
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThan(picture?.x ?? 0)
  }
})

test.describe('below 1024 px', () => {
  test.use({ expectedErrors: notFoundError })

  for (const path of [
    '/',
    '/david',
    '/david-pastors',
    '/king-of-kings',
    '/mercy-ships',
    '/plan',
    '/no-such-page',
  ]) {
    test(
      `the words of ${path} stand under what its picture shows`,
      inShortRun(path === '/'),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await gotoHydrated(page, path)
        for (const [width, part] of [
          [375, 0.56],
          [768, 0.84],
          [1023, 0.84],
        ] as const) {
          await page.setViewportSize({ width, height: 900 })
          const { words, picture } = await edges(page)
          expect.soft(words, `${width} px`).toBeGreaterThan(part * picture)
        }
        await page.setViewportSize({ width: 1024, height: 900 })
        const { words, picture } = await edges(page)
        expect(words, '1024 px').toBeLessThan(0.56 * picture)
      },
    )
  }
})

test('the buttons of the background trailer stand at the corner of the picture', { tag: '@all' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const mute = page.getByRole('button', { name: 'Unmute background trailer' })
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const { words, picture } = await edges(page)
    const box = await mute.boundingBox()
    const bottom = (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
    expect(width - (box?.x ?? 0) - (box?.width ?? 0), `${width} px, from the right`).toBeLessThan(60)
    if (width < 1024) expect(bottom, `${width} px, above the words`).toBeLessThanOrEqual(words)
    expect(bottom, `${width} px, on the picture`).toBeLessThanOrEqual(picture)
  }
})

test('a background trailer that may not play is only logged', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'))
  })
  await page.clock.install()
  const logged = page.waitForEvent('console', (message) => /hero trailer did not play/.test(message.text()))
  await page.goto('/')
  await expect(page.locator('[data-slot=card]').first()).toBeVisible()
  await page.clock.runFor(6000)
  expect((await logged).type()).toBe('log')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
