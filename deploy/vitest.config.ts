import { leftToAll } from '@two-pastors/tooling/short-run'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', ...leftToAll],
    testTimeout: 30_000,
    // These import JSON without the attribute that Node.js asks for.
    server: { deps: { inline: [/@actions\//] } },
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
