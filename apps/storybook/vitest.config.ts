import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { launchOptions } from '@two-pastors/tooling/find-browser'
import { isShort } from '@two-pastors/tooling/short-run'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/**
 * Other surroundings than the usual ones, for the nightly run: `STORIES='{"theme":"harbor","direction":"rtl"}'`, and with
 * `"forced":true` a browser that forces its colors.
 */
const { forced, ...surroundings } = JSON.parse(process.env.STORIES ?? '{}')

/**
 * Every story is a test at both widths: it renders in the dark theme, its play function passes and axe finds no violations;
 * then axe checks the colors of the other themes, the light one on the laptop and Harbor's two on the phone. The short run has
 * the laptop's.
 */
const storiesAt = (viewport: 'laptop' | 'phone') => ({
  plugins: [
    storybookTest({
      initialGlobals: { theme: 'dark', ...surroundings, viewport: { value: viewport } },
      disableAddonDocs: false,
    }),
  ],
  test: {
    name: `stories-${viewport}`,
    // Files share a page, as stories do in Storybook, because reloading it for each file is slow.
    isolate: false,
    setupFiles: ['.storybook/check-themes.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        ...(forced && { contextOptions: { forcedColors: 'active' as const } }),
        launchOptions: launchOptions(),
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      storiesAt('laptop'),
      ...(isShort ? [] : [storiesAt('phone')]),
      { test: { name: 'units', include: ['{.storybook,docs,visual}/**/*.test.ts'] } },
    ],
  },
})
