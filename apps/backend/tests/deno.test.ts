import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFunctions, serveFunction } from './helpers/deno.ts'

const functionsDir = join(import.meta.dirname, '../supabase/functions')
const names = (await readdir(functionsDir)).filter((name) => !name.startsWith('_'))
const ALLOWED_ORIGINS = 'https://www.example.org'

test('every function passes the checks of Deno', async () => {
  expect(names).toEqual([
    'cms-auth',
    'count',
    'health',
    'mailchimp-subscribe',
    'mailchimp-sync',
    'mailchimp-webhook',
    'numbers',
    'oembed',
    'rss-proxy',
    'text-replies',
  ])
  const { code, output } = await checkFunctions(names)
  expect(code, output).toBe(0)
})

test.each(names)('%s deploys with the versions that are tested here', async (name) => {
  const { imports } = JSON.parse(await readFile(join(functionsDir, name, 'deno.json'), 'utf8'))
  for (const [specifier, target] of Object.entries(imports)) {
    const entry = createRequire(import.meta.url).resolve(specifier)
    const root =
      entry.slice(0, entry.lastIndexOf(join('node_modules', specifier))) + join('node_modules', specifier)
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    expect(target).toBe(`npm:${specifier}@${version}`)
  }
})

test('a function without its settings says which one is missing', async () => {
  await expect(serveFunction('rss-proxy', { ALLOWED_ORIGINS })).rejects.toThrow(
    'RSS_PROXY_ALLOW is not set: set it, for example RSS_PROXY_ALLOW=https://blog.example.org/feed',
  )
})
