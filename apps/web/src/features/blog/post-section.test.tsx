import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PostSection } from './post-section.tsx'

vi.mock('#config/env.ts', () => ({ env: { mediaHosts: [] }, isBuild: false, siteAddress: String }))

test('while its posts load, each of three cards has a column', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PostSection heading="More from Our Blog" choose={(posts) => posts} />
    </QueryClientProvider>,
  )
  expect(html.match(/<li data-slot="grid-item"/g)).toHaveLength(3)
})
