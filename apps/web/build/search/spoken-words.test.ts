import { expect, test } from 'vitest'
import type { VideoPage } from '../../src/features/watch/video-pages.ts'
import { spokenWords } from './spoken-words.ts'

const video = (slug: string, releaseDate: string | null, transcript: string | null = `/${slug}.vtt`) =>
  ({ slug, transcript, item: { title: slug, releaseDate } }) as VideoPage
const cue = (start: number, text: string) => ({ start, end: start + 2, text })

const transcripts = new Map([
  ['/old.vtt', [cue(1.9, 'Long ago'), cue(62, 'in a hall')]],
  ['/new.vtt', [cue(760.2, 'Be still')]],
  ['/silent.vtt', []],
])
const videos = [
  video('old', '2024-01-01'),
  video('undated', null, '/old.vtt'),
  video('new', '2026-01-01'),
  video('silent', '2026-02-01'),
  video('mute', '2026-03-01', null),
]

test('the newest videos come first, each line with the second at which it begins, and no captions twice', () => {
  expect(spokenWords(videos, transcripts)).toEqual([
    { path: '/watch/new', title: 'new', lines: [[760, 'Be still']] },
    {
      path: '/watch/old',
      title: 'old',
      lines: [
        [1, 'Long ago'],
        [62, 'in a hall'],
      ],
    },
  ])
})

test('there are only as many lines as browsers are to load', () => {
  expect(spokenWords(videos, transcripts, 4).map(({ title }) => title)).toEqual(['new', 'old'])
  expect(spokenWords(videos, transcripts, 1).map(({ title }) => title)).toEqual(['new'])
})
