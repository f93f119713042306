import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleHeader } from './article-header.tsx'

test.each([
  ['Up: The House and Everything in It', ['Up:', 'The House and Everything in It']],
  ['Popcorn, Three Ways (With a Word About Butter)', ['Popcorn, Three Ways', '(With a Word About Butter)']],
  ['Rooftop Choir', []],
])('%s breaks between its parts', (title, parts) => {
  const html = renderToStaticMarkup(
    <ArticleHeader
      title={title}
      date={null}
      categories={[]}
      shared={{ title, text: '', url: '' }}
      back={<a href="/blog">Back</a>}
    />,
  )
  const blocks = [...html.matchAll(/<span class="inline-block">(.*?)<\/span>/g)].map(([, text]) => text)
  expect(blocks).toEqual(parts)
  expect(html.replace(/<[^>]*>/g, '')).toContain(title)
})
