import tailwindcss from '@tailwindcss/vite'
import { launchOptions } from '@two-pastors/tooling/find-browser'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Component tests run in a real browser: focus, layout and media behave there as nowhere else. */
const browser = {
  extends: true as const,
  // The style sheets as a build writes them for older browsers; the stories see them as they are.
  css: { transformer: 'lightningcss' as const, lightningcss: { targets: { chrome: 111 << 16 } } },
  optimizeDeps: { include: ['axe-core', 'video.js', 'video.js/core.es.js'] },
  test: {
    name: 'browser',
    // Files share a page, because reloading it for each file is slow.
    isolate: false,
    include: ['src/**/*.test.tsx'],
    exclude: ['src/**/*.node.test.tsx'],
    setupFiles: ['src/test/setup.ts'],
    // A busy machine needs longer to decode a video.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: launchOptions(),
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
    },
  },
}

/** What a server renders, what sites test in jsdom, the commands in tools/ and what the build writes. */
const node = {
  extends: true as const,
  test: {
    name: 'node',
    include: ['src/**/*.node.test.tsx', '{scripts,tools}/**/*.test.ts'],
    // The tests of new-component start Biome and tsc.
    testTimeout: 30_000,
  },
}

export default defineConfig({
  plugins: [react(), tailwindcss()],
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [browser, node],
  },
})
