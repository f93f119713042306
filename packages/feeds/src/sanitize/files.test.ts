import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { createSanitizer } from './sanitize.ts'

const sanitize = createSanitizer(new JSDOM('').window)

const base = 'https://blog.example.org/2025/post'
const cdn = 'https://cdn.example.org'

test.each([
  [
    '<video src="/a.mp4" autoplay loop muted></video>',
    '<video src="https://blog.example.org/a.mp4" controls="" preload="metadata"></video>',
  ],
  [
    `<video poster="/p.jpg" width="640"><source src="${cdn}/a.m3u8"><source src="${cdn}/a.webm?x=1"></video>`,
    `<video poster="https://blog.example.org/p.jpg" width="640" src="${cdn}/a.webm?x=1" controls="" preload="none"></video>`,
  ],
  [
    `<audio><source src="${cdn}/a.mp3">Your browser has no audio.</audio>`,
    `<audio src="${cdn}/a.mp3" controls="" preload="metadata"></audio>`,
  ],
  [
    `<video data-src="${cdn}/a.mp4"></video>`,
    `<video src="${cdn}/a.mp4" controls="" preload="metadata"></video>`,
  ],
  [`<video src="${cdn}/film"></video>`, `<video src="${cdn}/film" controls="" preload="metadata"></video>`],
  [
    `<iframe src="${cdn}/sermon.mp3"></iframe>`,
    `<audio src="${cdn}/sermon.mp3" controls="" preload="metadata"></audio>`,
  ],
  [
    `<video controls><a href="${cdn}/a.mp4">Load it</a></video>`,
    `<video src="${cdn}/a.mp4" controls="" preload="metadata"></video>`,
  ],
  [
    `<video src="${cdn}/a.mp4" poster="https://img.example.org/spacer.png"></video>`,
    `<video src="${cdn}/a.mp4" controls="" preload="metadata"></video>`,
  ],
  [`<embed src="${cdn}/a.mp4">`, `<video src="${cdn}/a.mp4" controls="" preload="metadata"></video>`],
])('%s plays', (html, clean) => {
  expect(sanitize(html, { base })).toBe(clean)
  expect(sanitize(clean, { base })).toBe(clean)
})

test.each([
  [`<video src="${cdn}/a.m3u8"></video>`, `${cdn}/a.m3u8`, 'Video (cdn.example.org)'],
  [`<audio src="${cdn}/a.wma"></audio>`, `${cdn}/a.wma`, 'Recording (cdn.example.org)'],
  [`<object data="/plan.pdf"></object>`, 'https://blog.example.org/plan.pdf', 'Document (blog.example.org)'],
  [
    '<iframe src="https://maps.example.org/?a=1" title="Our church"></iframe>',
    'https://maps.example.org/?a=1',
    'Our church (maps.example.org)',
  ],
  [
    '<div class="fb-video" data-href="https://www.facebook.com/v/1"></div>',
    'https://www.facebook.com/v/1',
    'Embedded page (facebook.com)',
  ],
  [
    '<div class="fb-post" data-href="https://www.facebook.com/p/1"></div>',
    'https://www.facebook.com/p/1',
    'Embedded page (facebook.com)',
  ],
  [
    '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/1/"><div></div></blockquote>',
    'https://www.instagram.com/p/1/',
    'Embedded page (instagram.com)',
  ],
  [
    '<blockquote cite="https://www.tiktok.com/@a/video/1"><section></section></blockquote>',
    'https://www.tiktok.com/@a/video/1',
    'Embedded page (tiktok.com)',
  ],
  [
    `<noscript>Please turn on scripts. <ol><li><a href="${cdn}/a.mp3">Sermon</a></li></ol></noscript>`,
    `${cdn}/a.mp3`,
    'Sermon',
  ],
])('%s is a link that says what it is', (html, href, text) => {
  expect(sanitize(html, { base })).toBe(
    `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`,
  )
})

test('a file that the page may not play is a link too', () => {
  const plays = (address: string) => address.startsWith('https://films.example.org/')
  expect(sanitize(`<video src="${cdn}/a.mp4"></video>`, { base, plays })).toContain(
    '>Video (cdn.example.org)</a>',
  )
  expect(sanitize('<video src="https://films.example.org/a.mp4"></video>', { base, plays })).toContain(
    '<video',
  )
})
