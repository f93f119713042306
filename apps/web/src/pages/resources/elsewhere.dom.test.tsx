import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { siteIndexQuery, spokenIndexQuery } from '#features/search/search-queries.ts'
import { Elsewhere } from './elsewhere.tsx'

const finds = (found: unknown[]) => ({ exact: () => found, close: () => [] })
const hit = { path: '/plan', title: 'Plan a Showing', label: 'Page', found: [] }

function shown({ hits = [], lines = [] }: { hits?: unknown[]; lines?: unknown[] }): string {
  const client = new QueryClient()
  client.setQueryData(siteIndexQuery.queryKey, finds(hits) as never)
  client.setQueryData(spokenIndexQuery.queryKey, finds(lines) as never)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/resources']}>
        <Elsewhere term="youth night" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('the whole site is offered where its search finds something', () => {
  const button = 'href="/search?q=youth+night"'
  expect(shown({ hits: [hit] })).toContain('href="/plan"')
  expect(shown({ hits: [hit] })).toContain(button)
  // Said in a video.
  expect(shown({ lines: [{}] })).toContain(button)
  expect(shown({})).toBe('')
  // This page only leads back.
  expect(shown({ hits: [{ ...hit, path: '/resources' }] })).toBe('')
})
