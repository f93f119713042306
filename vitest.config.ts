import { defineConfig } from 'vitest/config'

/** The tests of the commands in scripts/; each package has a configuration of its own. */
export default defineConfig({
  test: {
    include: ['scripts/**/*.test.ts'],
    // Biome and tsc are started for real: half a second, and more on a machine that is busy.
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
