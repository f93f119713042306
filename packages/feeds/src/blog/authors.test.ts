import { expect, test } from 'vitest'
import { parseBlog } from './parse-blog.ts'

const authorsOf = (fields: string) =>
  parseBlog(`<rss><item><title>T</title>${fields}</item></rss>`).posts[0]?.authors

test.each([
  ['a name', '<dc:creator><![CDATA[ Grace  Lindqvist ]]></dc:creator>', ['Grace Lindqvist']],
  ['a name with markup', '<dc:creator>&lt;b&gt;Grace&lt;/b&gt; &amp;amp; Co</dc:creator>', ['Grace & Co']],
  ['several', '<dc:creator>Grace</dc:creator><dc:creator>Sam</dc:creator>', ['Grace', 'Sam']],
  ['one twice', '<dc:creator>Grace</dc:creator><dc:creator>Grace</dc:creator>', ['Grace']],
  ['an address with a name', '<author>grace@example.org (Grace Lindqvist)</author>', ['Grace Lindqvist']],
  ['an address alone', '<author>grace@example.org</author>', []],
  ['nothing', '<dc:creator> </dc:creator>', []],
  ['the same person in two vocabularies', '<author>G. L.</author><dc:creator>Grace</dc:creator>', ['Grace']],
  ['an address, and a name elsewhere', '<dc:creator>g@e.org</dc:creator><author>Grace</author>', ['Grace']],
  ['a page of text', `<author>${'name '.repeat(100)}</author>`, [`${'name '.repeat(16).trim()}…`]],
])('%s', (_, fields, authors) => {
  expect(authorsOf(fields)).toEqual(authors)
})
