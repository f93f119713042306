import { defineConfig } from 'vitest/config'
import { pictures } from './scripts/content/pictures.ts'
import { content } from './scripts/content/plugin.ts'

/** Pure code, and what jsdom is browser enough for; the rest is tested end to end (playwright.config.ts). */
export default defineConfig({
  plugins: [content(), pictures()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
