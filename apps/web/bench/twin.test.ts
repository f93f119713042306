import { expect, test } from 'vitest'
import { twinOf, withoutScripts } from './twin.ts'

test('a twin has the words, styles, fonts and pictures of its page, and nothing of its scripts', () => {
  const kept =
    '<link rel="preload" as="font" href="/a.woff2"><style>a{}</style><title>David</title><img src="/a.avif">'
  const page = `<script>
  theme()
</script>${kept}<script type="application/json" id="page-data">[]</script><script type="module" src="/a.js"></script>`
  expect(withoutScripts(page)).toBe(kept)
})

test('a twin has an address of its own, the home page too', () => {
  expect(['/', '/david', '/blog/a-post'].map(twinOf)).toEqual([
    '/twin/home',
    '/twin/david',
    '/twin/blog/a-post',
  ])
})
