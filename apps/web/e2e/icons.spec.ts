import sharp from 'sharp'
import { site } from './support/site.ts'
import { expect, test } from './support/test.ts'

type Icon = { src: string; sizes: string; type: string; purpose: string }

/** Type, width and height in px of the image at an address. */
async function load(address: string) {
  const answer = await fetch(address)
  expect(answer.status, address).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { type: answer.headers.get('content-type'), bytes }
}

test('the manifest names the ministry, its pages and its icons', async ({ stack }) => {
  const { type, bytes } = await load(`${stack.url}/manifest.webmanifest`)
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
  for (const { url } of shortcuts) expect((await fetch(stack.url + url)).status, url).toBe(200)
  const icons: Icon[] = [...manifest.icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)]
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const icon of icons) {
    const file = await load(stack.url + icon.src)
    expect(file.type).toBe(icon.type)
    const { width, height } = await sharp(file.bytes).metadata()
    expect(`${width}x${height}`, icon.src).toBe(icon.sizes)
  }
})

test('a phone may cut a circle out of the maskable icon: the mark is inside it', async ({ stack }) => {
  const { bytes } = await load(`${stack.url}/icon-maskable-512.png`)
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

test('home screens of iPhones get an icon without holes, and the short name', async ({ page, stack }) => {
  await page.goto('/movies')
  const href = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  const { bytes } = await load(stack.url + href)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  expect((await sharp(bytes).stats()).isOpaque).toBe(true)
  await expect(page.locator('meta[name=apple-mobile-web-app-title]')).toHaveAttribute(
    'content',
    site.shortName,
  )
})

test('tabs get their icon, whichever of its forms they ask for', async ({ page, stack }) => {
  await page.goto('/')
  for (const link of await page.locator('link[rel=icon], link[rel=mask-icon]').all()) {
    const { type } = await load(stack.url + (await link.getAttribute('href')))
    expect(type).toMatch(/^image\/(x-icon|svg\+xml)/)
  }
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0b0a14')
  const { bytes } = await load(`${stack.url}/favicon.ico`)
  const sizes = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => bytes.readUInt8(6 + 16 * index))
  expect(sizes).toEqual([16, 32, 48])
})
