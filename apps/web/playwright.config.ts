import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '@two-pastors/tooling/find-browser'

const CI = Boolean(process.env.CI)

/** End-to-end tests of the built site on the embedded stack, with one stack per worker (e2e/support/test.ts). */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/data-template.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: CI,
  retries: 1,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    trace: 'on-first-retry',
    // page.route doesn't see a service worker's requests; e2e/repeat-visits.spec.ts allows the worker.
    serviceWorkers: 'block',
    launchOptions: launchOptions(
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      // A wrong setting must not reach a real backend. Playwright's own routes would turn off the HTTP cache.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ),
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone-only/,
    },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
  ],
})
