import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import moments from '#content/moments.yaml'
import { ownVideo } from '#features/watch/own-video.ts'
import type { Watch } from '#features/watch/watch-query.ts'
import { watchRows } from '#features/watch/watch-rows.ts'
import { WatchView } from './watch-view.tsx'

vi.mock('#config/env.ts', () => ({ env: {}, siteAddress: (path: string) => path }))

test('a passage that comes in while the film plays moves no button', () => {
  const [row] = watchRows
  const slug = moments[0]?.video ?? ''
  const item = ownVideo({ id: 'fear', title: 'What Fear Costs', url: '/a.mp4' })
  const watch = { video: { slug, key: '1-fear', item, row, transcript: null }, more: [], previous: null }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <WatchView watch={watch as unknown as Watch} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(html.indexOf('aria-label="Bible passage"')).toBeGreaterThan(html.indexOf('Share</button>'))
})
