import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { meta, query } from './after-page.tsx'

const announced = vi.hoisted(() => ({ day: '2030-02-01', timeZone: 'UTC', at: Date.parse('2030-02-01') }))

vi.mock('#config/env.ts', () => ({ env: {}, siteAddress: (path: string) => path }))
vi.mock('#features/films/films.ts', async () => {
  const { exampleFilm } = await import('#model/testing/example-film.ts')
  return {
    films: [exampleFilm({ id: 'ruth', title: 'Ruth', dates: { announced } }), exampleFilm({ id: 'undated' })],
  }
})

const cardOf = (film: string) => new QueryClient().fetchQuery(query({ film }))

test('a film has its card before it is announced, and it is listed from then on', async () => {
  const card = await cardOf('ruth')
  expect(meta(card, announced.at - 1)).toMatchObject({
    title: expect.stringContaining('Ruth'),
    noIndex: true,
  })
  expect(meta(card, announced.at)).not.toHaveProperty('noIndex')
})

test('a film without a date has none', async () => expect(await cardOf('undated')).toBeNull())
