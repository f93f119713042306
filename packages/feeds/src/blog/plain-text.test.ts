import { JSDOM } from 'jsdom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toPlainText, truncate } from './plain-text.ts'

const cases: [html: string, text: string][] = [
  ['nothing to do', 'nothing to do'],
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['One<br>Two<br/>Three', 'One Two Three'],
  ['<b>w</b>ord<i>s</i>', 'words'],
  ['<ul><li>a<li>b</ul>', 'a b'],
  ['  white \n\t space&nbsp;&#160; ', 'white space'],
  ['before<script>alert("<b>")</script><style>p {}</style> after', 'before after'],
  ['a<template>b</template><svg><title>c</title></svg><iframe>d</iframe>e', 'a e'],
  ['<!-- no --><![CDATA[no]]>yes', 'yes'],
  ['5 < 6 &lt;7&gt; & 8 &amp; 9', '5 < 6 <7> & 8 & 9'],
  ['&rsquo;&hellip;&#x1F3AC;', '’…🎬'],
  ['<a title="<b>">link</a', 'link'],
  ['<p class="unclosed', ''],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['&amp;nbsp; &notit; &copy2025 &#0;&#128; &ampamp;', '&nbsp; ¬it; ©2025 �€ &amp;'],
  ['<b>a</b>\n&eacute;', 'a é'],
]

describe.each(['a server', 'a browser'])('in %s', (place) => {
  afterEach(() => void vi.unstubAllGlobals())
  test.each(cases)('%j reads %j', (html, text) => {
    if (place === 'a browser') vi.stubGlobal('document', new JSDOM().window.document)
    expect(toPlainText(html)).toBe(text)
  })
})

test('stops reading when there is enough, never before', () => {
  const text = toPlainText(`<p>${'word <b> </b>\n'.repeat(5000)}`, 300)
  expect(text.slice(0, 301)).toBe('word '.repeat(61).slice(0, 301))
  expect(text.length).toBeLessThan(400)
})

test('nesting without end is no trouble', () => {
  expect(toPlainText(`text${'<div>'.repeat(200_000)}`)).toBe('text')
})

test.each([
  ['short', 'short'],
  ['12345678', '12345678'],
  ['123456789', '12345678…'],
  ['1234567 9', '1234567…'],
  ['123456. 9', '123456…'],
  ['1234567🎬', '1234567…'],
  ['123456🎬9', '123456🎬…'],
])('%j is cut to %j', (text, cut) => {
  expect(truncate(text, 8)).toBe(cut)
})

test('a letter beyond the first plane is kept, however it is written', () => {
  expect(toPlainText('&Gopf;, &#x1d53e;, 𝔾 &amp; &#128512;')).toBe('𝔾, 𝔾, 𝔾 & 😀')
})
