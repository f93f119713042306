import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { launchOptions } from '@two-pastors/tooling/find-browser'
import { leftToAll } from '@two-pastors/tooling/short-run'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { pictures } from './build/content/pictures.ts'
import { content } from './build/content/plugin.ts'
import { inlineScript } from './build/inline-script.ts'
import { folder } from './model/folder.ts'

// Tests have content of their own, so that no edit of the live content can fail them.
process.env.CONTENT_DIR ??= `${import.meta.dirname}/e2e/content`
folder.content = process.env.CONTENT_DIR

/** Stories and built files have reports of their own, so that none replaces another's (scripts/test-summary.ts). */
const report = /--project (stories|built)\b/.exec(process.argv.join(' '))?.[1] ?? 'vitest'

/** The unit tests that need a document. */
const DOM = 'src/**/*.dom.test.{ts,tsx}'

const units = (test: TestProjectInlineConfiguration['test']) => ({
  plugins: [content(), inlineScript(), pictures()],
  test: {
    // Some walk the whole content, and the machine may be busy with other suites.
    testTimeout: 30_000,
    ...test,
  },
})

/**
 * Unit tests, some in jsdom; what can be read in the built site, without a browser (`pnpm test:built`); the stories of all pages
 * in Chromium. The rest is tested end to end (playwright.config.ts).
 */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: `test-results/${report}.json` }]],
    projects: [
      // A worker for each file takes longer to start than most of them to run.
      units({
        name: 'units',
        isolate: false,
        include: ['{bench,build,editor,model,src,stories,testing,tools}/**/*.test.{ts,tsx}'],
        exclude: [DOM, ...leftToAll],
      }),
      // Each has a document of its own, in a context of its own: loading jsdom for each takes longer than most of them.
      units({ name: 'documents', environment: 'jsdom', pool: 'vmThreads', include: [DOM] }),
      {
        test: {
          name: 'built',
          // jsdom takes its time for hundreds of pages.
          testTimeout: 60_000,
          // jsdom takes a second to load.
          isolate: false,
          include: ['built/**/*.test.ts'],
        },
      },
      {
        extends: '.storybook/vite.config.ts',
        plugins: [storybookTest({ initialGlobals: { motion: 'reduced' } })],
        test: {
          name: 'stories',
          setupFiles: ['stories/check-page.ts'],
          // Pictures are made when they are first asked for; after each story, axe checks a whole page.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: launchOptions(),
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
