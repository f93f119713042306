import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import page from '#content/pages/contact.yaml'
import { PageHeader } from './page-header.tsx'

test('without a banner a phone keeps no room for one', () => {
  const html = (banner?: typeof page.banner) =>
    renderToStaticMarkup(<PageHeader title="Hello" banner={banner} />)
  expect(html(page.banner)).toContain('max-md:[--tp-hero-picture:64vw]')
  expect(html()).not.toMatch(/max-(?:md|lg):\[--tp-hero-picture:/)
  expect(html()).toContain('max-lg:[--tp-hero-top:')
})
