import { defineConfig } from 'vitest/config'
import { pictures } from './scripts/content/pictures.ts'
import { content } from './scripts/content/plugin.ts'

/** Pure code only; what a browser is needed for is tested end to end (playwright.config.ts). */
export default defineConfig({
  plugins: [content(), pictures()],
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
