import { expect, test } from 'vitest'
import { documents } from './documents.ts'
import { fill, readFacts } from './facts.ts'
import { markup } from './markup.ts'

test.each(documents)('$name says what the site says: nothing is left to fill in', (document) => {
  const html = markup(document)
  const { release, ticketsShown, code } = readFacts()
  expect(html).not.toMatch(/\{\{|undefined/)
  expect(html).toContain(`<title>${document.title}</title>`)
  for (const fact of [release, ticketsShown, code]) expect(html).toContain(fact)
})

test('the weeks are counted back from the day in theaters', () => {
  const { release, weekEight } = readFacts()
  expect(Date.parse(`${release} UTC`) - Date.parse(`${weekEight}, ${release?.slice(-4)} UTC`)).toBe(
    56 * 86_400_000,
  )
})

test('a page that asks for an unknown fact stops the press', () => {
  expect(() => fill('Call {{nobody}}', {})).toThrow('Unknown placeholder {{nobody}}')
})
