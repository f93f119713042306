import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type ConsoleMessage, expect } from '@playwright/test'
import { guardTexts } from '@two-pastors/tooling/translation'
import { fillDataFolder } from './data-template.ts'
import { type Stack, signUp, startStack } from './stack.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Console errors that the test expects; any other error fails it. */
  expectedErrors: RegExp
  consoleGuard: undefined
}

/** Playwright's test, with an embedded stack per worker, which fails on unexpected console errors. */
export const test = base.extend<Fixtures, { stack: Pick<Stack, 'url'> }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
    async ({}, use, { parallelIndex }) => {
      // A site that is already running behind another host: pnpm rehearse --test.
      const { E2E_URL } = process.env
      if (E2E_URL) return use({ url: E2E_URL })
      const dataDir = await mkdtemp(join(tmpdir(), 'two-pastors-e2e-'))
      await fillDataFolder(dataDir)
      const stack = await startStack({ PORT: String(4310 + parallelIndex * 20), DATA_DIR: dataDir })
      // The first sign-up waits until the database is open, so do that before the tests.
      await signUp(stack.url)
      await use(stack)
      await stack.stop()
      await rm(dataDir, { recursive: true })
    },
    // Processes that start on a busy machine.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  expectedErrors: [/^$/, { option: true }],
  consoleGuard: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (!expectedErrors.test(text)) errors.push(text)
      }
      // On a page that its visitor lets the browser translate, the same has to work.
      await context.addInitScript(guardTexts)
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (event) => note(event.error().stack ?? event.error().message))
      await use(undefined)
      expect(errors, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})
