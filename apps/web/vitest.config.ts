import { defineConfig } from 'vitest/config'

/** Pure code only; what a browser is needed for is tested end to end (playwright.config.ts). */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
