import { existsSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type Editor, startEditor } from './support/editor.ts'
import { fillForm } from './support/fill-form.ts'
import { newReview } from './support/new-review.ts'
import { expectPictures } from './support/pictures.ts'

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
test.use({ actionTimeout: 10_000, navigationTimeout: 60_000 })
test.describe.configure({ mode: 'default', timeout: 120_000 })

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
const expand = (page: Page, name: string) =>
  group(page, name).getByRole('button', { name: 'Expand' }).first().click()
const saved = (page: Page) => expect(page.getByText('Changes saved')).toBeVisible()
const preview = (page: Page) => page.frameLocator('#preview-pane').frameLocator('iframe')

const picture = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/webp',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#357' } })
    .webp()
    .toBuffer(),
})

test('a sponsor is added @phone', async ({ page, editor }, { project }) => {
  const name = `Cedar Mill ${project.name}`
  const before = await editor.read('content/sponsors.yaml')
  await open(page, 'home/entries/sponsors')
  await page.getByRole('button', { name: 'Add sponsor' }).click()
  await page.getByLabel('Name').last().fill(name)
  await page.getByLabel('Web address').last().fill('https://cedarmill.example')
  if (project.name === 'desktop')
    await expect(preview(page).getByText(name).first()).toBeVisible({ timeout: 60_000 })
  await publish(page)
  await saved(page)
  expect(await editor.read('content/sponsors.yaml')).toBe(
    `${before}- name: ${name}\n  url: https://cedarmill.example\n  discountNote: null\n`,
  )
  await page.goto('/')
  await expect(page.getByText(name).first()).toBeVisible({ timeout: 60_000 })
})

test('David’s date moves', async ({ page, editor }) => {
  const before = await editor.read('content/films/david.yaml')
  await open(page, 'films/entries/david')
  await expand(page, 'Dates')
  await group(page, 'In theaters').locator('input[type=date]').fill('2026-12-18')
  await expect(
    preview(page)
      .getByText(/December 18/)
      .first(),
  ).toBeVisible({ timeout: 60_000 })
  await publish(page)
  await saved(page)
  expect(await editor.read('content/films/david.yaml')).toBe(before.replace('2025-12-19', '2026-12-18'))
})

const choosePoster = async (page: Page, file: Awaited<ReturnType<typeof picture>>) => {
  await open(page, 'films/entries/david')
  await page.getByText('Poster', { exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Choose different image' }).first().click()
  await page.locator('input[type=file]').setInputFiles(file)
  // The library chooses what was just uploaded.
  await page.getByRole('button', { name: 'Choose selected' }).click()
}

test('a poster of the wrong shape is cut to the right one', async ({ page, editor }) => {
  await choosePoster(page, await picture('landscape.webp', 1600, 1200))
  await publish(page)
  await saved(page)
  expect(await editor.read('content/films/david.yaml')).toContain('thumbnail: posters/landscape.webp')
  const { width, height } = await sharp(editor.path('content/images/posters/landscape.webp')).metadata()
  expect([width, height]).toEqual([800, 1200])
})

test('a poster that is too small is refused in plain words, and is not kept', async ({ page, editor }) => {
  const before = await editor.read('content/films/david.yaml')
  await choosePoster(page, await picture('square.webp', 900, 900))
  await publish(page)
  await expect(
    page.getByText(/Poster: posters\/square.webp is 600 px wide: take one of at least 800 px/).first(),
  ).toBeVisible()
  expect(await editor.read('content/films/david.yaml')).toBe(before)
  expect(existsSync(editor.path('content/images/posters/square.webp'))).toBe(false)
})

test('a word of the menu changes', async ({ page, editor }) => {
  const before = await editor.read('config/site.yaml')
  await open(page, 'settings/entries/site')
  const menu = page
    .locator('[aria-label="list field"]')
    .filter({ has: page.locator(':scope > * > label:text("Menu")') })
  await menu.getByRole('button', { name: 'Expand' }).first().click()
  // Each entry has its page and its label.
  await menu.locator('input:visible').nth(3).fill('Films')
  await publish(page)
  await saved(page)
  expect(await editor.read('config/site.yaml')).toBe(before.replace('label: Movies', 'label: Films'))
})

test('a review with a picture is published @phone', async ({ page, editor }, { project }) => {
  // Some fifty fields.
  test.setTimeout(240_000)
  const title = `Cedar Mill ${project.name}`
  const id = `cedar-mill-${project.name}-review`
  await open(page, 'reviews/new')
  await fillForm(page, newReview(title, await picture(`mill-${project.name}.webp`, 1200, 675)))
  await publish(page)
  await saved(page)
  await expect(page).toHaveURL(new RegExp(`reviews/entries/${id}$`))

  const text = await editor.read(`content/reviews/${id}.yaml`)
  expect(text).toContain(`title: ${title}\nfeaturedImage: reviews/mill-${project.name}.webp\n`)
  expect(text).toContain('  notes: []\n')
  const { width, height } = await sharp(
    editor.path(`content/images/reviews/mill-${project.name}.webp`),
  ).metadata()
  expect([width, height]).toEqual([1200, 675])
  expect(await editor.check()).toContain(' 0 errors')

  await page.goto(`/reviews/${id}`)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible({ timeout: 60_000 })
  await expectPictures(page.locator('main picture').first(), 1)
})
