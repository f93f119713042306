import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { Browser } from '@two-pastors/tooling/find-other-browsers'
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
  /** Errors that the test expects; any other fails it. */
  expectedErrors: RegExp
}
type WorkerFixtures = { browserToUse: Browser; engine: Engine; stackUrl: string }

/** Playwright's test with a browser of its own and an embedded stack for each worker, and an origin of its own for each test. */
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
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'two-pastors-browsers-'))
      const stack = await startStack({ PORT: String(await freePort()), DATA_DIR: dataDir })
      // The first sign-up waits for a new database to be made: no test should.
      await signUp(stack.url)
      await use(stack.url)
      await stack.stop()
      await rm(dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],
  expectedErrors: [/^$/, { option: true }],
  site: async ({ stackUrl, expectedErrors }, use) => {
    const site = await openSite(stackUrl)
    await use(site)
    await site.goOffline()
    expect(site.errors.filter((error) => !expectedErrors.test(error))).toEqual([])
  },
  tab: async ({ engine, site }, use) => {
    await engine.resize(1280, 800)
    await use(openTab(engine, site))
    // What it has to say comes a little later (report-errors.ts).
    await engine.run(() => new Promise((resolve) => setTimeout(resolve, 200)))
    await engine.goto('about:blank')
  },
})
