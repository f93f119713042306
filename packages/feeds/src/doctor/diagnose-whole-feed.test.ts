import { describe, expect, test } from 'vitest'
import { diagnose, whole } from '../fixtures/doctor.ts'
import { diagnoseFeed } from './diagnose-feed.ts'

describe('about the whole feed', () => {
  const findingsOf = (feed: object) =>
    diagnoseFeed(JSON.stringify(feed), { source: 'x' }).findings.map(({ text }) => text)

  test('live feeds are not shown', () => {
    expect(findingsOf({ movies: [whole], liveFeeds: [{ id: 'l' }, { id: 'm' }] })).toEqual([
      expect.stringContaining('liveFeeds are not supported: 2 skipped'),
    ])
    expect(findingsOf({ liveFeeds: [{ id: 'l' }] })).toEqual([
      expect.stringContaining('liveFeeds are not supported: 1'),
      'The feed is empty, so its row is too',
    ])
  })

  test('a part that is written wrong is named', () => {
    expect(findingsOf({ short_form_videos: [whole] })[0]).toContain('the correct name is "shortFormVideos"')
  })

  test('a row in which nothing is shown says so, whatever the reason', () => {
    expect(findingsOf({ movies: [] })).toEqual(['The feed is empty, so its row is too'])
    const over = { ...whole, content: { ...whole.content, validityPeriodEnd: '2020-01-01' } }
    for (const entry of [over, {}]) {
      expect(findingsOf({ movies: [entry] })).toEqual([
        'None of the entries can be shown now: its row is empty',
      ])
    }
  })

  test('milliseconds are read as such', () => {
    const inMilliseconds = { ...whole, content: { ...whole.content, duration: 60_000 } }
    const { entries, findings } = diagnose(inMilliseconds)
    expect(findings.map(({ text }) => text)).toEqual([expect.stringContaining('milliseconds')])
    expect(entries[0]?.shown?.['under title']).toBe('Drama · 1:00')
  })

  test('two videos with one id are both shown', () => {
    const other = { ...whole, content: { ...whole.content, videos: [{ url: '/b.mp4' }] } }
    expect(diagnose(whole, other).entries.map(({ fate, shown }) => [fate, shown?.id])).toEqual([
      ['shown', 'a'],
      ['shown', 'a-2'],
    ])
  })
})
