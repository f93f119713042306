import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { createSanitizer } from './sanitize.ts'

const sanitize = createSanitizer(new JSDOM('').window)

const base = 'https://blog.example.org/2025/post'

describe('pictures', () => {
  const LATE = ' loading="lazy" decoding="async"'

  test.each([
    [
      'src="https://img.example.org/a.jpg" alt="A boat"',
      `<img src="https://img.example.org/a.jpg" alt="A boat"${LATE}>`,
    ],
    ['src="/a.jpg"', `<img src="https://blog.example.org/a.jpg" alt=""${LATE}>`],
    ['src="//img.example.org/a.jpg"', `<img src="https://img.example.org/a.jpg" alt=""${LATE}>`],
    [
      'src="/a.jpg" loading="eager" srcset="/b.jpg 2x" fetchpriority="high"',
      `<img src="https://blog.example.org/a.jpg" alt=""${LATE}>`,
    ],
    [
      'src="/a.jpg" width="800" height="450px"',
      `<img src="https://blog.example.org/a.jpg" width="800" height="450" alt=""${LATE}>`,
    ],
    ['src="/a.jpg" width="100%" height="auto"', `<img src="https://blog.example.org/a.jpg" alt=""${LATE}>`],
    ['src="https://t.example.org/p.gif" width="1" height="600"', ''],
    ['src="https://t.example.org/p.gif" height="1"', ''],
    ['src="https://t.example.org/p.gif" style="display:none"', ''],
    ['src="https://t.example.org/p.gif" style="width:90px; visibility : hidden"', ''],
    ['src="https://t.example.org/p.gif" style="opacity:0;"', ''],
    ['src="https://t.example.org/p.gif" hidden', ''],
    ['src="/a.jpg" style="opacity:0.5"', `<img src="https://blog.example.org/a.jpg" alt=""${LATE}>`],
    ['src="/a.jpg" style="max-width:1px"', `<img src="https://blog.example.org/a.jpg" alt=""${LATE}>`],
    ['src="https://t.example.org/p.gif" width="1" height="1"', ''],
    ['src="https://t.example.org/p.gif" width=1px height=0', ''],
    ['src="https://t.example.org/p.gif" style="border:0; width: 1px !important; height:1px"', ''],
    ['src="data:image/png;base64,AAAA"', ''],
    ['src="DATA:image/svg+xml,&lt;svg onload=alert(1)&gt;"', ''],
    ['src="blob:https://blog.example.org/1"', ''],
    ['src="javascript:alert(1)"', ''],
    ['alt="nothing"', ''],
  ])('%s', (attributes, image) => {
    expect(sanitize(`<img ${attributes}>`, { base })).toBe(image)
  })

  test('those in a hidden element without words go with it', () => {
    const pixel = '<img src="https://t.example.org/p.gif" alt="">'
    expect(sanitize(`<div style="display:none"><p>${pixel}</p></div>`)).not.toContain('img')
    expect(sanitize(`<div hidden>${pixel}</div>`)).not.toContain('img')
    expect(sanitize(`<div style="display:none">More ${pixel}</div>`)).toContain('img')
  })

  test('protocol-relative ones are fetched over https even for a post on http', () => {
    expect(
      sanitize('<img src="//img.example.org/a.jpg" alt="">', { base: 'http://blog.example.org/' }),
    ).toContain('src="https://img.example.org/a.jpg"')
  })

  test('root-relative ones stay so without a base', () => {
    expect(sanitize('<img src="/media/a.avif" alt="">')).toContain('src="/media/a.avif"')
  })
})
