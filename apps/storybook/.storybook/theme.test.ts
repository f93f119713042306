import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test("Storybook's own frame has the colors of the tokens", () => {
  const tokens = read('../../../packages/ui/src/styles/tokens.css')
  const colors = Array.from(read('manager.ts').matchAll(/: '(#\w+)'/g), ([, color]) => color)
  expect(colors.length).toBeGreaterThan(5)
  for (const color of colors) expect(tokens).toContain(color)
})
