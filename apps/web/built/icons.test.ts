import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseHead, readDist } from '../e2e/support/dist.ts'
import { site } from '../e2e/support/site.ts'
import { get, load } from './support/serve.ts'

type Icon = { src: string; sizes: string; type: string; purpose: string }

const attribute = (head: Element, selector: string, name: string) =>
  head.querySelector(selector)?.getAttribute(name) ?? ''

test('the manifest names the ministry, its pages and its icons', async () => {
  const { type, bytes } = await load('/manifest.webmanifest')
  expect(type).toMatch(/^application\/manifest\+json/)
  const manifest = JSON.parse(String(bytes))
  expect(manifest).toMatchObject({
    name: site.name,
    short_name: site.shortName,
    start_url: '/',
    display: 'standalone',
    theme_color: '#0b0a14',
    background_color: '#0b0a14',
  })
  const shortcuts: { name: string; url: string; icons: Icon[] }[] = manifest.shortcuts
  expect(shortcuts.map(({ name }) => name)).toEqual(
    site.navigation.filter(({ to }) => to !== '/').map(({ label }) => label),
  )
  for (const { url } of shortcuts) expect((await get(url)).status, url).toBe(200)
  const icons: Icon[] = [...manifest.icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)]
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const icon of icons) {
    const file = await load(icon.src)
    expect(file.type).toBe(icon.type)
    const { width, height } = await sharp(file.bytes).metadata()
    expect(`${width}x${height}`, icon.src).toBe(icon.sizes)
  }
})

test('a phone may cut a circle out of the maskable icon: the mark is inside it', async () => {
  const { bytes } = await load('/icon-maskable-512.png')
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const side = info.width
  let [inside, outside] = [0, 0]
  for (let pixel = 0; pixel < side * side; pixel++) {
    const fromMiddle = Math.hypot((pixel % side) - side / 2, Math.floor(pixel / side) - side / 2)
    const red = data[pixel * info.channels] ?? 0
    if (fromMiddle < 0.4 * side) inside = Math.max(inside, red)
    else outside = Math.max(outside, red)
  }
  // The popcorn is bright; the night and the lamp's glow around it are not.
  expect(inside).toBeGreaterThan(200)
  expect(outside).toBeLessThan(120)
})

test('home screens of iPhones get an icon without holes, and the short name', async () => {
  const head = parseHead(readDist('movies.html'))
  const { bytes } = await load(attribute(head, 'link[rel=apple-touch-icon]', 'href'))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  expect((await sharp(bytes).stats()).isOpaque).toBe(true)
  expect(attribute(head, 'meta[name=apple-mobile-web-app-title]', 'content')).toBe(site.shortName)
})

test('tabs get their icon, whichever of its forms they ask for', async () => {
  const head = parseHead(readDist('index.html'))
  const links = head.querySelectorAll('link[rel=icon], link[rel=mask-icon]')
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) {
    const { type } = await load(link.getAttribute('href') ?? '')
    expect(type).toMatch(/^image\/(x-icon|svg\+xml)/)
  }
  expect(attribute(head, 'meta[name=theme-color]', 'content')).toBe('#0b0a14')
  const { bytes } = await load('/favicon.ico')
  const sizes = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => bytes.readUInt8(6 + 16 * index))
  expect(sizes).toEqual([16, 32, 48])
})
