import { expect, test } from 'vitest'
import { parseMaster } from './parse-master.ts'

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
