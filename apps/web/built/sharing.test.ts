import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pageFiles as files, parseHead, readDist } from '../e2e/support/dist.ts'
import { load } from './support/serve.ts'

/** What a link preview service reads of a page: its HTML, without scripts. */
function tagsOf(file: string) {
  const head = parseHead(readDist(file))
  return (name: string) => {
    const found = head.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)
    expect(found, `${name} of ${file}`).toHaveLength(1)
    return found[0]?.getAttribute('content') ?? ''
  }
}

test('there are pages to look at', () => {
  expect(files.length).toBeGreaterThan(40)
})

test('every page names an image of its own: a JPEG of 1200 by 630 pixels that answers', async () => {
  const images = new Map<string, string>()
  for (const file of files) {
    const tag = tagsOf(file)
    const { origin, pathname } = new URL(tag('og:image'))
    expect(origin, file).toBe(new URL(tag('og:url')).origin)
    const { type, bytes } = await load(pathname)
    expect(type).toBe('image/jpeg')
    expect(bytes.length, pathname).toBeLessThan(150 * 1024)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    images.set(bytes.toString('base64'), file)
  }
  expect(images.size, 'different images').toBe(files.length)
})

test('the tags tell what the image is and says, to every kind of service', () => {
  for (const file of files) {
    const tag = tagsOf(file)
    expect(tag('og:image:alt')).toContain(tag('og:title'))
    expect(tag('og:image:type')).toBe('image/jpeg')
    expect(tag('og:image:width')).toBe('1200')
    expect(tag('og:image:height')).toBe('630')
    expect(tag('twitter:card')).toBe('summary_large_image')
    expect(tag('twitter:image')).toBe(tag('og:image'))
    expect(tag('twitter:image:alt')).toBe(tag('og:image:alt'))
  }
})

test('a shared link is shown as what it is: its title, its type, its own address', () => {
  const types: [RegExp, string][] = [
    [/^(david|david-pastors|king-of-kings|a-cowgirls-song|the-luckiest-man-on-earth)\.html$/, 'video.movie'],
    [/^mercy-ships\.html$/, 'video.tv_show'],
    [/^(reviews|blog)\//, 'article'],
    [/^watch\//, 'video.other'],
  ]
  const videos = files.filter((file) => file.startsWith('watch/'))
  expect(videos.length).toBeGreaterThan(60)
  for (const file of files) {
    const tag = tagsOf(file)
    const type = types.find(([pattern]) => pattern.test(file))?.[1] ?? 'website'
    expect(tag('og:type'), file).toBe(type)
    expect(new URL(tag('og:url')).pathname).toBe(
      file === 'index.html' ? '/' : `/${file.replace('.html', '')}`,
    )
    const title = parseHead(readDist(file)).ownerDocument.title
    if (file !== 'index.html') expect(title.startsWith(`${tag('og:title')} | `), file).toBe(true)
  }
})

test('an address that leads to nothing shares no image', () => {
  expect(readDist('404.html')).not.toContain('og:image')
})
