// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SiteHtml } from './site-html.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('a double press on a link to a video adds one entry to the history, which closing takes back', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <BrowserRouter>
        <SiteHtml html='<p><a href="?watch=747-david">Watch it</a> or <a href="#end">read on</a></p>' />
      </BrowserRouter>,
    ),
  )
  const before = history.length
  const [watch, readOn] = document.querySelectorAll('a')
  for (let press = 0; press < 2; press++) act(() => watch?.click())
  expect(location.search).toBe('?watch=747-david')
  expect(history.length - before).toBe(1)
  act(() => readOn?.click())
  expect(location.hash).toBe('#end')
  act(() => root.unmount())
})
