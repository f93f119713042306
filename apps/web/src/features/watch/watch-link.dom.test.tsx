import { parseFeed } from '@two-pastors/feeds'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useWatchLinks } from './use-watch-links.ts'
import { WatchLink } from './watch-link.tsx'

vi.mock('#config/env.ts', () => ({ env: {}, isBuild: false }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { items } = parseFeed(
  {
    movies: [{ id: 'david', title: 'David', content: { videos: [{ url: '/david.mp4', videoType: 'MP4' }] } }],
  },
  { feed: '747' },
)

function Links() {
  useWatchLinks(items)
  return items.map((item) => (
    <WatchLink key={item.id} item={item}>
      Watch Trailer
    </WatchLink>
  ))
}

test('a double press on a video adds one entry to the history, which closing takes back', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <BrowserRouter>
        <Links />
      </BrowserRouter>,
    ),
  )
  const before = history.length
  const link = document.querySelector('a')
  // Whatever else is in the address stays, in a new tab too.
  history.replaceState(null, '', '?q=hope')
  act(() => link?.focus())
  expect(link?.search).toBe('?q=hope&watch=747-david')
  act(() => {
    link?.click()
    link?.click()
  })
  act(() => link?.click())
  expect(location.search).toBe('?q=hope&watch=747-david')
  expect(history.length - before).toBe(1)
  act(() => root.unmount())
})
