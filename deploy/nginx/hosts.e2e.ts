import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { freePort } from '@two-pastors/backend/free-port'
import { root } from '@two-pastors/tooling/run'
import { startStack } from '@two-pastors/web/stack'
import { expect, test } from 'vitest'
import { assemble } from '../server/assemble.ts'
import { activate } from '../server/testing.ts'
import { hasNginx, startNginx } from './start-nginx.ts'

/** Addresses that hosts like to answer in ways of their own. */
const odd = [
  '/movies/',
  '/blog/',
  '/blog/no-such-post',
  '/watch/',
  '/watch/no-such-video',
  '/embed/watch/grace-in-the-cold',
  '/embed/watch/no-such-video',
  '/embed/watch/no-such-video.json',
  '/embed.js',
  '/embed/v1.js',
  '/reviews/family-guide.json',
  '/no/such/folder',
  '/assets/gone.js',
  '/icon.svg',
  '/sw.js',
  '/_headers',
  '/_headers.nginx',
  '/reviews/feed.xml',
  '/reviews/feed.json',
  '/podcasts/sharing-movies-worthy/feed.xml',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/build.json',
  '/calendar/david.ics',
]
/** What a host decides. */
const decided = [
  'content-type',
  'content-encoding',
  'cache-control',
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
]

/** Every page of the build, and one for each kind of address that has none. */
const pages = [
  ...readFileSync(`${root}apps/web/dist/sitemap.xml`, 'utf8').matchAll(
    /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g,
  ),
].map(([, path = '']) => path)

test.skipIf(!hasNginx())('nginx answers as the embedded stack does', async () => {
  expect(pages.length).toBeGreaterThan(20)
  const folder = mkdtempSync(`${tmpdir()}/hosts-`)
  const stack = await startStack({ PORT: String(await freePort()), DATA_DIR: `${folder}/data` })
  await assemble({ to: `${folder}/releases/r1`, functions: false })
  await activate(folder, 'r1')
  const nginx = await startNginx({ port: await freePort(), base: folder, content: stack.url })
  try {
    for (const path of [...pages, ...odd]) {
      const [own, other] = await Promise.all([answer(stack.url + path), answer(nginx.url + path)])
      expect(other, path).toEqual(own)
    }
  } finally {
    await nginx.stop()
    await stack.stop()
    rmSync(folder, { recursive: true })
  }
})

async function answer(address: string) {
  const response = await fetch(address, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } })
  return {
    status: response.status,
    headers: Object.fromEntries(decided.map((name) => [name, response.headers.get(name)])),
    // What is missing is nobody's to read.
    forAll: response.ok && response.headers.get('access-control-allow-origin'),
    text: await response.text(),
  }
}
