import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { PageChange } from './page-change.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function Pages() {
  const { pathname } = useLocation()
  return (
    <>
      <PageChange />
      {pathname === '/' ? <Link to="/david#guide">Guide</Link> : <h2 id="guide">Guide</h2>}
    </>
  )
}

test.each(['wheel', 'pointerdown', 'keydown'])(
  'what a link names stays in view while the page grows above it, until a %s',
  (type) => {
    let grow = () => {}
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(grown: () => void) {
          grow = grown
        }
        observe() {}
        disconnect() {
          grow = () => {}
        }
      },
    )
    // jsdom scrolls nothing.
    const scrolled = vi.fn()
    Element.prototype.scrollIntoView = scrolled
    const container = document.body.appendChild(document.createElement('div'))
    const app = createRoot(container)
    act(() =>
      app.render(
        <MemoryRouter>
          <Pages />
        </MemoryRouter>,
      ),
    )
    act(() => container.querySelector('a')?.click())
    expect(document.activeElement?.id).toBe('guide')
    grow()
    expect(scrolled).toHaveBeenCalledTimes(2)
    dispatchEvent(new Event(type))
    grow()
    expect(scrolled).toHaveBeenCalledTimes(2)
    act(() => app.unmount())
  },
)
