import type { Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

const subscribeCall = '**/functions/v1/mailchimp-subscribe'
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test.beforeEach(async ({ page }) => {
  await page.goto('/notifications')
})

/** What the form sends in its current state. */
async function send(page: Page): Promise<unknown> {
  const sent = page.waitForRequest((request) => request.url().endsWith('/mailchimp-subscribe'))
  await page.getByRole('button', { name: 'Subscribe' }).click()
  return (await sent).postDataJSON()
}

test('the page tells four benefits and the figures of the community', { tag: '@phone' }, async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Never Miss the Action')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Exclusive Tickets',
    'Free Snacks',
    'Early Access',
    'Special Prizes',
    'How May We Reach You?',
    'Stop Emails or Texts',
  ])
  await expect(main.getByRole('term')).toHaveText(['Subscribers', 'Give Aways', 'Fun Without Spam'])
  await expect(main.getByRole('definition')).toHaveText(['832', '45', '100%'])

  await test.step('the form has an email and a phone field, and the box for email is ticked', async () => {
    const form = page.getByRole('form', { name: 'Sign up for notifications' })
    const email = form.getByLabel('Email Address')
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('autocomplete', 'email')
    await expect(email).toHaveAttribute('required')
    const phone = form.getByLabel('Phone Number')
    await expect(phone).toHaveAttribute('type', 'tel')
    await expect(phone).toHaveAttribute('autocomplete', 'tel')
    await expect(phone).not.toHaveAttribute('required')
    await expect(form.getByRole('checkbox', { name: 'Email notifications' })).toBeChecked()
    await expect(form.getByRole('checkbox', { name: 'SMS alerts' })).not.toBeChecked()
  })

  await test.step('with text of twice the size no word of a heading breaks on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const headings = page.getByRole('main').getByRole('heading')
    await expect(headings.first()).toBeVisible()
    const broken = await headings.evaluateAll((all) =>
      all.flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        const words: string[] = []
        while (walker.nextNode()) {
          for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange()
            range.setStart(walker.currentNode, index)
            range.setEnd(walker.currentNode, index + word.length)
            if (range.getClientRects().length > 1) words.push(word)
          }
        }
        return words
      }),
    )
    expect(broken).toEqual([])
  })
})

test('the phone number is sent only when SMS alerts are ticked', async ({ page }) => {
  await page.route(subscribeCall, (route) => route.fulfill({ json: { message: 'Thank you.' } }))
  await page.getByLabel('Email Address').fill(' grace@example.org ')
  await page.getByLabel('Phone Number').fill('(555) 010-0142')
  expect(await send(page)).toEqual({
    email: 'grace@example.org',
    emailNotifications: true,
    smsNotifications: false,
  })
  await expect(page.getByLabel('Email Address')).toHaveValue('')
  await expect(page.getByLabel('Phone Number')).toHaveValue('')
  await expect(page.getByText('To get texts at (555) 010-0142, check “SMS alerts”')).toBeVisible()

  // What was typed comes back.
  await page.getByLabel('Email notifications').uncheck()
  await page.getByLabel('SMS alerts').check()
  expect(await send(page)).toEqual({
    email: 'grace@example.org',
    phone: '(555) 010-0142',
    emailNotifications: false,
    smsNotifications: true,
  })
  await expect(page.getByLabel('Email notifications')).toBeChecked()
  await expect(page.getByLabel('SMS alerts')).not.toBeChecked()
})

test('what is typed after a sign-up stays, whatever is ticked', async ({ page }) => {
  await page.getByLabel('Email Address').fill('grace@example.org')
  await page.getByLabel('Phone Number').fill('(555) 010-0142')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('To get texts at (555) 010-0142')).toBeVisible()
  await page.getByLabel('Email Address').fill('ruth@example.org')
  await page.getByLabel('SMS alerts').check()
  await expect(page.getByLabel('Email Address')).toHaveValue('ruth@example.org')
  await expect(page.getByLabel('Phone Number')).toHaveValue('')
})

test('who asks for texts alone is told of a text, and of no email', async ({ page }) => {
  const message = 'We saved your number. No email comes: our first text asks you to reply YES.'
  await page.route(subscribeCall, (route) => route.fulfill({ json: { message } }))
  await page.getByLabel('Email Address').fill('grace@example.org')
  await page.getByLabel('Phone Number').fill('(555) 010-0142')
  await page.getByLabel('Email notifications').uncheck()
  await page.getByLabel('SMS alerts').check()
  await send(page)
  await expect(toasts(page)).toContainText(message)
  await expect(page.getByText('You get texts from then on.')).toBeVisible()
  await expect(page.getByText(/confirmation email has a link/)).toHaveCount(0)
})

