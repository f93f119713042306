import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBlogAge, oldPost } from './check-age.ts'
import { findingsWith, makeSmallSite, removeSmallSite, SITE } from './testing/small-site.ts'

beforeAll(makeSmallSite)
afterAll(removeSmallSite)

test('the copyright year of last year is old', async () => {
  const old = SITE.replace('copyrightYear: 2026', 'copyrightYear: 2025')
  expect(await findingsWith('content/site.yaml', old, SITE)).toEqual([
    'warning content/site.yaml: copyrightYear: is 2025: the footer of every page shows it',
  ])
})

test.each([
  ['2025-11-10', '2026-03-01', 0],
  ['2025-11-10', '2026-03-11', 1],
  ['2026-01-02', '2026-12-31', 0],
  ['2025-12-30', '2026-01-02', 0],
])('a newest post of %s, on %s: %i warnings', (newest, now, warnings) => {
  expect(oldPost('blog', Date.parse(newest), Date.parse(now))).toHaveLength(warnings)
})

test('the newest post is looked for in the blog that the site reads', async () => {
  const text = 'the newest post is from 2025, but /reviews calls it the latest: publish a new one'
  expect(await checkBlogAge(false, Date.parse('2027-01-01'))).toEqual([
    { level: 'warning', file: '/sample/blog.xml', field: '', text },
  ])
})
