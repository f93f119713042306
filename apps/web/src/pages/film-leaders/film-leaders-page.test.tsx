import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { exampleWholeFilm } from '#model/testing/example-film.ts'
import { Page } from './film-leaders-page.tsx'

vi.mock('#config/env.ts', () => ({ siteAddress: (path: string) => path }))
vi.mock('#features/film-page/film-page.tsx', () => ({
  FilmPage: ({ children }: { children: ReactNode }) => children,
  filmMeta: () => ({}),
}))

const leaders = {
  address: '/ruth-pastors',
  title: 'For Pastors',
  description: { announced: 'For groups.' },
  intro: { announced: '<p>Come.</p>' },
}

test('a showing is offered for a film that has a date, and not before', () => {
  const page = (phase: 'coming-soon' | 'announced') =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Page data={exampleWholeFilm({ phase, leaders })} />
      </MemoryRouter>,
    )
  expect(page('announced')).toContain('Plan a Showing')
  expect(page('coming-soon')).toContain('For Pastors')
  expect(page('coming-soon')).not.toContain('Plan a Showing')
})
