import type { Page } from '@playwright/test'
import { inShortRun } from './support/in-short-run.ts'
import { recordRequests } from './support/requests.ts'
import { expect, test } from './support/test.ts'

const signIn = (page: Page) => page.getByRole('form', { name: 'Sign in' })
const signUp = (page: Page) => page.getByRole('form', { name: 'Sign up' })
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

let requests: string[]

test.beforeEach(async ({ page }) => {
  await page.goto('/signin')
  requests = await recordRequests(page)
})

// Whatever a visitor does here, nothing is sent.
test.afterEach(() => {
  expect(requests).toEqual([])
})

async function fillSignUp(page: Page, changed: { email?: string; confirm?: string } = {}) {
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const form = signUp(page)
  await form.getByLabel('Full Name').fill('Grace Lindqvist')
  await form.getByLabel('Email').fill(changed.email ?? 'grace@example.org')
  await form.getByLabel('Password', { exact: true }).fill('popcorn 4 two')
  await form.getByLabel('Confirm Password').fill(changed.confirm ?? 'popcorn 4 two')
}

test('the page has two tabs, which the keyboard reaches; what was typed stays in each', {
  tag: '@phone',
}, async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
  await expect(page.getByRole('tab')).toHaveText(['Sign In', 'Sign Up'])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Sign In')
  await expect(signUp(page)).toBeHidden()
  await signIn(page).getByLabel('Email').fill('grace@example.org')
  await page.getByRole('tab', { name: 'Sign In' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Sign Up')
  await expect(signUp(page)).toBeVisible()
  await expect(signIn(page)).toBeHidden()
  await page.keyboard.press('ArrowLeft')
  await expect(signIn(page).getByLabel('Email')).toHaveValue('grace@example.org')

  await test.step('signing in asks for email and password, and browsers know which is which', async () => {
    const form = signIn(page)
    const email = form.getByLabel('Email')
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(email).toHaveAttribute('required')
    const password = form.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await expect(password).toHaveAttribute('required')
    await password.fill('popcorn 4 two')
    await form.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('popcorn 4 two')
    await form.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    const remember = form.getByRole('checkbox', { name: 'Remember me' })
    await expect(remember).not.toBeChecked()
    await form.getByText('Remember me').click()
    await expect(remember).toBeChecked()
  })

  await test.step('signing up asks for name, email, password twice and consent to the terms', async () => {
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    const form = signUp(page)
    for (const [label, type, autocomplete] of [
      ['Full Name', 'text', 'name'],
      ['Email', 'email', 'username'],
      ['Password', 'password', 'new-password'],
      ['Confirm Password', 'password', 'new-password'],
    ] as const) {
      const field = form.getByLabel(label, { exact: true })
      await expect(field).toHaveJSProperty('type', type)
      await expect(field).toHaveAttribute('autocomplete', autocomplete)
      await expect(field).toHaveAttribute('required')
    }
    const terms = form.getByRole('checkbox')
    await expect(terms).toHaveAccessibleName('I agree to the Terms of Service and the Privacy Policy')
    await expect(terms).not.toBeChecked()
    await expect(terms).toHaveAttribute('required')
    const link = (name: string) => form.getByRole('link', { name })
    await expect(link('Terms of Service')).toHaveAttribute('href', '/terms-of-service')
    await expect(link('Privacy Policy')).toHaveAttribute('href', '/privacy-policy')
    await link('Privacy Policy').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  })
})

test('“Forgot password?” goes nowhere, and the buttons of Google and Facebook do nothing', async ({
  page,
}) => {
  await signIn(page).getByLabel('Email').fill('grace@example.org')
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByText('There are no accounts yet, so there is no password to reset.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('You can’t use Google here yet. Nothing was sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with Facebook' }).click()
  await expect(signIn(page).getByLabel('Email')).toHaveValue('grace@example.org')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await page.getByRole('button', { name: 'Sign up with Facebook' }).click()
  expect(new URL(page.url()).pathname).toBe('/signin')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  // The first toast belongs to the next step.
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toContainText('Missing Information')
})

test('signing in with an empty field says so, and takes the visitor there', {
  tag: ['@phone', '@all'],
}, async ({ page }) => {
  const form = signIn(page)
  const submit = form.getByRole('button', { name: 'Sign In' })
  await submit.click()
  await expect(toasts(page)).toContainText('Missing Information')
  await expect(toasts(page)).toContainText('Please fill in all required fields.')
  const email = form.getByLabel('Email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await email.fill('grace@example.org')
  await expect(email).not.toHaveAttribute('aria-invalid')
  // The toast disappears once the field is corrected.
  await expect(toasts(page)).toHaveCount(0)
  await submit.click()
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(toasts(page)).toHaveCount(1)
  await expect(email).not.toHaveAttribute('aria-invalid')
  await form.getByLabel('Password', { exact: true }).fill('x')
  await email.fill('grace@')
  await submit.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Please enter a complete email address/)
  await expect(toasts(page)).toHaveCount(1)
})

test('signing up names what is missing: fields, then a whole address, the same password, the terms', async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const form = signUp(page)
  const submit = form.getByRole('button', { name: 'Create Account' })
  await submit.click()
  await expect(toasts(page).last()).toContainText('Missing Information')
  await expect(toasts(page).last()).toContainText('Please fill in all required fields.')
  await expect(form.getByLabel('Full Name')).toBeFocused()
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(3)

  await fillSignUp(page, { email: 'grace', confirm: 'popcorn 4 two ' })
  await submit.click()
  await expect(toasts(page).last()).toContainText('Email Address Incomplete')
  await expect(form.getByLabel('Email')).toBeFocused()

  await form.getByLabel('Email').fill('grace@example.org')
  await submit.click()
  await expect(toasts(page).last()).toContainText('Password Mismatch')
  await expect(toasts(page).last()).toContainText('Passwords do not match. Please try again.')
  await expect(form.getByLabel('Confirm Password')).toBeFocused()

  await form.getByLabel('Confirm Password').fill('popcorn 4 two')
  await submit.click()
  await expect(toasts(page).last()).toContainText('Missing Information')
  await expect(form.getByRole('checkbox')).toBeFocused()
  await expect(form.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to the terms to go on.')
  await expect(form.getByLabel('Full Name')).toHaveValue('Grace Lindqvist')
})

for (const [tab, label, busyLabel, title, description] of [
  [
    'Sign In',
    'Sign In',
    'Signing In...',
    'Welcome Back!',
    'You have successfully signed in to your account.',
  ],
  [
    'Sign Up',
    'Create Account',
    'Creating Account...',
    'Account Created!',
    'Please check your email to verify your account.',
  ],
] as const) {
  test(
    `${tab}: the button waits for a second and a half, then one toast says that all went well`,
    inShortRun(tab === 'Sign Up'),
    async ({ page }) => {
      if (tab === 'Sign Up') {
        await fillSignUp(page)
        await signUp(page).getByRole('checkbox').check()
      } else {
        await signIn(page).getByLabel('Email').fill('grace@example.org')
        await signIn(page).getByLabel('Password', { exact: true }).fill('popcorn 4 two')
      }
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      // Faster than a render in between.
      await page.getByRole('button', { name: label }).evaluate((button: HTMLButtonElement) => {
        button.form?.requestSubmit()
        button.form?.requestSubmit()
      })
      const busy = page.getByRole('button', { name: busyLabel })
      await expect(busy).toBeDisabled()
      await page.clock.runFor(1_400)
      await expect(busy).toBeDisabled()
      await expect(toasts(page)).toHaveCount(0)
      await page.clock.runFor(100)
      await expect(page.getByRole('button', { name: label })).toBeEnabled()
      await expect(toasts(page)).toContainText(title)
      await expect(toasts(page)).toContainText(description)
      await expect(page.getByText('There are no accounts yet: nothing was sent or stored')).toBeVisible()
      await page.clock.runFor(1_500)
      await expect(toasts(page)).toHaveCount(1)
      await expect(page).toHaveURL('/signin')
    },
  )
}
