import { afterEach, expect, test, vi } from 'vitest'
import { feedInWords } from './name-feeds.ts'

vi.mock('#config/env.ts', () => ({ env: { feedHost: 'https://feeds.example' } }))

afterEach(() => void vi.unstubAllGlobals())

const answering = (status: number, body: unknown) => {
  const fetch = vi.fn(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a feed is named with its title and the number of its videos', async () => {
  const episodes = [{ id: 'a', title: 'Hope', content: { videos: [{ url: 'https://media.example/a.mp4' }] } }]
  const fetch = answering(200, { series: { title: 'Shorts', episodes } })
  expect(await feedInWords('760')).toBe('“Shorts”, 1 video.')
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://feeds.example/api/getfeed/760')
})

test('a number without a feed, a fault of the service and what is no number are told apart', async () => {
  answering(404, {})
  expect(await feedInWords('999')).toBe('There is no feed with the number 999.')
  answering(503, { error: 'down' })
  expect(await feedInWords('760')).toMatch(/^The feed service can’t be reached/)
  expect(await feedInWords('7e')).toBe('')
})
