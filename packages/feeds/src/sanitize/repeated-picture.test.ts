import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { createSanitizer } from './sanitize.ts'

const sanitize = createSanitizer(new JSDOM('').window)
const picture = 'https://img.example.org/2025/stones.jpg'
const img = (src: string) => `<img src="${src}" alt="">`
const after = (html: string, shown = picture) =>
  sanitize(html, { picture: shown, base: 'https://blog.example.org/' })

test.each([
  ['the same address', picture, picture],
  [
    'WordPress',
    'https://img.example.org/2025/stones.jpg',
    'https://img.example.org/2025/stones-1024x576.jpg',
  ],
  ['WordPress.com', `${picture}?w=640`, `${picture}?w=1200`],
  [
    'Ghost',
    'https://g.example.org/content/images/a.jpg',
    'https://g.example.org/content/images/size/w1000/a.jpg',
  ],
  [
    'Medium',
    'https://cdn-images-1.medium.com/max/1024/1*a.jpeg',
    'https://cdn-images-1.medium.com/max/600/1*a.jpeg',
  ],
  ['Blogger', 'https://1.bp.blogspot.com/-a/s1600/b.jpg', 'https://1.bp.blogspot.com/-a/s72-c/b.jpg'],
  [
    'Google',
    'https://blogger.googleusercontent.com/img/a=s1600',
    'https://blogger.googleusercontent.com/img/a=w640-h360',
  ],
  ['the other scheme', picture.replace('https', 'http'), picture],
])('the picture above is not shown again: %s', (_, shown, again) => {
  expect(after(`<figure><a href="/a">${img(again)}</a></figure><p>Words.</p>`, shown)).toBe('<p>Words.</p>')
})

test.each([
  ['another picture', `${img('https://img.example.org/other.jpg')}<p>Words.</p>`],
  ['a second picture', `${img('https://img.example.org/other.jpg')}<p>Words.</p>${img(picture)}`],
  ['a picture far into the text', `<p>${'Words. '.repeat(60)}</p>${img(picture)}`],
])('%s stays', (_, html) => {
  const count = (text: string) => text.split('<img').length
  expect(count(after(html))).toBe(count(html))
})

test('a caption stays, and so does what stands beside the picture', () => {
  expect(after(`<figure>${img(picture)}<figcaption>Photo: Ruth</figcaption></figure>`)).toBe(
    '<figure><figcaption>Photo: Ruth</figcaption></figure>',
  )
  expect(after(`<p>${img(picture)}${img('https://img.example.org/b.jpg')}</p>`)).toContain('/b.jpg')
})

test('only one is taken: a picture that a post shows twice is shown once more', () => {
  expect(after(img(picture) + img(picture))).toContain('<img')
})
