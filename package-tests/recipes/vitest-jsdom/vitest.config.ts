import { defineConfig } from 'vitest/config'

export default defineConfig({
  // globals: Testing Library cleans up after each test.
  test: { environment: 'jsdom', globals: true, include: ['src/*.test.tsx'] },
})
