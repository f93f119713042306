import { expect, test } from 'vitest'
import { momentOf, quote, type Shared, shareLinks, urlAt } from './shared.ts'

const shared: Shared = {
  title: 'Salt & Light',
  text: 'Watch “Salt & Light”.',
  url: 'https://www.example.org/watch/salt-light',
}

test('the address of a moment names its second', () => {
  expect(urlAt(shared.url, 95.8)).toBe('https://www.example.org/watch/salt-light?t=95')
  expect(urlAt(`${shared.url}?watch=7&t=2`, 10)).toBe('https://www.example.org/watch/salt-light?watch=7&t=10')
})

test('the end of a video is no moment to share', () => {
  expect(momentOf({ currentTime: 7.4, duration: 20 })).toEqual({ at: 7.4, length: 20 })
  expect(momentOf({ currentTime: 20, duration: 20.02 })).toEqual({ at: 0, length: 20.02 })
  // Before its length is known.
  expect(momentOf({ currentTime: 7.4, duration: Number.NaN })).toEqual({ at: 7.4, length: Number.NaN })
  expect(momentOf(null)).toEqual({ at: 0, length: Number.NaN })
})

test('each service gets the title, the text and the address, whatever they hold', () => {
  const links = Object.fromEntries(shareLinks(shared).map(({ name, href }) => [name, new URL(href)]))
  expect(links.Email?.searchParams.get('subject')).toBe('Salt & Light')
  expect(links.Email?.searchParams.get('body')).toBe(`${shared.text}\n\n${shared.url}`)
  expect(links.WhatsApp?.searchParams.get('text')).toBe(`${shared.text} ${shared.url}`)
  expect(links.Facebook?.searchParams.get('u')).toBe(shared.url)
})

test('a copied quote carries its moment', () => {
  expect(quote('Pull up a chair.', shared, 95)).toBe(
    '“Pull up a chair.” (Salt & Light, 1:35)\nhttps://www.example.org/watch/salt-light?t=95',
  )
})
