import { leftToAll } from '@two-pastors/tooling/short-run'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/*.test.ts'],
    exclude: leftToAll,
    globalSetup: ['src/global-setup.ts'],
    // At most two, because building the sites keeps two cores busy.
    maxWorkers: 2,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 180_000,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
