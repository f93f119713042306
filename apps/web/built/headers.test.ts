import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dist, readDist } from '../e2e/support/dist.ts'
import { paths } from '../e2e/support/paths.ts'
import { get } from './support/serve.ts'

/** The rule of `_headers` for every path. */
const everywhere = (readDist('_headers').split('\n\n')[0] ?? '')
  .split('\n')
  .slice(1)
  .map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) ?? [])

test('the policy lets no inline script in, no eval, and no markup from strings', () => {
  const policy = Object.fromEntries(everywhere)['Content-Security-Policy'] ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')+$/)
  // The theme script and the start script, the same in every page.
  expect(scripts.match(/sha256/g)).toHaveLength(2)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
})

test('every page comes with exactly the headers of the file', async () => {
  expect(everywhere.length).toBeGreaterThanOrEqual(5)
  for (const path of paths) {
    const { headers } = await get(path)
    for (const [name = '', value] of everywhere) expect(headers.get(name), `${name} of ${path}`).toBe(value)
  }
})

test('so do files, and answers that something is missing', async () => {
  for (const path of ['/sw.js', '/robots.txt', '/assets/gone.js', '/icon.svg']) {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
  }
  expect((await get('/_headers')).status).toBe(404)
  expect((await get('/assets/gone.js')).headers.get('cache-control')).toBe('no-cache')
})

test('drawings are where their policy is', async () => {
  expect(
    globSync('{admin,assets,embed}/**/*.svg', { cwd: dist }).filter(
      (file) => !file.startsWith('assets/drawings/'),
    ),
  ).toEqual([])
  const [drawing = ''] = globSync('assets/drawings/*.svg', { cwd: dist })
  const { headers } = await get(`/${drawing}`)
  expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'; [^,]*$/)
  expect(headers.get('cache-control')).toContain('immutable')
})

test('the page for staff is for nobody else: no search engine, no cache, no frame', async () => {
  const { status, headers } = await get('/admin/numbers')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(readDist('sitemap.xml')).not.toContain('/admin')
})
