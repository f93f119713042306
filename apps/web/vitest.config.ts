import { defineConfig } from 'vitest/config'
import { pictures } from './build/content/pictures.ts'
import { content } from './build/content/plugin.ts'
import { inlineScript } from './build/inline-script.ts'

/** Unit tests, some in jsdom; the rest is tested end to end (playwright.config.ts). */
export default defineConfig({
  plugins: [content(), inlineScript(), pictures()],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'build/**/*.test.ts',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
      'editor/**/*.test.ts',
    ],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
