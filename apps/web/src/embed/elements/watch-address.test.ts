import { beforeAll, expect, test, vi } from 'vitest'
import { readOrigin } from './site.ts'
import { embedAddress } from './watch-address.ts'

vi.mock('#config/env.ts', () => ({
  env: { siteUrl: '', feedHost: '', supabaseUrl: '', supabaseAnonKey: 'key', turnstileSiteKey: '' },
}))

const site = 'https://www.example.org'
beforeAll(() => readOrigin({ src: `${site}/embed/v1.js` } as HTMLScriptElement))

test.each([
  ['david', '/embed/watch/david'],
  ['747-david-trailer', '/embed/watch/747-david-trailer'],
  ['/watch/david', '/embed/watch/david'],
  [`${site}/watch/david`, '/embed/watch/david'],
  [`${site}/watch/david/?t=1m35s`, '/embed/watch/david?t=95'],
  [`${site}/watch/david#t=1:35`, '/embed/watch/david?t=95'],
  [`${site}/embed/watch/david`, '/embed/watch/david'],
  [`${site}/movies?watch=747-david-trailer`, '/embed/watch/747-david-trailer'],
  // The address of a copy of the site, such as a preview.
  ['https://preview.example.org/watch/david', '/embed/watch/david'],
])('%s plays in %s', (watch, path) => {
  expect(embedAddress(watch)).toBe(site + path)
})

test('a start of its own comes before that of the address', () => {
  expect(embedAddress('david?t=10', '2:00')).toBe(`${site}/embed/watch/david?t=120`)
})

test.each(['', `${site}/movies`, 'https://', 'a/b/c', 'javascript:alert(1)'])('%j is no video', (watch) => {
  expect(embedAddress(watch)).toBeUndefined()
})
