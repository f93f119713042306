import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { launchOptions } from '@two-pastors/tooling/find-browser'
import { playwright } from '@vitest/browser-playwright'
import { searchForWorkspaceRoot } from 'vite'
import { defineConfig } from 'vitest/config'

/**
 * `REFERENCES` is the folder of the screenshots, `REPORT` that of what a run finds. `test:visual` runs the stories twice: to take
 * the screenshots, with both in one folder, and to compare.
 */
const { REPORT = '', REFERENCES = '' } = process.env

/** Every story in the dark and the light theme, compared with its screenshot. */
const storiesIn = (theme: 'dark' | 'light') => ({
  plugins: [
    storybookTest({
      initialGlobals: { theme, viewport: { value: 'laptop' } },
      tags: { exclude: ['no-visual'] },
      disableAddonDocs: false,
    }),
  ],
  test: {
    name: theme,
    isolate: false,
    setupFiles: ['visual/take-screenshot.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        contextOptions: { reducedMotion: 'reduce' as const, locale: 'en-US', timezoneId: 'UTC' },
        launchOptions: launchOptions(
          '--force-color-profile=srgb',
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        ),
      }),
      instances: [{ browser: 'chromium' as const }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch' as const,
          // Both sides come from one machine and one browser, so even a barely visible difference is a change.
          comparatorOptions: { threshold: 0.01 },
          resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
            `${REFERENCES}/${theme}/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
            `${REPORT}/differences/${theme}/${arg}${ext}`,
        },
      },
    },
  },
})

const json: ['json', { outputFile: string }] = ['json', { outputFile: `${REPORT}/result.json` }]

export default defineConfig({
  // Vitest writes screenshots into no other folders.
  server: { fs: { allow: [searchForWorkspaceRoot(process.cwd()), REFERENCES] } },
  test: {
    attachmentsDir: `${REPORT}/attachments`,
    reporters: REPORT === REFERENCES ? [json] : [json, ['html', { outputDir: REPORT, singleFile: true }]],
    // A difference counts only if it shows up twice.
    retry: 1,
    projects: [storiesIn('dark'), storiesIn('light')],
  },
})
