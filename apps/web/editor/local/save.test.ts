import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folder } from '../../model/folder.ts'
import { collections } from '../config/collections.ts'
import { formsByFile } from '../config/forms.ts'
import { answer, type Request } from './api.ts'
import type { Drafts } from './drafts.ts'

const real = folder.content
const copy = mkdtempSync(join(tmpdir(), 'content-'))
const formOf = formsByFile(collections())

beforeAll(() => {
  cpSync(real, join(copy, 'content'), { recursive: true })
  folder.content = join(copy, 'content')
})
afterAll(() => {
  folder.content = real
  rmSync(copy, { recursive: true })
})

const ask = (action: string, params: Request['params']) =>
  answer({ action, params }, formOf, undefined as unknown as Drafts)

const DAVID = 'apps/web/content/films/david.yaml'
const POSTER = 'apps/web/content/images/posters/new.webp'
const onDisk = (path: string) => join(copy, path.slice('apps/web/'.length))
const text = (path: string) => readFileSync(onDisk(path), 'utf8')

const picture = async (width: number, height: number) => ({
  path: POSTER,
  encoding: 'base64' as const,
  content: (
    await sharp({ create: { width, height, channels: 3, background: '#456' } })
      .webp()
      .toBuffer()
  ).toString('base64'),
})

test('a change is written', async () => {
  const before = text(DAVID)
  const raw = before.replace('2025-12-19', '2026-12-18')
  await ask('persistEntry', { dataFiles: [{ path: DAVID, raw, expected: before }] })
  expect(text(DAVID)).toBe(raw)
})

test('what a change makes worth a look is told, in its own file and in others', async () => {
  const before = text(DAVID)
  const raw = before.replace('address: /david', 'address: /david\nmovedTo: /movies')
  const { warnings } = (await ask('persistEntry', {
    dataFiles: [{ path: DAVID, raw, expected: before }],
  })) as {
    warnings: string[]
  }
  expect(warnings).toEqual([expect.stringMatching(/^Film at the top: is david, which is off the site/)])
  await ask('persistEntry', { dataFiles: [{ path: DAVID, raw: before, expected: raw }] })
})

test.each([
  [/^title: .*\n/m, '', 'Title: is still empty.'],
  [/day: .*\}/, 'day: soon }', 'Dates › In theaters › Day: must be a date such as 2024-03-18.'],
  [/^ticketsUrl: .*/m, 'ticketsUrl: angel', 'Tickets: must be a web address beginning with https://.'],
  [/^address: .*/m, 'address: /movies', 'Address: /movies is the address of another page'],
])('a film with %s as %j is refused, and the file is as it was', async (from, to, message) => {
  const before = text(DAVID)
  const saving = ask('persistEntry', { dataFiles: [{ path: DAVID, raw: before.replace(from, to) }] })
  await expect(saving).rejects.toThrow(message)
  expect(text(DAVID)).toBe(before)
})

test('a poster of the wrong shape is refused with what to do, and is not kept', async () => {
  const before = text(DAVID)
  const raw = before.replace(/^thumbnail: .*/m, 'thumbnail: posters/new.webp')
  const saving = ask('persistEntry', {
    dataFiles: [{ path: DAVID, raw }],
    assets: [await picture(1200, 900)],
  })
  await expect(saving).rejects.toThrow(
    'Poster: posters/new.webp is 1200 × 900 px, not 2:3: crop it to 600 × 900 px.',
  )
  expect(existsSync(onDisk(POSTER))).toBe(false)
  expect(text(DAVID)).toBe(before)
})

test('a picture that another film has is refused under another name, with the name it has', async () => {
  const before = text(DAVID)
  const raw = before.replace(/^thumbnail: .*/m, 'thumbnail: posters/new.webp')
  const content = readFileSync(onDisk('apps/web/content/images/posters/king-of-kings.webp'), 'base64')
  const saving = ask('persistEntry', {
    dataFiles: [{ path: DAVID, raw }],
    assets: [{ path: POSTER, encoding: 'base64', content }],
  })
  await expect(saving).rejects.toThrow(
    'Poster: posters/new.webp is the same picture as posters/king-of-kings.webp: use that one here too.',
  )
  expect(existsSync(onDisk(POSTER))).toBe(false)
  expect(text(DAVID)).toBe(before)
})

test('a poster of the right shape is taken', async () => {
  const raw = text(DAVID).replace(/^thumbnail: .*/m, 'thumbnail: posters/new.webp')
  await ask('persistEntry', { dataFiles: [{ path: DAVID, raw }], assets: [await picture(800, 1200)] })
  expect(existsSync(onDisk(POSTER))).toBe(true)
})

