import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,tools}/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
