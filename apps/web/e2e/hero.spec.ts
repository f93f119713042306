import { expect, test } from './support/test.ts'

test('the three actions lead where they say', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'More Info' })).toHaveAttribute('href', '/david')
  const tickets = page.getByRole('link', { name: 'Discount Group Tickets' })
  await expect(tickets).toHaveAttribute('target', '_blank')
  await expect(tickets).toHaveAttribute('href', /^https:/)
  await page.getByRole('link', { name: 'Watch Trailer' }).click()
  await expect(page.getByRole('dialog', { name: 'David' })).toBeVisible()
})

test('the hero is 80 % of the screen high', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('/')
  expect(await page.locator('[data-slot=picture-hero]').evaluate((element) => element.clientHeight)).toBe(800)
})

test('the background trailer starts silently after five seconds and obeys its buttons', async ({ page }) => {
  await page.goto('/')
  const video = page.locator('[data-slot=hero-video]')
  const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
  await expect(page.getByRole('button', { name: 'Pause background trailer' })).toBeVisible({
    timeout: 15_000,
  })
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)
  await page.getByRole('button', { name: 'Unmute background trailer' }).click()
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(false)
  await page.getByRole('button', { name: 'Pause background trailer' }).click()
  await expect.poll(paused).toBe(true)
  await page.getByRole('button', { name: 'Play background trailer' }).click()
  await expect.poll(paused).toBe(false)
})

test('opening the trailer stops the one in the background', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play background trailer' }).click()
  await expect(page.getByRole('button', { name: 'Pause background trailer' })).toBeVisible()
  await page.getByRole('button', { name: 'Unmute background trailer' }).click()
  await page.getByRole('link', { name: 'Watch Trailer' }).click()
  await expect(page.getByRole('dialog', { name: 'David' })).toBeVisible()
  const video = page.locator('[data-slot=hero-video]')
  expect(await video.evaluate((element: HTMLVideoElement) => [element.paused, element.muted])).toEqual([
    true,
    true,
  ])
})

for (const [who, connection, reducedMotion] of [
  ['with reduced motion', {}, 'reduce'],
  ['for visitors who save data', { saveData: true, effectiveType: '4g' }, 'no-preference'],
  ['on a slow connection', { saveData: false, effectiveType: '3g' }, 'no-preference'],
] as const) {
  test(`${who} the background stays a picture`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    await page.clock.install()
    await page.goto('/')
    await expect(page.locator('[data-slot=card]').first()).toBeVisible()
    await page.clock.runFor(10_000)
    expect(await page.locator('[data-slot=hero-video]').getAttribute('src')).toBeNull()
  })
}

test('a trailer that the visitor has paused stays paused', async ({ page }) => {
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

test('below 768 px the background shifts', async ({ page }) => {
  const shift = () =>
    page.locator('[data-slot=hero-image]').evaluate((image) => {
      const hero = image.closest('[data-slot=picture-hero]')
      return image.getBoundingClientRect().top - (hero?.getBoundingClientRect().top ?? 0)
    })
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/')
  expect(await shift()).toBe(0)
  await page.setViewportSize({ width: 767, height: 900 })
  expect(await shift()).toBeGreaterThan(20)
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
