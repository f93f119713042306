import { expect, test } from 'vitest'
import { parseCaptions } from './parse-captions.ts'

test('each cue becomes a line with its times, without markup', async () => {
  const cues = await parseCaptions(`WEBVTT - A title

NOTE Not for viewers

STYLE
::cue { color: red }

intro
00:00:00.800 --> 00:00:04.533 align:start position:10%
<v Rob>Pull up a chair. There is <i>room</i> &amp; popcorn.
And a second line.

01:02:03.000 --> 01:02:05.000
- Hello <01:02:04.000><c.loud>there</c>
`)
  expect(cues).toEqual([
    { start: 0.8, end: 4.533, text: 'Pull up a chair. There is room & popcorn. And a second line.' },
    { start: 3723, end: 3725, text: '- Hello there' },
  ])
})

test('SubRip is read too', async () => {
  const cues = await parseCaptions(
    '1\r\n00:00:00,800 --> 00:00:04,533\r\n<i>Pull</i> up\r\na chair.\r\n\r\n2\r\n01:02:03,000 --> 01:02:05,000\r\nPopcorn\r\n',
  )
  expect(cues).toEqual([
    { start: 0.8, end: 4.533, text: 'Pull up a chair.' },
    { start: 3723, end: 3725, text: 'Popcorn' },
  ])
})

test('a broken cue spoils no other', async () => {
  const cues = await parseCaptions('WEBVTT\n\nbad --> 00:07.000\nlost\n\n00:08.000 --> 00:09.000\nkept\n')
  expect(cues.map(({ text }) => text)).toEqual(['kept'])
})

test('lines are in the order of their times; empty and repeated ones are left out', async () => {
  const cues = await parseCaptions(
    'WEBVTT\n\n00:05.000 --> 00:06.000\nlater\n\n00:01.000 --> 00:02.000\nsooner\n\n00:02.000 --> 00:03.000\nsooner\n\n00:03.000 --> 00:04.000\n<i></i>\n',
  )
  expect(cues.map(({ start, text }) => [start, text])).toEqual([
    [1, 'sooner'],
    [5, 'later'],
  ])
})

test('what is no WebVTT has no lines', async () => {
  for (const text of ['', '<!doctype html><p>Not found', '{"error":404}', 'WEBVTT'])
    expect(await parseCaptions(text)).toEqual([])
})
