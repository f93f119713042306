import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folder } from '../../model/folder.ts'
import { readContent } from './read-content.ts'

const files = globSync(`${folder.content}/**/*.yaml`)
const review = `${folder.content}/reviews/i-can-only-imagine-review.yaml`

test.each(files)('%s is in order', (file) => {
  expect(() => readContent(file)).not.toThrow()
})

/** The error for a review in which `from` is replaced by `to`. */
const complaint = (from: string | RegExp, to: string) => () =>
  readContent(review, readFileSync(review, 'utf8').replace(from, to))

const name = 'content/reviews/i-can-only-imagine-review.yaml'

test.each([
  [/^rating: .*/m, 'rating: 6', `${name}: rating: must be 1 to 5; got 6`],
  [/^rating: .*/m, 'rating: four', `${name}: rating: must be number; got "four"`],
  [/^title: .*/m, '', `${name}: title: is missing`],
  [/^title: /m, 'titel: ', `${name}: titel: there is no such field`],
  [/^publishDate: .*/m, 'publishDate: yesterday', 'publishDate: must be a date such as 2024-03-18'],
  [/^publishDate: .*/m, 'publishDate: 2024-02-31', 'publishDate: must be a date such as 2024-03-18'],
  [
    /^featuredImage: .*/m,
    'featuredImage: reviews/none.webp',
    'featuredImage: there is no file content/images/reviews/none.webp',
  ],
  [/^categories: .*/m, 'categories: []', 'categories: must name at least one'],
  [/^ {2}plot: \|\n/m, '  plot: ""\n  story: |\n', 'content.plot: must not be empty'],
  [/^title: .*/m, 'title: "open', `${name}: Missing closing "quote`],
])('a review with %s changed to %j is refused: %s', (from, to, message) => {
  expect(complaint(from, to)).toThrow(message)
})

test('characters that break files are left out, and accents join their letters', () => {
  const source = readFileSync(review, 'utf8').replace(/^title: .*/m, 'title: "A\\u0003 E\\u0301glise\\vfilm"')
  expect(readContent(review, source)).toMatchObject({ title: 'A Église\nfilm' })
})

test('every mistake gets its own line', () => {
  expect(complaint(/^rating: .*/m, 'rating: 0\nstars: 3')).toThrow(
    /rating: must be 1 to 5.*\n.*stars: there is/,
  )
})

test('a file that is no page or list of the site is refused', () => {
  expect(() => readContent(`${folder.content}/pages/dvaid.yaml`, 'title: David')).toThrow(
    'content/pages/dvaid.yaml: no page or list of the site is called that',
  )
})

test('a review knows its id from its file', () => {
  expect(readContent(review)).toMatchObject({ id: 'i-can-only-imagine-review', rating: 4 })
})

test('Markdown becomes HTML, with outside links in new tabs and contacts filled in', () => {
  const body = readContent(
    `${folder.content}/legal/privacy-policy.yaml`,
    'title: T\ndescription: D\nlastUpdated: January 2025\namended: { day: 2026-11-29, words: a }\nbody: |\n  Write to {email}, or [{phone}]({phoneLink}). [We](/contact) or [they](https://example.org/a).',
  )
  expect(body).toMatchObject({ body: expect.stringContaining('href="mailto:hello@') })
  expect(body).toMatchObject({ body: expect.stringMatching(/<a href="tel:\+\d+">\(555\)/) })
  expect(body).toMatchObject({ body: expect.stringContaining('<a href="/contact">We</a>') })
  expect(body).toMatchObject({
    body: expect.stringContaining('<a href="https://example.org/a" target="_blank" rel="noopener">they</a>'),
  })
})

test('a phone number and the initials of a name stay on one line each', () => {
  const page = readContent(
    `${folder.content}/legal/privacy-policy.yaml`,
    'title: C. S. Lewis\ndescription: Call {phone}. A call.\nlastUpdated: January 2025\namended: { day: 2026-11-29, words: a }\nbody: B',
  )
  expect(page).toMatchObject({
    title: 'C.\u00a0S. Lewis',
    description: expect.stringMatching(/^Call \(\d+\)\u00a0[\d-]+\. A call\.$/),
  })
})
