import { expect, test } from 'vitest'
import { embedCode, embedSize } from './embed-code.ts'

test('the code is one iframe, with the title that screen readers say', () => {
  const embed = { url: 'https://www.example.org/embed/watch/david?t=95', ...embedSize('wide') }
  expect(embedCode(embed, 'David')).toBe(
    '<iframe src="https://www.example.org/embed/watch/david?t=95" width="640" height="360" title="David" loading="lazy" ' +
      'allow="autoplay; fullscreen; picture-in-picture" frameborder="0" allowfullscreen></iframe>',
  )
})

test('no title ends the attribute or the element', () => {
  const code = embedCode({ url: '/embed/watch/a', ...embedSize('tall') }, '“Fish” & "Chips" <script>')
  expect(code).toContain('title="“Fish” &amp; &quot;Chips&quot; &lt;script&gt;"')
  expect(code).toContain('width="360" height="640"')
})
