import { defineConfig } from '@playwright/test'
import type { Browser } from '@two-pastors/tooling/find-other-browsers'

const CI = Boolean(process.env.CI)
const browsers: Browser[] = JSON.parse(process.env.E2E_BROWSERS ?? '[]')

/** Flows that must pass in every engine. `pnpm test:all` passes the browsers it found (tooling/find-other-browsers.ts). */
export default defineConfig<object, { browserToUse: Browser }>({
  testDir: '.',
  globalSetup: '../e2e/support/data-template.ts',
  outputDir: '../test-results/e2e-browsers',
  fullyParallel: true,
  forbidOnly: CI,
  retries: 1,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/playwright-browsers.json' }]],
  projects: browsers.map((browser) => ({ name: browser.name, use: { browserToUse: browser } })),
})
