import { gotoHydrated } from './support/pages.ts'
import { recordRequests } from './support/requests.ts'
import { site } from './support/site.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
})

test('the page has an email link, a note on social media, a verse and a form', { tag: '@phone' }, async ({
  page,
}) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  const addresses = main.getByRole('link', { name: site.email })
  await expect(addresses).toHaveCount(2)
  for (const link of await addresses.all()) await expect(link).toHaveAttribute('href', `mailto:${site.email}`)
  const aside = page.getByRole('complementary')
  await expect(aside.getByText('You will also find us on Facebook, Instagram and YouTube.')).toBeVisible()
  for (const [name, host] of [
    ['Facebook', 'www.facebook.com'],
    ['Instagram', 'www.instagram.com'],
    ['YouTube', 'www.youtube.com'],
  ] as const) {
    const link = aside.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}/`))
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await expect(aside.getByRole('blockquote')).toContainText(
    'Go into all the world, and preach the Good News to the whole creation.',
  )
  await expect(aside.getByRole('blockquote')).toContainText('Mark 16:15')

  const form = page.getByRole('form', { name: 'Message' })
  for (const [label, autocomplete] of [
    ['First Name', 'given-name'],
    ['Last Name', 'family-name'],
    ['Email', 'email'],
    ['Subject', 'off'],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveAttribute('autocomplete', autocomplete)
  }
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(form.getByRole('textbox', { name: 'Message' })).toBeVisible()
  const type = form.getByRole('combobox', { name: 'Inquiry Type' })
  await expect(type).toHaveValue('general')
  await expect(type.getByRole('option')).toHaveText(['General Inquiry', 'Sponsorship'])
  await expect(main.getByText('this form doesn’t send anything yet')).toContainText(site.email)

  await test.step('sending sends nothing and loses nothing', async () => {
    const requests = await recordRequests(page)
    const fields = {
      'First Name': 'Grace',
      'Last Name': 'Lindqvist',
      Email: 'grace@example.org',
      Subject: 'A film you missed',
      Message: 'It is about a lighthouse.',
    }
    for (const [label, text] of Object.entries(fields)) {
      await form.getByRole('textbox', { name: label }).fill(text)
    }
    await form.getByLabel('Inquiry Type').selectOption('Sponsorship')
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByRole('status')).toContainText('Nothing was sent, and your message is still here.')
    await expect(form.getByRole('status').getByRole('link')).toHaveAttribute('href', site.phone.href)
    await form.getByRole('textbox', { name: 'Subject' }).press('Enter')
    for (const [label, text] of Object.entries(fields)) {
      await expect(form.getByRole('textbox', { name: label })).toHaveValue(text)
    }
    await expect(form.getByLabel('Inquiry Type')).toHaveValue('sponsorship')
    await expect(page).toHaveURL('/contact')
    expect(requests).toEqual([])
  })
})

test('“Open in Email App” takes along what stands in the form', async ({ page }) => {
  // Nobody finishes a message before the page has hydrated.
  await gotoHydrated(page, '/contact')
  const form = page.getByRole('form', { name: 'Message' })
  const link = form.getByRole('link', { name: 'Open in Email App' })
  await expect(link).toHaveAttribute('href', `mailto:${site.email}`)
  // After the page's own handlers, so that no email app opens.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await form.getByLabel('First Name').fill('Grace')
  await form.getByLabel('Last Name').fill('Lindqvist')
  await form.getByLabel('Subject').fill('50% & more?')
  await form.getByRole('textbox', { name: 'Message' }).fill('One line,\nanother + a third #1.')
  await link.click()
  const letter = async () => {
    const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '')
    return { to: protocol + pathname, subject: searchParams.get('subject'), body: searchParams.get('body') }
  }
  const body = 'One line,\nanother + a third #1.\n\nGrace Lindqvist'
  expect(await letter()).toEqual({ to: `mailto:${site.email}`, subject: '50% & more?', body })
  await form.getByLabel('Inquiry Type').selectOption('sponsorship')
  await link.press('Enter')
  expect(await letter()).toEqual({ to: `mailto:${site.email}`, subject: 'Sponsorship: 50% & more?', body })
})

for (const path of ['/contact', '/david']) {
  test(`the address to write to breaks after its @ and nowhere else on ${path}`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto(path)
    const addresses = page.getByRole('main').getByRole('link', { name: site.email })
    for (const width of [320, 375, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await addresses.evaluateAll((links) =>
        links.map((link) => {
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
          const parts: number[] = []
          while (texts.nextNode()) {
            const range = document.createRange()
            range.selectNode(texts.currentNode)
            parts.push(range.getClientRects().length)
          }
          return parts
        }),
      )
      expect(lines.length).toBeGreaterThan(0)
      for (const parts of lines) expect(parts, `at ${width} px`).toEqual([1, 1])
    }
  })
}
