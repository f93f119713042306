import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { PageLink } from '#lib/page-link.tsx'
import { PageChange } from './page-change.tsx'
import { usePageLinks } from './use-page-links.ts'

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

const WordsLater = () => (
  <>
    <PageChange />
    {useLocation().pathname === '/' && <Link to="/watch/david#words">Words</Link>}
  </>
)

test('what a link names may come later than its page', () => {
  let grow = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grown: () => void) {
        grow = grown
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('scrollTo', () => {})
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  const container = document.body.appendChild(document.createElement('div'))
  const app = createRoot(container)
  act(() =>
    app.render(
      <MemoryRouter>
        <WordsLater />
      </MemoryRouter>,
    ),
  )
  act(() => container.querySelector('a')?.click())
  expect(scrolled).not.toHaveBeenCalled()
  container.append(Object.assign(document.createElement('h2'), { id: 'words' }))
  grow()
  expect(scrolled).toHaveBeenCalledTimes(1)
  container.remove()
  act(() => app.unmount())
})

function Reviews() {
  usePageLinks(() => {})
  const { pathname, search } = useLocation()
  return (
    <>
      <PageChange />
      <output>{pathname + search}</output>
      {pathname === '/reviews' ? (
        <PageLink to="/reviews/up-review">Up</PageLink>
      ) : (
        <PageLink to="/reviews" data-page-link="return">
          Back
        </PageLink>
      )}
    </>
  )
}

test('a link back opens a page with its filters, where the visitor left it', () => {
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => {
    Object.assign(window, { scrollY: top })
    dispatchEvent(new Event('scroll'))
  })
  const container = document.body.appendChild(document.createElement('div'))
  const app = createRoot(container)
  act(() =>
    app.render(
      <MemoryRouter initialEntries={['/reviews?age=6']}>
        <Reviews />
      </MemoryRouter>,
    ),
  )
  const follow = () => act(() => container.querySelector('a')?.click())
  const place = () => [container.querySelector('output')?.textContent, window.scrollY]
  window.scrollTo({ top: 700 })
  // The event of this last movement comes with the next frame.
  Object.assign(window, { scrollY: 720 })
  follow()
  expect(place()).toEqual(['/reviews/up-review', 0])
  follow()
  expect(place()).toEqual(['/reviews?age=6', 720])
  act(() => app.unmount())
})
