import { expect, test } from 'vitest'
import { canPlay } from './can-play.ts'

const hosts = ['https://cdn.example.org', 'https://*.films.example']
const siteUrl = 'https://site.example.org'

test.each([
  ['https://cdn.example.org/a.mp4', true],
  ['https://a.films.example/a.mp4', true],
  ['https://site.example.org/a.mp4', true],
  ['/a.mp4', true],
  ['https://films.example/a.mp4', false],
  ['https://evilfilms.example/a.mp4', false],
  ['http://cdn.example.org/a.mp4', false],
])('%s: %s', (address, plays) => {
  expect(canPlay(address, hosts, siteUrl)).toBe(plays)
})

test('without a list, everything plays', () => {
  expect(canPlay('https://anywhere.example/a.mp4', [], siteUrl)).toBe(true)
})
