import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, signIn, test, titleOf } from './support/editor-github.ts'

test.use({ actionTimeout: 30_000 })
test.describe.configure({ mode: 'default', timeout: 145_000 })
test.beforeEach(({ context, editor }) => editor.connect(context))

const preview = (page: Page) => page.frameLocator('#preview-pane').frameLocator('iframe')

for (const [name, entry, label, text] of [
  [
    'a film',
    'films/entries/a-cowgirls-song',
    'Description',
    'She sings to the herd, and one night it answers.',
  ],
  ['a review', 'reviews/entries/up-review', 'Title', 'Up, and up'],
  ['the rows of the home page', 'home/entries/home-rows', 'Heading', 'Trailers to talk about'],
  ['the text of a page', 'pages/entries/contact', 'Introduction', 'Write to us, we read it all.'],
  ['a legal text', 'legal/entries/privacy-policy', 'Title', 'What we keep'],
] as const) {
  test(`beside the form of ${name} is its page with the draft`, async ({ page }) => {
    const policy: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) policy.push(message.text())
    })
    await signIn(page)
    await page.goto(`/admin#/collections/${entry}`)
    const expand = page.getByRole('button', { name: 'Expand' }).first()
    await expect(page.locator('[aria-label$=" field"]').first()).toBeVisible()
    if (entry.startsWith('home')) await expand.click()
    await page.getByLabel(label, { exact: true }).first().fill(text)
    await expect(preview(page).getByText(text).first()).toBeVisible({ timeout: 45_000 })
    expect(policy).toEqual([])
  })
}

test('a form beside its text is not sent', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin#/collections/pages/entries/notifications')
  const form = preview(page).getByRole('main').locator('form')
  await form.getByLabel('Email').first().fill('staff@example.org', { timeout: 45_000 })
  const isSent = await form.evaluate((element: HTMLFormElement) => {
    let reached = false
    element.addEventListener('submit', () => {
      reached = true
    })
    element.requestSubmit()
    return reached
  })
  expect(isSent).toBe(false)
})

test('a picture that was just chosen is on the page beside the form, which says what is missing', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin#/collections/reviews/entries/up-review')
  await expect(titleOf(page)).toHaveValue(/^Up/, { timeout: 30_000 })
  await page.getByRole('button', { name: 'Choose different image' }).first().click()
  const buffer = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#357' } })
    .webp()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'mill.webp', mimeType: 'image/webp', buffer })
  await page.getByRole('button', { name: 'Use this part' }).click()
  await page.getByRole('button', { name: 'Choose selected' }).click()
  const picture = preview(page).locator('main img[src^="blob:"]').first()
  await expect(picture).toBeVisible({ timeout: 45_000 })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600)
  await titleOf(page).fill('')
  await expect(page.frameLocator('#preview-pane').getByText('Title: is still empty.')).toBeVisible()
})
