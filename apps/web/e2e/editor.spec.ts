import { existsSync } from 'node:fs'
import { test as base, expect as baseExpect, devices, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type Editor, startEditor } from './support/editor.ts'
import { fillForm } from './support/fill-form.ts'
import { newReview } from './support/new-review.ts'
import { expectPictures } from './support/pictures.ts'

// The editor is 5 MB of code that loads and parses every entry of a collection; a busy machine takes its time.
const expect = baseExpect.configure({ timeout: 30_000 })

const test = base.extend<object, { editor: Editor }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
    async ({}, use) => {
      const editor = await startEditor()
      await use(editor)
      await editor.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ editor }, use) => use(editor.origin),
})
// The development server bundles what it serves at the first request.
test.use({ actionTimeout: 30_000, navigationTimeout: 60_000 })
test.describe.configure({ mode: 'default', timeout: 120_000 })

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
/** One test for desktop and phone: the phone project has its own workers, and each would start an editor. */
function onBoth(title: string, check: (page: Page, editor: Editor, screen: string) => Promise<void>) {
  for (const [screen, options] of Object.entries({ desktop: {}, phone })) {
    test.describe(screen, () => {
      test.use(options)
      test(title, { tag: '@all' }, ({ page, editor }) => check(page, editor, screen))
    })
  }
}

const open = (page: Page, entry: string) => page.goto(`/admin#/collections/${entry}`)
const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publish now' }).click()
}
/** A group of fields. */
const group = (page: Page, name: string) =>
  page
    .locator('[aria-label="object field"]')
    .filter({ has: page.locator(`:scope > * > label:text("${name}")`) })
    .last()
const saved = (page: Page) => expect(page.getByText('Changes saved')).toBeVisible()
const preview = (page: Page) => page.frameLocator('#preview-pane').frameLocator('iframe')

const picture = async (name: string, width: number, height: number, background = '#357') => ({
  name,
  mimeType: 'image/webp',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer(),
})

onBoth('a sponsor is added', async (page, editor, screen) => {
  const name = `Cedar Mill ${screen}`
  const before = await editor.read('content/sponsors.yaml')
  await open(page, 'home/entries/sponsors')
  await page.getByRole('button', { name: 'Add sponsor' }).click()
  await page.getByLabel('Name').last().fill(name)
  await page.getByLabel('Web address').last().fill('https://cedarmill.example')
  if (screen === 'desktop')
    await expect(preview(page).getByText(name).first()).toBeVisible({ timeout: 60_000 })
  await publish(page)
  await saved(page)
  expect(await editor.read('content/sponsors.yaml')).toBe(
    `${before}- name: ${name}\n  url: https://cedarmill.example\n  discountNote: null\n`,
  )
  await page.goto('/')
  await expect(page.getByText(name).first()).toBeVisible({ timeout: 60_000 })
})

test('a feed’s number says what the feed has, as soon as it is typed', async ({ page }) => {
  await page.route('**/api/getfeed/*', (route) =>
    route.request().url().endsWith('/751')
      ? route.fulfill({ path: '../backend/sample/feeds/751.json' })
      : route.fulfill({ status: 404 }),
  )
  await open(page, 'home/entries/home-rows')
  await page.getByRole('button', { name: 'Add row' }).click()
  const number = page.getByLabel('Feed number').last()
  await number.fill('751')
  await expect(page.getByText(/^“.+”, \d+ videos\.$/)).toBeVisible()
  await number.fill('999')
  await expect(page.getByText('There is no feed with the number 999.')).toBeVisible()
})

test('David’s date moves', { tag: '@all' }, async ({ page, editor }) => {
  const before = await editor.read('content/films/david.yaml')
  await open(page, 'films/entries/david')
  await group(page, 'Dates').getByText('Dates', { exact: true }).last().click()
  await group(page, 'In theaters').locator('input[type=date]').fill('2026-12-18')
  await expect(
    preview(page)
      .getByText(/December 18/)
      .first(),
  ).toBeVisible({ timeout: 60_000 })
  await publish(page)
  await saved(page)
  expect(await editor.read('content/films/david.yaml')).toBe(before.replace('2025-12-19', '2026-12-18'))
  // Back again, in the same form.
  await group(page, 'In theaters').locator('input[type=date]').fill('2025-12-19')
  await publish(page)
  await saved(page)
  expect(await editor.read('content/films/david.yaml')).toBe(before)
})

