import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Component tests run in a real browser: focus, layout and media behave there as nowhere else. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The style sheets as a build writes them for older browsers; the stories see them as they are.
  css: { transformer: 'lightningcss', lightningcss: { targets: { chrome: 111 << 16 } } },
  optimizeDeps: { include: ['axe-core', 'video.js', 'video.js/core.es.js'] },
  test: {
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/test/setup.ts'],
    // A machine that is busy takes a while to decode a video; what never comes still fails.
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
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
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
})
