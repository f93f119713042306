import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { findHarm } from '../fixtures/harm.ts'
import { HOSTILE } from '../fixtures/hostile.ts'
import { createSanitizer } from './sanitize.ts'

const sanitize = createSanitizer(new JSDOM('').window)

test.each(HOSTILE)('%s', (html) => {
  const clean = sanitize(html)
  const page = new JSDOM(`<!doctype html><article>${clean}</article>`).window.document
  expect(findHarm(page.querySelector('article') ?? page)).toEqual([])
  // Read and written once more, it must not turn into something else.
  for (const html of [clean, again(clean, page), sanitize(clean)]) {
    page.body.innerHTML = html
    expect(findHarm(page.body)).toEqual([])
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
  expect(findHarm(window.document)).toContain('<script>')
})
