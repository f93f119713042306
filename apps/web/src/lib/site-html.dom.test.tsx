import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SiteHtml } from './site-html.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('a link within the site navigates, and one to a video of this page is left to its dialog', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <BrowserRouter>
        <SiteHtml html='<p><a href="?watch=747-david">Watch it</a> or <a href="#end">read on</a></p>' />
      </BrowserRouter>,
    ),
  )
  const [watch, readOn] = document.querySelectorAll('a')
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  act(() => watch?.dispatchEvent(press))
  expect(press.defaultPrevented).toBe(false)
  expect(location.search).toBe('')
  act(() => readOn?.click())
  expect(location.hash).toBe('#end')
  act(() => root.unmount())
})