const choosePoster = async (page: Page, file: Awaited<ReturnType<typeof picture>>) => {
  await open(page, 'films/entries/david')
  await page.getByText('Poster', { exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Choose different image' }).first().click()
  await page.locator('input[type=file]').setInputFiles(file)
  return page.getByRole('dialog', { name: 'Which part of the picture?' })
}

/** Red on its left half, blue on its right. */
const halves = async (name: string, width: number, height: number) => {
  const red = { create: { width: width / 2, height, channels: 3 as const, background: '#d00' } }
  const { buffer, ...file } = await picture(name, width, height)
  return {
    ...file,
    buffer: await sharp(buffer)
      .composite([{ input: red, left: 0, top: 0 }])
      .webp()
      .toBuffer(),
  }
}

onBoth(
  'of a poster of another shape, staff choose the part with the keyboard',
  async (page, editor, screen) => {
    const name = `landscape-${screen}.webp`
    const dialog = await choosePoster(page, await halves(name, 1600, 1200))
    await expect(dialog.getByText('“Poster” is 2:3, at least 800 px wide.')).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveText('This part is 800 × 1200 px.')
    await dialog.getByRole('group', { name: /arrow keys to move the crop/ }).focus()
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Control+ArrowLeft')
    await dialog.getByRole('button', { name: 'Use this part' }).click()
    await page.getByRole('button', { name: 'Choose selected' }).click()
    await publish(page)
    await saved(page)
    expect(await editor.read('content/films/david.yaml')).toContain(`thumbnail: posters/${name}`)
    const poster = sharp(editor.path(`content/images/posters/${name}`))
    const { width, height } = await poster.metadata()
    expect([width, height]).toEqual([800, 1200])
    const { dominant } = await poster.stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  },
)

test('a poster that is too small is refused at once in plain words, and is not kept', {
  tag: '@all',
}, async ({ page, editor }) => {
  const before = await editor.read('content/films/david.yaml')
  const dialog = await choosePoster(page, await picture('square.webp', 900, 900))
  await expect(dialog.getByRole('status')).toHaveText(
    'Too small: cropped to this shape it is at most 600 px wide; 800 px are required. Choose a larger one.',
  )
  await expect(dialog.getByRole('button', { name: 'Use this part' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await editor.read('content/films/david.yaml')).toBe(before)
  expect(existsSync(editor.path('content/images/posters/square.webp'))).toBe(false)
})

onBoth(
  'a limit that is broken in a closed group is said in words, and the group opens',
  async (page, editor) => {
    const before = await editor.read('content/reviews/up-review.yaml')
    await open(page, 'reviews/entries/up-review')
    const guide = group(page, 'Family guide')
    await guide.getByRole('button', { name: 'Expand' }).first().click()
    await page.getByLabel('Age', { exact: true }).fill('40')
    await guide.getByRole('button', { name: 'Collapse' }).first().click()
    await expect(page.getByLabel('Age', { exact: true })).toBeHidden()
    await publish(page)
    const mistake = page
      .getByRole('alert')
      .getByRole('button', { name: 'Family guide › Age: must be between 0 and 18.' })
    await expect(mistake).toBeVisible()
    await expect(page.getByLabel('Age', { exact: true })).toBeFocused()
    expect(await editor.read('content/reviews/up-review.yaml')).toBe(before)
    await page.getByLabel('Age', { exact: true }).fill('4')
    await expect(mistake).toBeHidden()
  },
)

test('the numbers are beside the editor', { tag: '@all' }, async ({ page }) => {
  await page.goto('/admin/numbers')
  await expect(page.getByRole('heading', { name: 'Numbers', level: 1 })).toBeVisible({ timeout: 60_000 })
})

test('a word of the menu changes', async ({ page, editor }) => {
  const before = await editor.read('content/site.yaml')
  await open(page, 'settings/entries/site')
  const menu = page
    .locator('[aria-label="list field"]')
    .filter({ has: page.locator(':scope > * > label:text("Links in the menu")') })
  await menu.getByRole('button', { name: 'Expand' }).first().click()
  // Each entry has its page and its label.
  await menu.locator('input:visible').nth(3).fill('Films')
  await publish(page)
  await saved(page)
  expect(await editor.read('content/site.yaml')).toBe(before.replace('label: Movies', 'label: Films'))
})

onBoth('a review with a picture is published', async (page, editor, screen) => {
  // About fifty fields.
  test.setTimeout(240_000)
  const title = `Cedar Mill ${screen}`
  const id = `cedar-mill-${screen}-review`
  await open(page, 'reviews/new')
  // The same picture twice is refused.
  const featured = await picture(`mill-${screen}.webp`, 1200, 675, screen === 'phone' ? '#753' : '#357')
  await fillForm(page, newReview(title, featured))
  if (screen === 'desktop') {
    await expect(preview(page).getByRole('heading', { name: title, level: 1 })).toBeVisible({
      timeout: 60_000,
    })
    const note = 'Picture: a new file shows once it is published.'
    await expect(page.frameLocator('#preview-pane').getByText(note)).toBeVisible()
  }
  await publish(page)
  await saved(page)
  await expect(page).toHaveURL(new RegExp(`reviews/entries/${id}$`))

  const text = await editor.read(`content/reviews/${id}.yaml`)
  expect(text).toContain(`title: ${title}\nfeaturedImage: reviews/mill-${screen}.webp\n`)
  expect(text).toContain('  notes: []\n')
  const { width, height } = await sharp(editor.path(`content/images/reviews/mill-${screen}.webp`)).metadata()
  expect([width, height]).toEqual([1200, 675])
  expect(await editor.check()).toContain(' 0 errors')

  await page.goto(`/reviews/${id}`)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible({ timeout: 60_000 })
  await expectPictures(page.locator('main picture').first(), 1)
})
