import { defineConfig } from 'vitest/config'

/** What needs the built site. */
export default defineConfig({
  test: {
    include: ['**/*.e2e.ts'],
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/e2e.json' }]],
  },
})
