import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as components from '../index.ts'
import { AllComponents } from './all-components.tsx'

test('the page of every component has every component', () => {
  const page = readFileSync(new URL('all-components.tsx', import.meta.url), 'utf8')
  const names = Object.keys(components).filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Icon'))
  expect(names.length).toBeGreaterThan(50)
  const missing = names.filter((name) => !page.includes(`<${name}`))
  expect(missing, 'Add them to src/test/all-components.tsx.').toEqual([])
})

// A strict Content-Security-Policy refuses style attributes in the page's HTML. Those that scripts set are allowed.
test('a server renders every component without a style attribute', () => {
  const html = renderToString(<AllComponents />)
  expect(html).toContain('David')
  expect(html.match(/<[^>]* style="[^>]*>/g) ?? []).toEqual([])
})
