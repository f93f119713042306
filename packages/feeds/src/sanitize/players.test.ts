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
    ['https://player.vimeo.com/video/1084537?h=0a1b2c', 'Vimeo video'],
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
    ['http://www.youtube.com/embed/a', 'https://www.youtube.com/embed/a'],
    ['https://youtube.com/embed/a', 'https://www.youtube.com/embed/a'],
    ['youtube.com/embed/a', 'https://www.youtube.com/embed/a'],
    ['https://m.youtube.com/watch?v=a', 'https://www.youtube.com/embed/a'],
    ['https://www.youtube.com/watch?v=a&t=1m30s', 'https://www.youtube.com/embed/a?start=90'],
    [
      'https://www.youtube.com/watch?feature=share&v=a&list=PL-1',
      'https://www.youtube.com/embed/a?list=PL-1',
    ],
    ['https://www.youtube.com/playlist?list=PL-1', 'https://www.youtube.com/embed/videoseries?list=PL-1'],
    ['https://youtu.be/a?si=b&t=42', 'https://www.youtube.com/embed/a?start=42'],
    ['//youtu.be/a', 'https://www.youtube.com/embed/a'],
    ['https://www.youtube.com/shorts/a', 'https://www.youtube.com/embed/a'],
    ['https://www.youtube.com/live/a?feature=share', 'https://www.youtube.com/embed/a'],
    ['http://www.youtube.com/v/a&hl=en_US&fs=1', 'https://www.youtube.com/embed/a'],
    ['http://www.youtube-nocookie.com/v/a', 'https://www.youtube-nocookie.com/embed/a'],
    ['http://player.vimeo.com/video/7', 'https://player.vimeo.com/video/7'],
    ['https://gaming.youtube.com/watch?v=a', 'https://www.youtube.com/embed/a'],
    ['https://www.youtube.com/watch/a', 'https://www.youtube.com/embed/a'],
    [
      'https://www.youtube.com/attribution_link?a=b&u=%2Fwatch%3Fv%3Da%26feature%3Dshare',
      'https://www.youtube.com/embed/a',
    ],
    [
      'https://cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2Fa&url=x',
      'https://www.youtube.com/embed/a',
    ],
    ['/media/oembed?url=https%3A//youtu.be/a&max_width=0', 'https://www.youtube.com/embed/a'],
    ['http://vimeo.com/moogaloop.swf?clip_id=7&server=vimeo.com', 'https://player.vimeo.com/video/7'],
    ['https://vimeo.com/7', 'https://player.vimeo.com/video/7'],
    ['https://vimeo.com/7/0a1b2c', 'https://player.vimeo.com/video/7?h=0a1b2c'],
    ['https://vimeo.com/channels/staffpicks/7', 'https://player.vimeo.com/video/7'],
  ])('%s, as people paste it, plays from %s', (written, src) => {
    const html = sanitize(`<p><iframe src="${written.replaceAll('&', '&amp;')}"></iframe></p>`, { base })
    expect(html).toContain(`<iframe src="${src.replaceAll('&', '&amp;')}"`)
  })

  test.each([
    ['https://www.youtube.com/embed/../redirect?q=evil', 'youtube.com'],
    ['https://www.youtube.com/embed/%2e%2e/x', 'youtube.com'],
    ['https://www.youtube.com.evil.example/embed/a', 'youtube.com.evil.example'],
    ['https://www.youtube.com:8443/embed/a', 'youtube.com'],
    ['https://evil.example/https://www.youtube.com/embed/a', 'evil.example'],
    ['https://player.vimeo.com/video/evil', 'player.vimeo.com'],
    ['https://vimeo.com/about', 'vimeo.com'],
    ['/embed/a', 'blog.example.org'],
    ['https://open.spotify.com/embed/episode/1', 'open.spotify.com'],
  ])('%s does not, and leaves a link', (src, host) => {
    const html = sanitize(`<p><iframe src="${src}"></iframe></p>`, { base })
    expect(html).not.toContain('<iframe')
    expect(html).toContain(`target="_blank" rel="noopener noreferrer">Embedded page (${host})</a></p>`)
  })

  test.each([
    'https://www.youtube.com@evil.example/embed/a',
    'https://user@www.youtube.com/embed/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'about:blank',
    '',
  ])('%s does not, and leaves nothing', (src) => {
    expect(sanitize(`<p><iframe src="${src}"></iframe></p>`, { base })).toBe('<p></p>')
  })

  test.each([
    '<iframe src="https://www.googletagmanager.com/ns.html?id=1" height="0" width="0" style="display:none"></iframe>',
    '<div style="display:none"><iframe src="https://t.example.org/"></iframe></div>',
  ])('what nobody sees leaves no link: %s', (html) => {
    expect(sanitize(html, { base })).not.toContain('<a')
  })

  test.each([
    [
      'a late frame',
      '<iframe data-src="https://www.youtube.com/embed/aqz-KE-bpKQ" src="about:blank"></iframe>',
    ],
    ['another', '<iframe data-lazy-src="//youtu.be/aqz-KE-bpKQ"></iframe>'],
    [
      'Flash',
      '<object data="x.swf"><param name="movie" value="http://www.youtube.com/v/aqz-KE-bpKQ&amp;fs=1"></object>',
    ],
    ['Flash, the other way', '<object><embed src="http://www.youtube.com/v/aqz-KE-bpKQ"></object>'],
    ['an address alone', '<p> https://youtu.be/aqz-KE-bpKQ </p>'],
    [
      'an address alone, linked',
      '<div><a href="https://youtu.be/aqz-KE-bpKQ">https://youtu.be/aqz-KE-bpKQ</a></div>',
    ],
    [
      'what WordPress puts around it',
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/aqz-KE-bpKQ\n</div></figure>',
    ],
    [
      'an element of a script',
      '<lite-youtube videoid="aqz-KE-bpKQ"><a href="https://youtu.be/aqz-KE-bpKQ">Play</a></lite-youtube>',
    ],
    ['AMP', '<amp-youtube data-videoid="aqz-KE-bpKQ"></amp-youtube>'],
    [
      'a lazy box with its noscript',
      '<div class="rll-youtube-player" data-id="aqz-KE-bpKQ"></div><noscript><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe></noscript>',
    ],
    [
      'a frame that waits for consent',
      '<iframe data-cookieblock-src="https://youtu.be/aqz-KE-bpKQ"></iframe>',
    ],
    [
      'another that does',
      '<iframe data-src-cmplz="https://youtu.be/aqz-KE-bpKQ" data-thumb="//i.ytimg.com/a.jpg" src="about:blank"></iframe>',
    ],
    ['an editor’s oembed', '<figure><oembed url="https://youtu.be/aqz-KE-bpKQ"></oembed></figure>'],
    ['an element of another script', '<presto-player src="https://youtu.be/aqz-KE-bpKQ"></presto-player>'],
    [
      'settings',
      `<div data-settings='{"youtube_url":"https:\\/\\/youtu.be\\/aqz-KE-bpKQ","mute":"yes"}'><div></div></div>`,
    ],
    [
      'settings with its id',
      '<div class="youtube-wrap" data-attrs="{&quot;videoId&quot;:&quot;aqz-KE-bpKQ&quot;}"></div>',
    ],
    [
      'HTML in an attribute',
      '<div data-html="&lt;iframe src=&quot;//www.youtube.com/embed/aqz-KE-bpKQ&quot;&gt;&lt;/iframe&gt;"></div>',
    ],
    [
      'a link in a noscript',
      '<div id="lyte"></div><noscript><a href="https://youtu.be/aqz-KE-bpKQ"><img src="https://i.ytimg.com/0.jpg"></a></noscript>',
    ],
    ['a video of YouTube', '<video src="https://www.youtube.com/watch?v=aqz-KE-bpKQ"></video>'],
  ])('%s plays, once', (_, html) => {
    const clean = sanitize(html, { base })
    expect(clean.match(/<iframe src="[^"]*"/g)).toEqual([
      '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"',
    ])
    expect(sanitize(clean, { base })).toBe(clean)
  })

  test('elements of a script for Vimeo play too', () => {
    for (const html of [
      '<amp-vimeo data-videoid="7"></amp-vimeo>',
      '<div class="vimeo-wrap" data-attrs="{&quot;videoId&quot;:&quot;7&quot;}"><div></div></div>',
    ]) {
      expect(sanitize(html)).toContain('<iframe src="https://player.vimeo.com/video/7"')
    }
  })

  test('words with an address stay words', () => {
    const html = '<p>See https://youtu.be/aqz-KE-bpKQ today</p>'
    expect(sanitize(html)).toBe(html)
  })

  test('a frame without an address does not, whatever it brings along', () => {
    expect(sanitize('<iframe srcdoc="<script>x()</script>"></iframe>a')).toBe('a')
  })
})
