import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/test.ts'

const ENDPOINT = '**/functions/v1/mailchimp-subscribe'

const block = (page: Page) => page.getByRole('region', { name: 'Stay Connected', exact: true })
const email = (page: Page) => block(page).getByLabel('Email Address')
const phone = (page: Page) => block(page).getByLabel('Phone Number (optional)')
const button = (page: Page) => block(page).getByRole('button')
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

/** The sign-ups that the page sends from now on. */
function signUps(page: Page): unknown[] {
  const sent: unknown[] = []
  const note = (request: Request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON())
  }
  page.on('request', note)
  return sent
}

test.beforeEach(async ({ page }) => {
  await page.goto('/king-of-kings')
  // The row has its videos, so the app has started.
  await expect(page.locator('[data-slot=card]').first()).toBeVisible()
})

test('the email is required, the phone is not', { tag: '@all' }, async ({ page }) => {
  await expect(email(page)).toHaveAttribute('type', 'email')
  await expect(email(page)).toHaveAttribute('required')
  await expect(phone(page)).toHaveAttribute('type', 'tel')
  await expect(phone(page)).not.toHaveAttribute('required')
  await expect(button(page)).toHaveText('Subscribe')
})

test('a sign-up asks for what is missing, and sends what was typed', async ({ page }) => {
  const sent = signUps(page)
  for (const [what, typed] of [
    ['empty', ''],
    ['blank', '   '],
  ] as const) {
    await test.step(`an email field that is ${what} is asked for, and nothing is sent`, async () => {
      await email(page).fill(typed)
      await phone(page).fill('(555) 010-0142')
      await button(page).click()
      await expect(toast(page).last()).toHaveText('Please enter your email address')
      await expect(block(page).getByRole('alert').first()).toHaveText('Please enter your email address')
      await expect(email(page)).toBeFocused()
      await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(phone(page)).toHaveValue('(555) 010-0142')
      await email(page).fill('ruth@example.org')
      await expect(email(page)).not.toHaveAttribute('aria-invalid')
      expect(sent).toEqual([])
    })
  }

  await test.step('an address alone asks for email only; the answer is shown, and the field clears', async () => {
    await email(page).fill('  ruth@example.org ')
    await phone(page).fill('   ')
    await button(page).click()
    await expect(toast(page).last()).toHaveText("You're subscribed. Check your email for confirmation.")
    await expect(email(page)).toHaveValue('')
    await expect(phone(page)).toHaveValue('')
    expect(sent).toEqual([{ email: 'ruth@example.org', emailNotifications: true, smsNotifications: false }])
  })

  await test.step('a phone number asks for text messages too; both fields clear', async () => {
    await email(page).fill('naomi@example.org')
    await phone(page).fill('(555) 010-0142')
    await phone(page).press('Enter')
    await expect(email(page)).toHaveValue('')
    await expect(phone(page)).toHaveValue('')
    await expect(toast(page).last()).toHaveText("You're subscribed. Check your email for confirmation.")
    expect(sent.slice(1)).toEqual([
      {
        email: 'naomi@example.org',
        phone: '(555) 010-0142',
        emailNotifications: true,
        smsNotifications: true,
      },
    ])
  })
})

test('an answer without words is acknowledged with our own', { tag: '@all' }, async ({ page }) => {
  await page.route(ENDPOINT, (route) => route.fulfill({ json: {} }))
  await email(page).fill('grace@example.org')
  await button(page).click()
  await expect(toast(page)).toHaveText('Successfully subscribed!')
})

test('while the sign-up is on its way the button says so and refuses clicks', { tag: '@all' }, async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(ENDPOINT, async (route) => {
    await held
    await route.fulfill({ json: { message: 'Welcome!' } })
  })
  await email(page).fill('grace@example.org')
  await button(page).click()
  await expect(button(page)).toHaveText('Subscribing...')
  await expect(button(page)).toBeDisabled()
  await expect(email(page)).toHaveValue('grace@example.org')
  release()
  await expect(toast(page)).toHaveText('Welcome!')
  await expect(button(page)).toHaveText('Subscribe')
  await expect(button(page)).toBeEnabled()
})

test('two fast clicks send one request', { tag: '@all' }, async ({ page }) => {
  const sent = signUps(page)
  await email(page).fill('double@example.org')
  await button(page).dblclick()
  await expect(toast(page)).toHaveText("You're subscribed. Check your email for confirmation.")
  expect(sent).toHaveLength(1)
})

test('half an address is not sent, and an example shows what is missing', { tag: '@all' }, async ({
  page,
}) => {
  const sent = signUps(page)
  await email(page).fill('ruth@')
  await button(page).click()
  await expect(toast(page)).toContainText('Please enter a complete email address, such as name@example.org.')
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveValue('ruth@')
  expect(sent).toEqual([])
})

test.describe('when the sign-up fails', () => {
  test.use({ expectedErrors: /400|503|ERR_FAILED|FunctionsFetchError/ })

  test('the form says why, and keeps what was typed', async ({ page }) => {
    await test.step('a phone that is none is said at its field, and what was typed is kept', async () => {
      await email(page).fill('ruth@example.org')
      await phone(page).fill('call me')
      await button(page).click()
      const words = 'Please enter a valid phone number, for example (212) 555-2368.'
      await expect(toast(page).last()).toHaveText(words)
      await expect(block(page).getByRole('alert').filter({ hasText: words })).toBeVisible()
      await expect(phone(page)).toBeFocused()
      await expect(email(page)).toHaveValue('ruth@example.org')
    })

    await test.step('the server says why, and what was typed is kept', async () => {
      // The server requires a dot in the domain; the browser does not.
      await email(page).fill('ruth@localhost')
      await phone(page).fill('(555) 010-0142')
      await button(page).click()
      await expect(toast(page).last()).toHaveText(
        'Please enter a valid email address, for example name@example.com.',
      )
      await expect(email(page)).toHaveValue('ruth@localhost')
      await expect(phone(page)).toHaveValue('(555) 010-0142')
      await expect(button(page)).toHaveText('Subscribe')
    })

    for (const [what, answer] of [
      ['a refusal without words', { status: 503, json: {} }],
      ['a refusal that is a web page', { status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' }],
      ['no answer at all', null],
    ] as const) {
      await test.step(`${what} is told in our own, and the next try works`, async () => {
        await page.route(ENDPOINT, (route) => (answer ? route.fulfill(answer) : route.abort()))
        await email(page).fill('grace@example.org')
        await phone(page).fill('(555) 010-0142')
        await button(page).click()
        await expect(toast(page).last()).toHaveText('Failed to subscribe. Please try again.')
        await expect(email(page)).toHaveValue('grace@example.org')
        await expect(phone(page)).toHaveValue('(555) 010-0142')
        await page.unroute(ENDPOINT)
        await button(page).click()
        await expect(toast(page).last()).toHaveText("You're subscribed. Check your email for confirmation.")
        // The message may still be the last attempt's.
        await expect(email(page)).toHaveValue('')
      })
    }
  })
})
