import { leftToAll } from '@two-pastors/tooling/short-run'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The machine may be busy with other suites.
    testTimeout: 30_000,
    // A worker for each file takes longer to start than most of them to run.
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: leftToAll,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
