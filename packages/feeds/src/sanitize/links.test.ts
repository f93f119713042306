import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { createSanitizer } from './sanitize.ts'

const sanitize = createSanitizer(new JSDOM('').window)

const base = 'https://blog.example.org/2025/post'
const siteOrigin = 'https://film.example.org'

describe('links', () => {
  const OUT = ' target="_blank" rel="noopener noreferrer"'

  test.each([
    ['https://other.example.org/a', `<a href="https://other.example.org/a"${OUT}>x</a>`],
    ['http://other.example.org', `<a href="http://other.example.org/"${OUT}>x</a>`],
    ['//cdn.example.org/a', `<a href="https://cdn.example.org/a"${OUT}>x</a>`],
    ['/a', `<a href="https://blog.example.org/a"${OUT}>x</a>`],
    ['../a?b#c', `<a href="https://blog.example.org/a?b#c"${OUT}>x</a>`],
    ['#note-1', `<a href="https://blog.example.org/2025/post#note-1"${OUT}>x</a>`],
    ['https://film.example.org/david', '<a href="https://film.example.org/david">x</a>'],
    [
      'https://film.example.org.evil.example/',
      `<a href="https://film.example.org.evil.example/"${OUT}>x</a>`,
    ],
    ['mailto:ruth@example.org', '<a href="mailto:ruth@example.org">x</a>'],
    ['tel:+15550100', '<a href="tel:+15550100">x</a>'],
    ['ftp://files.example.org/', '<a>x</a>'],
    ['javascript:alert(1)', '<a>x</a>'],
    ['  JaVa\nScRiPt:alert(1)', '<a>x</a>'],
    ['data:text/html,x', '<a>x</a>'],
    ['https://[', '<a>x</a>'],
    ['', '<a>x</a>'],
  ])('%j', (href, link) => {
    expect(
      sanitize(`<a href="${href}" target="_top" rel="opener" ping="/p" download>x</a>`, { base, siteOrigin }),
    ).toBe(link)
  })

  test('without a base, paths stay on the site, in their tab', () => {
    expect(sanitize('<a href="/notifications">a</a><a href="#b">c</a>')).toBe(
      '<a href="/notifications">a</a><a>c</a>',
    )
  })

  test('a base or a site that is no address is as good as none', () => {
    expect(sanitize('<a href="/a">b</a>', { base: null, siteOrigin: 'example.org' })).toBe(
      '<a href="/a">b</a>',
    )
  })
})
