// @vitest-environment jsdom
import { parseFeed } from '@two-pastors/feeds'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { WatchLink } from './watch-link.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { items } = parseFeed(
  {
    movies: [{ id: 'david', title: 'David', content: { videos: [{ url: '/david.mp4', videoType: 'MP4' }] } }],
  },
  { feed: '747' },
)

test('a double press on a video adds one entry to the history, which closing takes back', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <BrowserRouter>{items[0] && <WatchLink item={items[0]}>Watch Trailer</WatchLink>}</BrowserRouter>,
    ),
  )
  const before = history.length
  const link = document.querySelector('a')
  act(() => {
    link?.click()
    link?.click()
  })
  act(() => link?.click())
  expect(location.search).toBe('?watch=747-david')
  expect(history.length - before).toBe(1)
  act(() => root.unmount())
})
