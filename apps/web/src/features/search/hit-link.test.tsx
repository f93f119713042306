import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HitLink } from './hit-link.tsx'

test.each([
  ['/downloads/graphics.zip', 'download=""', '(downloads)'],
  ['/downloads/guide.pdf', 'target="_blank"', 'aria-describedby="new-tab-hint"'],
  ['/plan', 'data-page-link=""', 'Guide'],
])('%s says what a press on it does', (path, how, words) => {
  const html = renderToStaticMarkup(<HitLink to={path}>Guide</HitLink>)
  expect(html).toContain(how)
  expect(html).toContain(words)
  expect(html.includes('new-tab-hint')).toBe(how.includes('_blank'))
})
