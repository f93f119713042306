import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSite } from '../site-check/check-site.ts'

const run = promisify(execFile)
const web = resolve(import.meta.dirname, '../..')
const answers = {
  '--name': 'Harbor Light Films',
  '--email': 'hello@harborlight.example',
  '--color': '#7fd1ff',
  '--phone': '',
  '--feeds': '',
  '--blog': 'no',
  '--film': 'The Long Way Home',
}

let folder: string
let dist: string
beforeAll(async () => {
  const base = await mkdtemp(join(tmpdir(), 'new-site-'))
  folder = join(base, 'content')
  dist = join(base, 'dist')
  const main = join(import.meta.dirname, 'main.ts')
  await run(process.execPath, [main, folder, ...Object.entries(answers).flat()])
  await run(process.execPath, ['build/build.ts'], {
    cwd: web,
    env: { ...process.env, CONTENT_DIR: folder, DIST_DIR: dist },
  })
}, 300_000)
afterAll(() => rm(resolve(folder, '..'), { recursive: true, force: true }))

test('the content of a new site has no mistake', async () => {
  const env = { ...process.env, CONTENT_DIR: folder }
  const { stdout } = await run(process.execPath, ['tools/content-check/main.ts'], { cwd: web, env })
  expect(stdout).toMatch(/: 0 errors/)
})

test('every page of it is whole: one film, no series, podcasts, sponsors, blog, reviews or phone', () => {
  const { pages, problems } = checkSite(dist)
  expect(problems).toEqual([])
  expect(pages).toBeGreaterThan(7)
  const home = readFileSync(`${dist}/index.html`, 'utf8')
  expect(home).toContain('The Long Way Home')
  expect(home).not.toMatch(/href="tel:/)
  // There is no trailer yet.
  expect(home).not.toContain('background trailer')
  // Its film has no date yet.
  expect(readFileSync(`${dist}/plan.html`, 'utf8')).toContain('There Is No Film to Plan For Yet')
  expect(home).toContain('--tp-accent:#7fd1ff')
  expect(home).toContain('--dusk-glow:color-mix(in oklab,#7fd1ff')
})

test.each([
  ['the offline page', 'sw.js'],
  ['a video on another site', 'embed/watch/404.html'],
  ['what other sites embed', 'embed/v1.js'],
])('%s has its color', (_, file) => {
  expect(readFileSync(`${dist}/${file}`, 'utf8')).toContain('#7fd1ff')
})

test('nothing in it names another ministry', async () => {
  const words = /two[ -]pastors(?!\/)|\bDavid\b|King of Kings|Mercy Ships|4Pastors|010-0199/i
  const files = globSync('**/*.{html,js,json,xml,txt,css,svg,webmanifest}', { cwd: dist })
  expect(files.length).toBeGreaterThan(40)
  const named = []
  for (const file of files) if (words.test(await readFile(`${dist}/${file}`, 'utf8'))) named.push(file)
  expect(named).toEqual([])
})

test('a folder that holds something is left as it is, and the message says so', async () => {
  await cp(join(import.meta.dirname, 'main.ts'), join(dist, 'kept.txt'))
  const main = join(import.meta.dirname, 'main.ts')
  await expect(run(process.execPath, [main, dist, ...Object.entries(answers).flat()])).rejects.toThrow(
    /is not empty/,
  )
})
