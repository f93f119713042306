import { expect, test } from 'vitest'
import type { Player } from './player.ts'
import { parseMaster, switchSource } from './qualities.ts'

/** A player that is at 0 and paused from the change of its source until that has loaded, as video.js is. */
function playerAt(at: number, rate: number) {
  const state = { at, rate, paused: false, source: '' }
  const waiting: (() => void)[] = []
  const player = {
    currentTime: (to = state.at) => (state.at = to),
    playbackRate: (to = state.rate) => (state.rate = to),
    paused: () => state.paused,
    autoplay: () => {},
    one: (_: string, listener: () => void) => void waiting.push(listener),
    src: ({ src }: { src: string }) => Object.assign(state, { at: 0, rate: 1, paused: true, source: src }),
    play: () => {
      state.paused = false
    },
  }
  const load = () => {
    for (const listener of waiting.splice(0)) listener()
  }
  return { player: player as unknown as Player, state, load }
}

test('a second change of the quality before the first has loaded keeps the position and the speed', () => {
  const { player, state, load } = playerAt(14, 1.25)
  for (const url of ['/480.mp4', '/720.mp4']) switchSource(player, { url, type: 'video/mp4' })
  load()
  expect(state).toEqual({ at: 14, rate: 1.25, paused: false, source: '/720.mp4' })

  state.at = 20
  switchSource(player, { url: '/480.mp4', type: 'video/mp4' })
  load()
  expect(state.at).toBe(20)
})

const master = (...lines: string[]) => ['#EXTM3U', ...lines].join('\n')

test('names renditions by their height, the finest first', () => {
  const text = master(
    '#EXT-X-STREAM-INF:BANDWIDTH=473000,RESOLUTION=480x270,CODECS="avc1.640015,mp4a.40.2"',
    '270p/index.m3u8',
    '#EXT-X-STREAM-INF:BANDWIDTH=1078000,RESOLUTION=854x480',
    'https://cdn.example.org/480p.m3u8',
  )
  expect(parseMaster(text)).toEqual([
    { label: '480p', uri: 'https://cdn.example.org/480p.m3u8' },
    { label: '270p', uri: '270p/index.m3u8' },
  ])
})

test('takes the better of two renditions of one height, and the short side of an upright video', () => {
  const text = master(
    '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=9,BANDWIDTH=2000,RESOLUTION=720x1280',
    'good.m3u8',
    '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=99,BANDWIDTH=1000,RESOLUTION=720x1280',
    'poor.m3u8',
  )
  expect(parseMaster(text)).toEqual([{ label: '720p', uri: 'good.m3u8' }])
})

test.each([
  ['a list of segments', master('#EXT-X-TARGETDURATION:4', '#EXTINF:4,', 'segment-0.m4s')],
  ['a web page', '<!doctype html><title>Not found</title>'],
  ['renditions without a size', master('#EXT-X-STREAM-INF:BANDWIDTH=1', 'a.m3u8')],
  [
    'renditions whose sound is a list of its own',
    master(
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="en",URI="audio.m3u8"',
      '#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=480x270,AUDIO="a"',
      'a.m3u8',
    ),
  ],
])('%s offers no choice', (_, text) => {
  expect(parseMaster(text)).toEqual([])
})
