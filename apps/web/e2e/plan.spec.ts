import { readFile, rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { readQr } from './support/read-qr.ts'
import { expect, test } from './support/test.ts'

const church = 'Saint Bartholomew’s Community Fellowship'

/** The day on which these kits are made. */
const today = new Date('2025-10-20T15:00:00Z')

async function makeKit(page: Page) {
  const download = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Download the Whole Kit' }).click()
  const file = await download
  return { name: file.suggestedFilename(), files: unzipSync(await readFile(await file.path())) }
}

test('a showing of our own says right there what license it takes, and a free one names no price', async ({
  page,
}) => {
  await page.goto('/plan')
  const license = page.getByRole('status').filter({ hasText: 'Who gives one' })
  await expect(license).toBeHidden()
  const steps = page.getByRole('region', { name: 'The Ten Steps' }).getByRole('heading', { level: 3 })
  await page.getByText('Show all 10 steps').click()
  await expect(steps).toHaveCount(10)
  await expect(steps.first()).toHaveText('Pick the date and the theater')
  await page.getByRole('radio', { name: /^Our church hall/ }).check()
  await expect(steps.first()).toHaveText('Pick the date and ask for the license')
  await expect(license).toContainText('David can’t be licensed for a showing of your own yet')
  await expect(page.getByText('Don’t announce it until you have the license')).toBeVisible()
  await page.getByRole('radio', { name: 'The Mercy Ships' }).check()
  await expect(license).toContainText('You need a license to show The Mercy Ships yourselves.')
  await expect(page.getByText('Don’t announce it until you have the license.')).toBeVisible()
  await page.locator('#kit-texts summary').first().click()
  await expect(page.getByRole('link', { name: 'Who gives a license' })).toHaveAttribute('href', '#licenses')
  const summary = page.locator('[data-slot=kit-summary]')
  await expect(summary).toContainText('The Mercy Ships, Episode 1, ')
  await expect(summary).toContainText('80 people, free.')
  // Theaters don't show series.
  await expect(page.getByRole('radio', { name: /theater/i })).toHaveCount(0)
  await page.getByLabel('Which episodes?').fill('Episodes 1 and 2')
  await expect(summary).toContainText('The Mercy Ships, Episodes 1 and 2, ')
  await page.getByText('Logo, color, food, time zone').click()
  await page.getByLabel('Each person pays a share').check()
  await page.getByLabel('Price of the license, in dollars').fill('0')
  await expect(summary).toContainText('80 people, free.')
  await page.getByLabel('Food for each person, in dollars').fill('3')
  await expect(summary).toContainText('80 people, $3 a seat.')
})

test('a film that can’t be licensed yet is one tap away from one that can be', { tag: '@phone' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(today)
  await page.goto('/plan')
  const outdoors = page.getByRole('radio', { name: /^An outdoor showing/ })
  await outdoors.check()
  await page.getByRole('button', { name: 'Plan with King of Kings' }).click()
  await expect(page.getByRole('radio', { name: 'King of Kings' })).toBeChecked()
  await expect(outdoors).toBeFocused()
  await expect(page.getByText('You need a license to show King of Kings yourselves')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Plan / })).toHaveCount(0)
  // Ours is a date on which people sit outdoors.
  await expect(page.locator('[data-slot=kit-summary]')).toContainText('May 15, 2026')
  await page.getByRole('radio', { name: 'David' }).check()
  await page.getByRole('button', { name: 'Plan an evening at a theater' }).click()
  await expect(page.getByRole('radio', { name: /^An evening at a theater/ })).toBeFocused()
})

test('an outdoor showing starts after sunset, has a rain date, and counts what there is to rent', async ({
  page,
}) => {
  await page.clock.setFixedTime(today)
  await page.goto('/plan')
  await page.getByRole('radio', { name: /^An outdoor showing/ }).check()
  await page.getByText('Logo, color, food, time zone').click()
  await page.getByLabel('Time zone of the showing').selectOption('America/New_York')
  await page.getByLabel('Date', { exact: true }).fill('2031-06-13')
  const sun = page.locator('[data-slot=sunset]')
  await expect(sun).toContainText('calculated for the middle of your time zone.')
  await page.getByLabel('Place').fill('Church lawn, Dayton, OH')
  await expect(sun).toContainText(
    /^The sun sets at about 9:\d\d\sPM that day, calculated for the middle of OH\./,
  )
  await expect(sun).toContainText(/Rounded up to the next quarter hour, the film starts at 9:(30|45)\sPM/)
  await expect(page.getByLabel('How many people?')).toBeVisible()
  const time = page.getByLabel('Time', { exact: true })
  await expect(time).toHaveValue(/^21:(30|45)$/)
  await time.fill('20:00')
  await expect(page.getByText('it is too light for a screen.')).toBeVisible()

  const rain = page.getByLabel('Rain date')
  await rain.fill('2031-06-12')
  await expect(page.getByText('Choose a day after the showing.')).toBeVisible()
  await rain.fill('2031-06-14')
  await expect(page.getByText('Choose a day after the showing.')).toBeHidden()
  const texts = page.locator('#kit-texts [data-slot=accordion-item]')
  const textOf = (title: string) => texts.filter({ has: page.getByText(title, { exact: true }) })
  await expect(textOf('Text message')).toContainText('If it rains, the showing moves to Saturday, June 14')
  await page.getByRole('checkbox', { name: 'Sound' }).check()
  await expect(textOf('Budget')).toContainText(/Soundyou have it\$0/)
  await expect(textOf('Budget')).toContainText(/Total.*\$540/)
  await expect(textOf('What to bring')).toContainText('Sound, which we have: ')
  await page.getByRole('radio', { name: /^Our church hall/ }).check()
  await expect(sun).toBeHidden()
  await expect(textOf('What to bring')).toBeHidden()
})

