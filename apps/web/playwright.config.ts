import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '@two-pastors/tooling/find-browser'
import { isShort, leftToAll } from '@two-pastors/tooling/short-run'

// Tests have content of their own, so that no edit of the live content can fail them. The build that they run on has to have it too.
process.env.CONTENT_DIR ??= `${import.meta.dirname}/e2e/content`

const CI = Boolean(process.env.CI)
/** `2/5` runs the second fifth of the tests. */
const [current, total] = process.env.E2E_SHARD?.split('/').map(Number) ?? []
const leftOut = isShort ? [/@all/] : []

const LIVE_EDITOR = 'editor-{github,preview}.all.spec.ts'
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

/** The editor of a production build is made once for all workers. */
const liveEditor = [
  { name: 'editor-build', testMatch: 'build-editor.setup.ts' },
  { name: 'editor', testMatch: LIVE_EDITOR, use: desktop, dependencies: ['editor-build'] },
]

/**
 * End-to-end tests of the built site on the embedded stack, with one stack per worker (e2e/support/test.ts). What is named
 * `*.all.spec.ts` or tagged `@all` is left to `pnpm test:all` (docs/tests.md).
 */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: leftToAll,
  globalSetup: './e2e/support/data-template.ts',
  outputDir: 'test-results/e2e',
  // Texts, which are the same on every machine.
  snapshotPathTemplate: '{testDir}/records/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: CI,
  // A journey that fails once has failed.
  retries: isShort ? 0 : 1,
  ...(current && total && { shard: { current, total } }),
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
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
    ...(isShort ? [] : liveEditor),
    {
      name: 'desktop',
      testIgnore: [...leftToAll, LIVE_EDITOR],
      use: desktop,
      grepInvert: [/@phone-only/, ...leftOut],
    },
    // Tests that hold on both run on the desktop in the short run.
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      grep: isShort ? /@phone-only/ : /@phone/,
      grepInvert: leftOut,
    },
  ],
})
