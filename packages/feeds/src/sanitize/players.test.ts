import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { createSanitizer } from './sanitize.ts'

const sanitize = createSanitizer(new JSDOM('').window)

const base = 'https://blog.example.org/2025/post'

describe('players', () => {
  const dressed = (src: string, title: string, size = '') =>
    `<iframe src="${src}"${size} title="${title}" loading="lazy" allowfullscreen="" referrerpolicy="strict-origin-when-cross-origin"></iframe>`

  test.each([
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', 'YouTube video'],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=10', 'YouTube video'],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'YouTube video'],
    ['https://player.vimeo.com/video/1084537', 'Vimeo video'],
  ])('%s plays', (src, title) => {
    expect(sanitize(`<iframe src="${src}"></iframe>`, { base })).toBe(dressed(src, title))
  })

  test.each([
    ['https://www.youtube.com/embed/a?autoplay=1', 'https://www.youtube.com/embed/a'],
    [
      'https://www.youtube.com/embed/a?start=10&autoplay=1&mute=1',
      'https://www.youtube.com/embed/a?start=10&mute=1',
    ],
    ['https://player.vimeo.com/video/7?background=1&autoplay=1', 'https://player.vimeo.com/video/7'],
  ])('%s does not start by itself', (src, quiet) => {
    expect(sanitize(`<iframe src="${src.replaceAll('&', '&amp;')}"></iframe>`)).toContain(
      `src="${quiet.replaceAll('&', '&amp;')}"`,
    )
  })

  test('a title and a size of their own stay, and nothing else does', () => {
    const src = 'https://www.youtube.com/embed/a'
    const rest =
      'allow="camera" sandbox name="top" onload="x()" srcdoc="&lt;script&gt;x()&lt;/script&gt;" style="top:0"'
    expect(
      sanitize(
        `<iframe src="${src}" width="560" height="100%" title="Our film" ${rest}>text</iframe>`,
      ).replaceAll(' ', ''),
    ).toBe(
      `<iframe src="${src}" width="560" title="Our film" loading="lazy" allowfullscreen="" referrerpolicy="strict-origin-when-cross-origin"></iframe>`.replaceAll(
        ' ',
        '',
      ),
    )
  })

  test('an address without a scheme means https', () => {
    expect(sanitize('<iframe src="//www.youtube.com/embed/a"></iframe>')).toBe(
      dressed('https://www.youtube.com/embed/a', 'YouTube video'),
    )
  })

  test.each([
    'http://www.youtube.com/embed/a',
    'https://www.youtube.com/watch?v=a',
    'https://www.youtube.com/embed/../redirect?q=evil',
    'https://www.youtube.com/embed/%2e%2e/x',
    'https://www.youtube.com.evil.example/embed/a',
    'https://www.youtube.com@evil.example/embed/a',
    'https://user@www.youtube.com/embed/a',
    'https://www.youtube.com:8443/embed/a',
    'https://evil.example/https://www.youtube.com/embed/a',
    'https://vimeo.com/1',
    'https://player.vimeo.com/video/evil',
    '/embed/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'about:blank',
    '',
  ])('%s does not', (src) => {
    expect(sanitize(`<p><iframe src="${src}"></iframe></p>`, { base: 'https://www.youtube.com/' })).toBe(
      '<p></p>',
    )
  })

  test('a frame without an address does not, whatever it brings along', () => {
    expect(sanitize('<iframe srcdoc="<script>x()</script>"></iframe>a')).toBe('a')
  })
})