test('the place and the price of a theater stay with it', { tag: '@all' }, async ({ page }) => {
  await page.goto('/plan')
  const place = page.getByLabel('Place')
  await place.fill('Cinema 12, Springfield')
  await page.getByLabel('Price of a seat, in dollars').fill('11')
  await page.getByRole('radio', { name: /^A youth night/ }).check()
  await expect(place).toHaveValue('Cinema 12, Springfield')
  await expect(page.getByLabel('Price of a seat, in dollars')).toHaveValue('11')
  // Churches may show series.
  await page.getByRole('radio', { name: 'The Mercy Ships' }).check()
  await expect(page.getByRole('radio', { name: /^Our church hall/ })).toBeChecked()
  await expect(place).toHaveValue('')
  await expect(page.getByLabel('Price of the license, in dollars')).toHaveValue('')
  await page.getByRole('radio', { name: 'David' }).check()
  await expect(page.getByRole('radio', { name: /^A youth night/ })).toBeChecked()
  await expect(place).toHaveValue('Cinema 12, Springfield')
  await expect(page.getByLabel('Price of a seat, in dollars')).toHaveValue('11')
})

test('what is missing leads to its field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/plan')
  await test.step('on a wide screen the title wraps before the subject of its picture', async () => {
    const { width } = (await page.getByRole('heading', { level: 1 }).locator('span').boundingBox()) ?? {}
    expect(width).toBeLessThan(600)
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  const missing = page.getByRole('list', { name: 'Still missing from your kit' })
  await missing.getByRole('button', { name: 'Price' }).click()
  const price = page.getByLabel('Price of a seat, in dollars')
  await expect(price).toBeFocused()
  await price.fill('11')
  await expect(missing.getByRole('button', { name: 'Price' })).toBeHidden()
  await missing.getByRole('button', { name: 'Place' }).click()
  await expect(page.getByLabel('Place')).toBeFocused()
  // The day and the time are our guess too, and another film can move the day.
  await page.getByRole('button', { name: /^Date: / }).click()
  const date = page.getByLabel('Date', { exact: true })
  await expect(date).toBeFocused()
  await date.fill('2030-01-04')
  const guessed = page.getByRole('list', { name: 'These are our guesses.' })
  await expect(guessed.getByRole('button')).toHaveText(['Seats: 40', 'Time: 7:00 PM'])
  await page.getByLabel('Time', { exact: true }).fill('18:00')
  await expect(page.getByRole('list', { name: 'This is our guess.' })).toHaveText('Seats: 40')
  await page.getByRole('button', { name: 'Keep Our Guess' }).click()
  await expect(page.getByRole('list', { name: 'our guess' })).toBeHidden()
  // The wheel scrolls the page, and leaves a number as it is.
  await price.focus()
  await page.mouse.wheel(0, -100)
  await expect(price).toHaveValue('11')

  await test.step('making a kit can be cancelled', async () => {
    await page.getByRole('button', { name: 'Download the Whole Kit' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Download the Whole Kit' })).toBeEnabled()
  })
})

test('a church has its whole kit within minutes', { tag: '@phone-only' }, async ({ page }, info) => {
  test.setTimeout(120_000)
  await page.clock.setFixedTime(today)
  const step = async (name: string, act: () => Promise<unknown>) => {
    const start = performance.now()
    await act()
    info.annotations.push({ type: name, description: `${((performance.now() - start) / 1000).toFixed(1)} s` })
  }
  await step('open', () => page.goto('/plan'))
  await step('film and kind', async () => {
    await page.getByRole('radio', { name: 'David' }).check()
    await page.getByRole('radio', { name: /An evening at a theater/ }).check()
    await expect(page.getByText('December 19, 2025, 7:00 PM').first()).toBeVisible()
  })
  await step('church, place, seats, contact', async () => {
    await page.getByLabel('Church or group').fill(church)
    await page.getByLabel('Place').fill('Regal Cedar Mill Stadium 12, Portland')
    await page.getByLabel('Seats', { exact: true }).fill('84')
    await page.getByLabel('Contact person').fill('Grace Okafor')
    await page.getByLabel('Their phone or email').fill('(555) 010-0142')
  })
  await expect(
    page.locator('#kit-texts [data-slot=accordion-item]').filter({ hasText: 'Request to the theater' }),
  ).toContainText(`about 84 people from ${church}`)
  await step('previews', async () => {
    const flyer = page.locator('[data-slot=preview]').filter({ hasText: 'Flyer, Letter' })
    await flyer.scrollIntoViewIfNeeded()
    await expect(flyer).toHaveAttribute('data-state', 'drawn')
    // Four things come first, a screen below the answers; the rest is folded.
    await page.getByRole('link', { name: 'Go to your kit: flyer' }).click()
    await expect(flyer).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-slot=preview]:visible')).toHaveCount(3)
    await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(1)
    await flyer.getByRole('button', { name: /^Enlarge/ }).click()
    const large = page.getByRole('dialog', { name: 'Flyer, Letter' })
    await expect(large.getByRole('img')).toBeInViewport({ ratio: 1 })
    await expect(large).toHaveAttribute('aria-busy', 'false')
    await expect(large.getByRole('button', { name: 'Download Flyer, Letter, PDF' })).toBeVisible()
    await large.getByRole('button', { name: 'Close' }).click()
    await expect(flyer.getByRole('button', { name: /^Enlarge/ })).toBeFocused()
  })
  let kit: Awaited<ReturnType<typeof makeKit>> | undefined
  await step('zip', async () => {
    kit = await makeKit(page)
  })
  expect(kit?.name).toBe('david-kit-2025-12-19.zip')
  const files = kit?.files ?? {}
  expect(Object.keys(files).length).toBeGreaterThan(35)
  for (const [name, bytes] of Object.entries(files)) expect(bytes.length, name).toBeGreaterThan(150)
  const story = await sharp(files['social/david-story-1080x1920-2025-12-19.jpg']).metadata()
  expect([story.width, story.height]).toEqual([1080, 1920])
  expect(await readQr(files['qr/david-tickets-2025-12-19.png'])).toBe(
    'https://www.angel.com/tickets/david?code=4Pastors',
  )
  await expect(page.getByText('Your kit is in your downloads, as a ZIP.')).toBeVisible()
  // The downloaded file no longer matches the page.
  await page.getByLabel('Church or group').fill('Another Chapel')
  await expect(page.getByText('The kit in your downloads has your earlier answers.')).toBeVisible()
  // After the questions, never over one.
  await expect(page.getByText('Your download has your earlier answers.')).toBeVisible()
  // Where storage is blocked too, a link within the page leaves the answers as they are.
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('link', { name: 'Go to the download' }).click()
  await expect(page.getByRole('button', { name: 'Download the Whole Kit' })).toBeInViewport()
  await expect(page.getByLabel('Church or group')).toHaveValue('Another Chapel')
})

test('the device remembers the answers, and a link takes them along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.setFixedTime(today)
  await page.goto('/plan')
  await page.getByLabel('Church or group').fill('은혜교회 كنيسة 😀')
  await page.getByLabel('Seats', { exact: true }).fill('1500')
  await page.getByRole('button', { name: 'Copy a Link: your kit' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.reload()
  await expect(page.getByLabel('Church or group')).toHaveValue('은혜교회 كنيسة 😀')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByText('This kit came by link.')).toBeVisible()
  const summary = page.locator('[data-slot=kit-summary]')
  await expect(summary).toContainText('은혜교회 كنيسة 😀: ')
  await expect(summary).toContainText('1500 people')
})

test('a past date and an unreadable logo get a clear word, a large logo a small copy', async ({
  page,
}, info) => {
  await page.clock.setFixedTime(today)
  await page.goto('/plan')
  await page.getByLabel('Date', { exact: true }).fill('2024-12-20')
  await expect(page.getByText('Friday, December 20, 2024 is in the past.')).toBeVisible()
  await page.getByText('Logo, color, food, time zone').click()
  const logo = page.getByLabel('Logo', { exact: true })
  await logo.setInputFiles({ name: 'logo.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') })
  await expect(page.getByText('“logo.heic” can’t be read as a picture here.')).toBeVisible()
  // By its path: the browser reads it itself.
  const large = info.outputPath('logo.png')
  const { size } = await sharp({ create: { width: 2800, height: 2500, channels: 3, background: '#357' } })
    .png({ compressionLevel: 0 })
    .toFile(large)
  expect(size).toBeGreaterThan(20_000_000)
  await logo.setInputFiles(large)
  await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible()
  await rm(large)
})

test('a date and a time can be typed by their digits', { tag: '@all' }, async ({ page }) => {
  await page.goto('/plan')
  const date = page.getByLabel('Date', { exact: true })
  await expect(date).toHaveValue(/^\d/)
  await date.press('ArrowLeft')
  await date.press('ArrowLeft')
  await date.pressSequentially('01142030')
  await expect(date).toHaveValue('2030-01-14')
  const time = page.getByLabel('Time', { exact: true })
  await time.pressSequentially('0630')
  await time.press('p')
  await expect(time).toHaveValue('18:30')
  await expect(
    page.locator('#kit-texts [data-slot=accordion-item]').filter({ hasText: 'Request to the theater' }),
  ).toContainText('Monday, January 14, at or around 6:30 PM')
  // An answer that is taken back is ours again, once the field is left.
  await date.press('Delete')
  await date.press('Tab')
  await date.blur()
  await expect(date).toHaveValue('2030-01-14')
})
