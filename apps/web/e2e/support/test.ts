import { test as base, type ConsoleMessage, expect } from '@playwright/test'
import { type Stack, startStack } from './stack.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Console errors that the test expects, as patterns; any other error fails it. */
  expectedErrors: RegExp[]
  consoleGuard: undefined
}

/** Playwright's test, with an embedded stack for each worker, and a console that must stay clean. */
export const test = base.extend<Fixtures, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern.
    async ({}, use, { workerIndex, parallelIndex }) => {
      const dataDir = `test-results/data-${process.pid}-${workerIndex}`
      const stack = await startStack({ PORT: String(4310 + parallelIndex * 20), DATA_DIR: dataDir })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  expectedErrors: [[], { option: true }],
  consoleGuard: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text)
      }
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
