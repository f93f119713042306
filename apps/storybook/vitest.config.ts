import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Every story is a test: it renders, its play function passes and axe finds nothing, once in each theme. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: ['dark', 'light'].map((theme) => ({
      plugins: [storybookTest({ initialGlobals: { theme } })],
      test: {
        name: theme,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            launchOptions: {
              ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
              args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
            },
          }),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
})