test('a name in any writing is taken; one that is only an ending says what is missing', async () => {
  const poster = await picture(800, 1200)
  for (const name of ['포스터.webp', 'постер.webp', 'E\u0301glise.webp']) {
    const path = POSTER.replace('new.webp', name)
    await ask('persistMedia', { asset: { ...poster, path } })
    expect(existsSync(onDisk(path))).toBe(true)
    rmSync(onDisk(path))
  }
  const nameless = { ...poster, path: POSTER.replace('new.webp', '.webp') }
  await expect(ask('persistMedia', { asset: nameless })).rejects.toThrow(
    '.webp has no name before the period: rename the file.',
  )
})

test('files that nobody put there on purpose keep no picture from the list', async () => {
  const folder = 'apps/web/content/images'
  const names = async () =>
    ((await ask('getMedia', { mediaFolder: folder })) as { name: string }[]).map(({ name }) => name)
  const before = await names()
  const strange = ['.DS_Store', 'Thumbs.db', 'IMG_1.heic', '🎬.webp', 'a#b.webp']
  const fine = ['포스터.webp', 'e\u0301glise.jpg', 'poster (1).webp']
  for (const name of [...strange, ...fine]) writeFileSync(onDisk(`${folder}/posters/${name}`), 'x')
  expect((await names()).sort()).toEqual([...before, ...fine].sort())
  for (const name of [...strange, ...fine]) rmSync(onDisk(`${folder}/posters/${name}`))
})

test('a save upon a text that is not there any more is refused', async () => {
  const saving = ask('persistEntry', {
    dataFiles: [{ path: DAVID, raw: text(DAVID), expected: 'title: Old\n' }],
  })
  await expect(saving).rejects.toMatchObject({ status: 409 })
})

test('a mistake that others have left elsewhere keeps nobody from saving', async () => {
  const other = onDisk('apps/web/content/films/king-of-kings.yaml')
  const good = readFileSync(other, 'utf8')
  writeFileSync(other, good.replace(/^title: .*\n/m, ''))
  await ask('persistEntry', {
    dataFiles: [{ path: DAVID, raw: text(DAVID).replace('rating: PG', 'rating: G') }],
  })
  writeFileSync(other, good)
  expect(text(DAVID)).toContain('rating: G')
})

test('a drawing with a program in it is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>'
  const asset = { path: 'apps/web/content/images/a.SVG', encoding: 'base64' as const, content: btoa(svg) }
  await expect(ask('persistMedia', { asset })).rejects.toThrow('contains more than a drawing (script)')
})

test.each([
  'package.json',
  'apps/web/package.json',
  'apps/web/content/../../package.json',
  'apps/web/content/schemas/films.ts',
  'apps/web/content/images/a.html',
  '/etc/passwd',
])('%s is out of reach', async (path) => {
  await expect(ask('getEntry', { path })).rejects.toThrow()
  await expect(ask('persistEntry', { dataFiles: [{ path, raw: 'title: A\n' }] })).rejects.toThrow()
  await expect(ask('persistMedia', { asset: { path, content: '', encoding: 'base64' } })).rejects.toThrow()
  await expect(ask('deleteFiles', { paths: [path] })).rejects.toThrow()
})

test('what the site needs is not deleted, and staff are told why', async () => {
  const featured = 'apps/web/content/reviews/sound-of-freedom-review.yaml'
  await expect(ask('deleteFiles', { paths: [featured] })).rejects.toThrow('content/pages/reviews.yaml')
  expect(existsSync(onDisk(featured))).toBe(true)
})

test('if one of several can’t be deleted, none is', async () => {
  const site = 'apps/web/content/site.yaml'
  const before = text(site)
  for (const second of ['apps/web/content/films', 'apps/web/content/films/none.yaml']) {
    await expect(ask('deleteFiles', { paths: [site, second] })).rejects.toThrow()
    expect(text(site)).toBe(before)
  }
})

test('a symbolic link is neither read nor written through', async () => {
  const outside = join(copy, 'outside')
  mkdirSync(outside)
  const kept = join(outside, 'kept.webp')
  writeFileSync(kept, 'kept')
  const images = onDisk('apps/web/content/images')
  symlinkSync(outside, join(images, 'linked'))
  symlinkSync(kept, join(images, 'link.webp'))
  for (const name of ['linked/kept.webp', 'linked/new.webp', 'link.webp']) {
    const path = `apps/web/content/images/${name}`
    const asset = { path, content: btoa('changed'), encoding: 'base64' as const }
    await expect(ask('persistMedia', { asset }), name).rejects.toThrow('symbolic link')
    await expect(ask('getMediaFile', { path }), name).rejects.toThrow('symbolic link')
    await expect(ask('deleteFiles', { paths: [path] }), name).rejects.toThrow('symbolic link')
  }
  expect(readFileSync(kept, 'utf8')).toBe('kept')
  expect(readdirSync(outside)).toEqual(['kept.webp'])
  rmSync(join(images, 'linked'))
  rmSync(join(images, 'link.webp'))
})

test('what nothing needs is deleted', async () => {
  const film = 'apps/web/content/films/a-cowgirls-song.yaml'
  await ask('deleteFiles', { paths: [film] })
  expect(existsSync(onDisk(film))).toBe(false)
})
