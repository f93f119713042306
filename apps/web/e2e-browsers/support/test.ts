import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { Browser } from '@two-pastors/tooling/find-other-browsers'
import { fillDataFolder } from '../../e2e/support/data-template.ts'
import { freePort } from '../../e2e/support/free-port.ts'
import { signUp, startStack } from '../../e2e/support/stack.ts'
import type { Engine } from './engine.ts'
import { launchPuppeteer } from './puppeteer-engine.ts'
import { openSite, type Site } from './site.ts'
import { openTab, type Tab } from './tab.ts'
import { launchWebKit } from './webkit-engine.ts'

export { expect } from '@playwright/test'

type TestFixtures = {
  site: Site
  tab: Tab
  /** Console errors that the test expects; any other error fails it. */
  expectedErrors: RegExp
}
type WorkerFixtures = { browserToUse: Browser; engine: Engine; stackUrl: string }

/** Playwright's test with one browser and embedded stack per worker, and a separate origin per test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browserToUse: [
    { name: 'chrome', executable: '' },
    { scope: 'worker', option: true },
  ],
  engine: [
    async ({ browserToUse: browser }, use) => {
      const engine =
        browser.name === 'webkit'
          ? await launchWebKit(browser.driver, browser.executable)
          : await launchPuppeteer(browser.name, browser.executable)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  stackUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'two-pastors-browsers-'))
      await fillDataFolder(dataDir)
      const stack = await startStack({ PORT: String(await freePort()), DATA_DIR: dataDir })
      // The first sign-up waits until the database is open, so do that before the tests.
      await signUp(stack.url)
      await use(stack.url)
      await stack.stop()
      await rm(dataDir, { recursive: true })
    },
    // Processes that start on a busy machine.
    { scope: 'worker', timeout: 120_000 },
  ],
  expectedErrors: [/^$/, { option: true }],
  site: async ({ stackUrl, expectedErrors }, use) => {
    const site = await openSite(stackUrl)
    await use(site)
    await site.goOffline()
    const errors = site.errors.filter((error) => !expectedErrors.test(error))
    expect(errors, errors.join('\n')).toEqual([])
  },
  tab: async ({ engine, site }, use) => {
    await engine.resize(1280, 800)
    await use(openTab(engine, site))
    // Error reports arrive a little later. What fails after that was still loading when the test ended (report-errors.ts).
    await engine.run(async () => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      dispatchEvent(new Event('test-ended'))
    })
    await engine.goto('about:blank')
  },
})
