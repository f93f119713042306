import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AllComponents } from './all-components.tsx'

// A strict Content-Security-Policy refuses style attributes in the page's HTML. Those that scripts set are allowed.
test('a server renders every component without a style attribute', () => {
  const html = renderToString(<AllComponents />)
  expect(html).toContain('David')
  expect(html.match(/<[^>]* style="[^>]*>/g) ?? []).toEqual([])
})
