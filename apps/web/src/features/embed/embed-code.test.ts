import { expect, test } from 'vitest'
import { embedCode, embedSize, guideCode } from './embed-code.ts'

test('the code is one iframe, with the title that screen readers say', () => {
  const embed = { url: 'https://www.example.org/embed/watch/david?t=95', ...embedSize('wide') }
  expect(embedCode(embed, 'David')).toBe(
    '<iframe src="https://www.example.org/embed/watch/david?t=95" width="640" height="360" title="David" loading="lazy" ' +
      'allow="autoplay; fullscreen; picture-in-picture" frameborder="0" allowfullscreen></iframe>',
  )
})

test('a fluid one is as wide as its place, a short at most as wide as a phone', () => {
  const code = (layout: 'wide' | 'tall') =>
    embedCode({ url: '/embed/watch/a', ...embedSize(layout) }, 'A', true)
  expect(code('wide')).toContain(' style="width:100%;height:auto;aspect-ratio:640/360"')
  expect(code('tall')).toContain(' style="width:100%;max-width:360px;height:auto;aspect-ratio:360/640"')
})

test('the family guide of a film or a review is a script and an element with a link', () => {
  expect(guideCode('film', '/embed/v1.js', '/david', 'A & B')).toBe(
    '<script src="/embed/v1.js" async></script>\n' +
      '<tp-family-guide film="/david"><a href="/david">A &amp; B</a></tp-family-guide>',
  )
})

test('no title ends the attribute or the element', () => {
  const code = embedCode({ url: '/embed/watch/a', ...embedSize('tall') }, '“Fish” & "Chips" <script>')
  expect(code).toContain('title="“Fish” &amp; &quot;Chips&quot; &lt;script&gt;"')
  expect(code).toContain('width="360" height="640"')
})
