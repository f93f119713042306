import { test as base, expect as baseExpect, type Page } from '@playwright/test'
import { type LiveEditor, startLiveEditor } from './live-editor.ts'

// The editor is 5 MB of code that loads and parses every entry of a collection; a busy machine takes its time.
export const expect = baseExpect.configure({ timeout: 30_000 })

/** Playwright's test, with a live editor per worker. */
export const test = base.extend<object, { editor: LiveEditor }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
    async ({}, use) => {
      const editor = await startLiveEditor()
      await use(editor)
      await editor.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ editor }, use) => use(editor.origin),
})

/** Presses the button for signing in, and answers GitHub's question in the window that opens. */
export async function askGitHub(page: Page, choice: 'Authorize' | 'Cancel') {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Login with GitHub' }).click()
  const popup = await opened
  await popup.getByRole('link', { name: choice }).click()
  return popup
}

/** Opens the editor and signs in; resolves when it is there. */
export async function signIn(page: Page) {
  await page.goto('/admin')
  await askGitHub(page, 'Authorize')
  await expect(page.getByRole('link', { name: 'Reviews' })).toBeVisible()
}

/** An entry's own title, which comes first: a file of a press kit or a section of a review has one too. */
export const titleOf = (page: Page) => page.getByLabel('Title', { exact: true }).first()
