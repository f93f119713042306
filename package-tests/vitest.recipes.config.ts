import { defineConfig } from 'vitest/config'

/** The recipes install a framework each, so they run nightly and by hand. */
export default defineConfig({
  test: {
    include: ['src/recipes/*.test.ts'],
    globalSetup: ['src/recipes/global-setup.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 300_000,
    reporters: ['default', ['json', { outputFile: 'test-results/recipes.json' }]],
  },
})
