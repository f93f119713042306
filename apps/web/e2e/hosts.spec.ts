import { execFileSync } from 'node:child_process'
import { startNginx } from '../../../scripts/rehearse/nginx.ts'
import { freePort } from './support/free-port.ts'
import { paths } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Addresses that hosts like to answer in ways of their own. */
const odd = [
  '/movies/',
  '/blog/',
  '/blog/no-such-post',
  '/no/such/folder',
  '/assets/gone.js',
  '/icon.svg',
  '/sw.js',
  '/_headers',
  '/_headers.nginx',
  '/reviews/feed.xml',
  '/reviews/feed.json',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
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

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test('nginx answers as the embedded stack does', async ({ stack }) => {
  test.skip(!hasNginx(), 'nginx is not installed here: apt-get install nginx')
  const nginx = await startNginx({ port: await freePort(), content: stack.url })
  try {
    for (const path of [...paths, ...odd]) {
      const [own, other] = await Promise.all([answer(stack.url + path), answer(nginx.url + path)])
      expect(other, path).toEqual(own)
    }
  } finally {
    await nginx.stop()
  }
})

async function answer(address: string) {
  const response = await fetch(address, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } })
  return {
    status: response.status,
    headers: Object.fromEntries(decided.map((name) => [name, response.headers.get(name)])),
    text: await response.text(),
  }
}
