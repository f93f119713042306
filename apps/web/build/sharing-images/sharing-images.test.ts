import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeSharingImages } from './sharing-images.ts'

// An image takes a tenth of a second on an idle machine, and much longer on a busy one.
vi.setConfig({ testTimeout: 30_000 })

let folder: string
let options: Parameters<typeof makeSharingImages>[1]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sharing-'))
  options = {
    client: `${folder}/dist`,
    cache: `${folder}/cache`,
    site: { name: 'Two Pastors', sharingPicture: 'blog/two-pastors.webp' },
  }
  await mkdir(`${options.client}/assets`, { recursive: true })
  const red = { width: 960, height: 540, channels: 3, background: '#702020' } as const
  await writeFile(`${options.client}/assets/drama.webp`, await sharp({ create: red }).webp().toBuffer())
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const post = (title: string, picture?: string) => ({
  title,
  picture,
  fallbackPicture: '/assets/drama.webp',
  image: `/og/blog/${title}.jpg`,
})
const made = (title: string) => readFile(`${options.client}/og/blog/${title}.jpg`)

test('pictures out of reach, broken or of another kind: their category’s is shown, and it is said once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (String(address).includes('gone')) return new Response('', { status: 404 })
    if (String(address).includes('drawing')) return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>')
    return new Response('no picture')
  })
  const own = await makeSharingImages([post('A', '/assets/drama.webp')], options).then(() => made('A'))
  for (const name of ['gone', 'drawing', 'broken']) {
    await makeSharingImages([post('A', `https://blog.example/${name}.jpg`)], options)
    expect((await made('A')).equals(own), name).toBe(true)
  }
  expect(warn).toHaveBeenCalledTimes(3)
  expect(warn.mock.calls[0]?.[0]).toContain('https://blog.example/gone.jpg: the answer was 404')
})

test('a picture may have a name in any writing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const blue = { width: 960, height: 540, channels: 3, background: '#202070' } as const
  await writeFile(
    `${options.client}/assets/e\u0301glise-1.webp`,
    await sharp({ create: blue }).webp().toBuffer(),
  )
  await makeSharingImages([post('A', '/assets/e%CC%81glise-1.webp'), post('B')], options)
  expect(warn).not.toHaveBeenCalled()
  expect((await made('A')).equals(await made('B'))).toBe(false)
})

test('a page without a picture gets a scene, a title that cannot be set the name of the site', async () => {
  await makeSharingImages(
    [
      { title: 'Two Pastors', image: '/og/blog/a.jpg' },
      { title: '映画', image: '/og/blog/b.jpg' },
    ],
    options,
  )
  expect((await made('a')).equals(await made('b'))).toBe(true)
})

test('the next build takes what has not changed from its cache, and forgets the rest', async () => {
  await makeSharingImages([post('A'), post('B')], options)
  const before = await readdir(options.cache)
  for (const file of before) await writeFile(`${options.cache}/${file}`, 'kept')
  await makeSharingImages([post('A'), post('C')], options)
  expect(String(await made('A'))).toBe('kept')
  expect((await made('C')).length).toBeGreaterThan(1000)
  const after = await readdir(options.cache)
  expect(after).toHaveLength(2)
  expect(before.filter((file) => after.includes(file))).toHaveLength(1)
})
