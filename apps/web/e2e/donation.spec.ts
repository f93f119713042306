import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/test.ts'

const title = 'David Study Guide'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Support Our Ministry', exact: true })
const amount = (page: Page) => dialog(page).getByLabel('Amount (USD)')
const action = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const card = (page: Page) => page.getByRole('button', { name: `Get It: ${title}`, exact: true })

/** Presses a button in the dialog; resolves to the address that a new tab requests. */
async function opensTab(page: Page, name: string): Promise<string> {
  const [popup, asked] = await Promise.all([
    page.waitForEvent('popup'),
    page.context().waitForEvent('request', (request) => request.url().endsWith('.pdf')),
    action(page, name).click(),
  ])
  await popup.close()
  return new URL(asked.url()).pathname
}

// Every resource is free so far: here the site's code is served with none that is.
test.beforeEach(async ({ page }) => {
  let changed = 0
  await page.route('**/assets/resources-page-*.js', async (route) => {
    const answer = await route.fetch()
    const code = await answer.text()
    const body = code.replaceAll('isFree:!0', 'isFree:!1')
    changed = code.split('isFree:!0').length - 1
    await route.fulfill({ response: answer, body })
  })
  // The HTML contains the links of free resources. Without its page's path it is replaced, not hydrated.
  await page.route('**/resources', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('data-page="/resources"', 'data-page=""')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/resources')
  await expect(card(page)).toBeVisible()
  expect(changed, 'resources made not free').toBe(4)
  await expect(page.getByRole('link', { name: /^Get It Free/ })).toHaveCount(0)
})

test('what is not free asks for a donation, which may be nothing', async ({ page }) => {
  const tabs: Page[] = []
  page.context().on('page', (tab) => tabs.push(tab))
  const sent: Request[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request))

  await test.step('a resource that is not free asks for an amount first', async () => {
    await card(page).click()
    await expect(dialog(page).getByRole('heading')).toHaveText('Support Our Ministry')
    await expect(dialog(page)).toContainText(title)
    await expect(amount(page)).toBeFocused()
    await expect(amount(page)).toHaveValue('')
    for (const [name, value] of [
      ['type', 'number'],
      ['min', '0'],
      ['step', '0.01'],
    ] as const) {
      await expect(amount(page)).toHaveAttribute(name, value)
    }
    await expect(dialog(page).getByRole('button')).toHaveText(['Cancel', 'Continue'])
    expect(tabs).toEqual([])
  })

  await test.step('less than nothing, parts of a cent and words are no amounts', async () => {
    for (const typed of ['-5', '1.005', '1e']) {
      await amount(page).clear()
      await amount(page).pressSequentially(typed)
      await expect(dialog(page).getByRole('alert')).toBeHidden()
      await amount(page).press('Enter')
      await expect(dialog(page).getByRole('alert'), typed).toHaveText(
        'Enter an amount in dollars, such as 10 or 12.50, or leave it empty.',
      )
      await expect(amount(page)).toBeFocused()
    }
    await expect(dialog(page)).toBeVisible()
    expect(tabs).toEqual([])
  })

  await test.step('Cancel and Escape close it, open nothing, and give the focus back', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    const leave = [() => action(page, 'Cancel').click(), () => page.keyboard.press('Escape')]
    for (const close of leave) {
      await card(page).click()
      await expect(amount(page)).toHaveValue('')
      await amount(page).fill('12.50')
      await close()
      await expect(dialog(page)).toBeHidden()
      await expect(card(page)).toBeFocused()
    }
    expect(tabs).toEqual([])
  })

  await test.step('an amount is a donation: the resource opens in a new tab, and the amount is cleared', async () => {
    await card(page).click()
    await amount(page).fill('12.50')
    await expect(action(page, 'Continue')).toHaveCount(0)
    expect(await opensTab(page, 'Donate')).toBe('/downloads/david-study-guide.pdf')
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/resources')
    await card(page).click()
    await expect(amount(page)).toHaveValue('')
    await expect(action(page, 'Continue')).toBeVisible()
    // There is no payment.
    expect(sent).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  for (const [what, typed] of [
    ['nothing', ''],
    ['0', '0'],
  ] as const) {
    await test.step(`${what} opens the resource for free`, async () => {
      await card(page).click()
      await amount(page).fill(typed)
      await expect(action(page, 'Donate')).toHaveCount(0)
      expect(await opensTab(page, 'Continue')).toBe('/downloads/david-study-guide.pdf')
      await expect(dialog(page)).toBeHidden()
    })
  }
})