test('nothing is sent without an email address, or without the phone number that SMS alerts need', async ({
  page,
}) => {
  let requests = 0
  await page.route(subscribeCall, (route) => {
    requests += 1
    return route.fulfill({ json: { message: 'Thank you.' } })
  })
  const submit = page.getByRole('button', { name: 'Subscribe' })
  await page.getByLabel('Email Address').fill('   ')
  await submit.click()
  await expect(toasts(page)).toContainText('Email Required')
  await expect(toasts(page)).toContainText('Please enter your email address to subscribe.')
  await page.getByLabel('Email Address').fill('grace@')
  await submit.click()
  await expect(toasts(page)).toContainText('Email Address Incomplete')
  await page.getByLabel('Email Address').fill('grace@example.org')
  await page.getByLabel('SMS alerts').check()
  await submit.click()
  await expect(toasts(page)).toContainText('Phone Number Required')
  await expect(toasts(page)).toContainText('Please enter your phone number for SMS notifications.')
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(
    /Please enter your phone number for SMS notifications\./,
  )
  expect(requests).toBe(0)
  await page.getByLabel('SMS alerts').uncheck()
  await test.step('nothing is sent without a channel', async () => {
    await page.getByLabel('Email notifications').uncheck()
    await submit.click()
    const words = 'Please choose email notifications, SMS alerts, or both.'
    await expect(toasts(page)).toContainText('Nothing Selected')
    await expect(toasts(page)).toContainText(words)
    await expect(page.getByLabel('Email notifications')).toBeFocused()
    await expect(page.getByLabel('SMS alerts')).toHaveAccessibleDescription(words)
    expect(requests).toBe(0)
    await page.getByLabel('Email notifications').check()
  })
  await submit.click()
  await expect(toasts(page)).toContainText('Successfully Subscribed!')
  expect(requests).toBe(1)
})

test('an address is taken as people paste it', { tag: '@all' }, async ({ page }) => {
  await page.getByLabel('Email Address').fill('Ruth Okafor <mailto:ruth@example.org>.\u200b')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(toasts(page)).toContainText('Successfully Subscribed!')
  await expect(page.getByText('We have ruth@example.org.')).toBeVisible()
})

test.describe('in a browser of another country', () => {
  test.use({ locale: 'es-MX' })

  test('a number without a country code does not become an American one', async ({ page }) => {
    await page.getByLabel('Email Address').fill('ruth@example.org')
    await page.getByLabel('SMS alerts').check()
    await page.getByLabel('Phone Number').fill('55 1234 5678')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(
      /begin with \+ and the country code/,
    )
    await page.getByLabel('Phone Number').fill('+52 1 55 1234 5678')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(toasts(page)).toContainText('Successfully Subscribed!')
  })
})

test.describe('when the phone is none', () => {
  test.use({ expectedErrors: /status of 400/ })

  test('it is said at its field, and a whole one is taken', async ({ page }) => {
    await page.getByLabel('Email Address').fill('grace@example.org')
    await page.getByLabel('SMS alerts').check()
    await page.getByLabel('Phone Number').fill('555')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    const words = 'Please enter a valid phone number, for example (212) 555-2368.'
    await expect(toasts(page)).toContainText(words)
    await expect(page.getByLabel('Phone Number')).toBeFocused()
    await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(
      /Please enter a valid phone number/,
    )
    await page.getByLabel('Phone Number').fill('212 555 2368')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(toasts(page)).toContainText('Successfully Subscribed!')
  })
})

test('while a sign-up is on its way, the button says so and is disabled', { tag: '@all' }, async ({
  page,
}) => {
  const release = await holdRequests(page, subscribeCall)
  await page.getByLabel('Email Address').fill('grace@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled()
  await expect(toasts(page)).toContainText('Successfully Subscribed!')
})

test('Alt+T takes the focus to the notifications', { tag: '@all' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(toasts(page)).toContainText('Email Required')
  await page.keyboard.press('Alt+KeyT')
  await expect(page.locator('[data-slot=toaster]')).toBeFocused()
  const box = await page.locator('[data-slot=toaster]').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1280)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800)
})

test.describe('when the sign-up fails without a word', () => {
  test.use({ expectedErrors: /status of 500|ERR_FAILED|FunctionsFetchError/ })

  test('the form says so, and may be sent again', async ({ page }) => {
    await page.route(subscribeCall, (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByLabel('Email Address').fill('grace@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(toasts(page)).toContainText('Subscription Failed')
    await expect(toasts(page)).toContainText('There was an error subscribing you. Please try again.')
    await page.unroute(subscribeCall)
    await page.route(subscribeCall, (route) => route.abort())
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(toasts(page).getByText('Error', { exact: true })).toBeVisible()
    await expect(toasts(page)).toContainText('An unexpected error occurred. Please try again.')
    await page.unroute(subscribeCall)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(toasts(page)).toContainText('Successfully Subscribed!')
  })
})
