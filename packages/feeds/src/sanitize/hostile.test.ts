import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { HOSTILE } from '../fixtures/hostile.ts'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed.ts'
import { createSanitizer } from './sanitize.ts'

const sanitize = createSanitizer(new JSDOM('').window)

const ADDED_ATTRIBUTES = 'target rel loading decoding allowfullscreen referrerpolicy'.split(' ')
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/
const PLAYER = /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\//

function expectHarmless(root: ParentNode) {
  for (const element of root.querySelectorAll('*')) {
    expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml')
    expect(ALLOWED_TAGS).toContain(element.localName)
    for (const { name, value } of element.attributes) {
      expect([...ALLOWED_ATTRIBUTES, ...ADDED_ATTRIBUTES]).toContain(name)
      if (name === 'src' || name === 'href') expect(value).toMatch(SAFE_ADDRESS)
    }
    if (element.localName === 'iframe') expect(element.getAttribute('src')).toMatch(PLAYER)
  }
}

test.each(HOSTILE)('%s', (html) => {
  const clean = sanitize(html)
  const page = new JSDOM(`<!doctype html><article>${clean}</article>`).window.document
  expectHarmless(page.querySelector('article') ?? page)
  // Read and written once more, it must not turn into something else.
  for (const html of [clean, again(clean, page), sanitize(clean)]) {
    page.body.innerHTML = html
    expectHarmless(page.body)
  }
})

const again = (html: string, page: Document) => {
  page.body.innerHTML = html
  return page.body.innerHTML
}

test('none of them runs, all together and with scripts on', () => {
  const { window } = new JSDOM(HOSTILE.map(([html]) => sanitize(html)).join('\n'), {
    runScripts: 'dangerously',
  })
  expect(window.document.querySelectorAll('script')).toHaveLength(0)
  expect(Reflect.has(window, 'ran')).toBe(false)
})

test('this would be noticed', () => {
  const { window } = new JSDOM('<script>ran = 1</script>', { runScripts: 'dangerously' })
  expect(Reflect.has(window, 'ran')).toBe(true)
  expect(() => expectHarmless(window.document)).toThrow()
})
