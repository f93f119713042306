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

  const url = 'https://img.example.org'
  const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  test.each([
    ['data-src', `<img data-src="${url}/a.jpg">`],
    ['data-src with a placeholder', `<img src="${blank}" data-src="${url}/a.jpg">`],
    ['data-lazy-src', `<img src="/wp-content/plugins/lazy/blank.gif" data-lazy-src="${url}/a.jpg">`],
    ['data-original', `<img src="${url}/loading.svg" data-original="${url}/a.jpg">`],
    ['NitroPack', `<img nitro-lazy-src="${url}/a.jpg" src="${blank}">`],
    [
      'a noscript beside it',
      `<img class="lazyload" src="${blank}" data-src="${url}/a.jpg"><noscript><img src="${url}/a.jpg"></noscript>`,
    ],
    [
      'a noscript before it',
      `<noscript><img src="${url}/a-300x200.jpg"></noscript><img src="${blank}" data-src="${url}/a.jpg">`,
    ],
    [
      'only a noscript',
      `<img class="lazy" src="${url}/loading.png"><noscript><img src="${url}/a.jpg"></noscript>`,
    ],
    [
      'a picture that fades in',
      `<div><img src="${blank}" style="opacity:0"><noscript><img src="${url}/a.jpg" style="opacity:1"></noscript></div>`,
    ],
    ['only srcset', `<img srcset="${url}/s.jpg 300w, ${url}/a.jpg 1200w, ${url}/xl.jpg 4000w">`],
    ['srcset without spaces', `<img srcset="${url}/s.jpg 1x,${url}/a.jpg 2x">`],
    ['data-srcset', `<img src="${url}/tiny.jpg" data-srcset="${url}/s.jpg 300w, ${url}/a.jpg 900w">`],
    ['only large ones', `<img srcset="${url}/xl.jpg 4000w, ${url}/a.jpg 2400w">`],
    ['picture', `<picture><source srcset="${url}/a.jpg" type="image/webp"><img></picture>`],
    ['picture without img', `<picture><source data-srcset="${url}/a.jpg 800w"></picture>`],
    [
      'picture whose img has an address',
      `<picture><source srcset="${url}/b.avif"><img src="${url}/a.jpg"></picture>`,
    ],
    [
      'a script that hides it',
      `<img data-cfsrc="${url}/a.jpg" style="display:none;visibility:hidden;"><noscript><img src="${url}/a.jpg"></noscript>`,
    ],
    [
      'the same without a noscript',
      `<img data-cfsrc="${url}/a.jpg" style="display:none;visibility:hidden;">`,
    ],
    [
      'a tiny one before it, in a style of its own',
      `<img class="progressiveMedia-thumbnail" src="${url}/freeze/max/60/a.jpg?q=20"><noscript><img src="${url}/a.jpg"></noscript>`,
    ],
    ['a background', `<div style="background: #fff url('${url}/a.jpg') center/cover; height:300px"></div>`],
    ['a late background', `<div class="rocket-lazyload" data-bg="url(${url}/a.jpg)"></div>`],
    ['another', `<div class="lozad" data-background-image="${url}/a.jpg"><span></span></div>`],
    ['AMP', `<amp-img src="${url}/a.jpg"></amp-img>`],
    ["Shopify's width", `<img data-src="${url}/a.jpg" data-widths="[180,360]">`],
  ])('%s: shown, once', (_, html) => {
    const clean = sanitize(html, { base })
    expect(clean.match(/<img src="[^"]*"/g)?.map((tag) => tag.replace('-300x200', ''))).toEqual([
      `<img src="${url}/a.jpg"`,
    ])
    expect(sanitize(clean, { base })).toBe(clean)
  })

  test('an address in a srcset may have commas', () => {
    const address = 'https://cdn.example.org/fetch/w_848,c_limit/https%3A%2F%2Fa.jpg'
    expect(sanitize(`<img srcset="${address.replace('848', '424')} 424w, ${address} 848w">`)).toContain(
      `"${address}"`,
    )
  })

  test('a picture that cannot be shown becomes a link to it in the post', () => {
    expect(sanitize('<p><img src="data:image/png;base64,AAAA" alt="A boat"></p>', { base })).toBe(
      `<p><a href="${base}" target="_blank" rel="noopener noreferrer">Picture: A boat</a></p>`,
    )
    expect(sanitize(`<img src="data:image/png;base64,${'A'.repeat(9000)}">`, { base })).toContain(
      '>Picture</a>',
    )
    expect(sanitize('<a href="/x"><img src="blob:x" alt="A boat"></a>')).toBe(
      '<a href="/x"><span>Picture: A boat</span></a>',
    )
    expect(
      sanitize('<img src="https://t.example.org/p.gif" width="1" height="1" alt="pixel">', { base }),
    ).toBe('')
  })

  test.each([
    ['<img class="wp-smiley" alt="🙂" src="https://s.w.org/images/core/emoji/15/72x72/1f642.png">', '🙂'],
    [
      '<img class="emoji" alt="" src="https://s.w.org/images/core/emoji/15/svg/1f468-200d-1f469.svg">',
      '👨‍👩',
    ],
    ['<img class="wp-smiley" alt=":)" src="/wp-includes/images/smilies/icon_smile.gif">', ':)'],
    [
      '<img alt="🙏🏽" width="16" src="https://static.xx.fbcdn.net/images/emoji.php/v9/t1/2/16/1f64f.png">',
      '🙏🏽',
    ],
    ['<img data-emoji="❤️" src="https://fonts.gstatic.com/s/e/notoemoji/16/2764.png" alt="">', '❤️'],
    ['<img src="https://twemoji.example.org/emoji/1f1fa-1f1f8.png">', '🇺🇸'],
  ])('an emoji stands in its sentence: %s', (html, text) => {
    expect(sanitize(`<p>Glad ${html} to come</p>`, { base })).toBe(`<p>Glad ${text} to come</p>`)
  })

  test.each([
    ['with words', `<div style="background:url(${url}/a.jpg)">Words</div>`],
    ['of a single pixel', `<div style="background:url(${url}/a.jpg);width:1px;height:1px"></div>`],
    ['that nobody sees', `<div style="background:url(${url}/a.jpg);display:none"></div>`],
    ['in the page itself', '<div style="background-image:url(data:image/gif;base64,AAAA)"></div>'],
  ])('the background of an element %s is none', (_, html) => {
    expect(sanitize(html, { base })).not.toContain('<img')
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
