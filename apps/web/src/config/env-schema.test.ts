import { expect, test } from 'vitest'
import { parseEnv } from './env-schema.ts'

test('with nothing set, the site uses the embedded stack on its own origin', () => {
  expect(parseEnv({})).toEqual({
    VITE_FEED_HOST: '',
    VITE_MEDIA_HOSTS: '',
    VITE_BLOG_FEED_URL: '/sample/blog.xml',
    VITE_RSS_PROXY_URL: '/functions/v1/rss-proxy?url=',
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_ANON_KEY: 'local-anon-key',
    VITE_SITE_URL: 'http://localhost:4173',
    VITE_TURNSTILE_SITE_KEY: '',
    VITE_CMS_REPOSITORY: '',
    VITE_CMS_BRANCH: 'main',
    VITE_SERVICE_WORKER: 'on',
  })
})

test('an empty value is one that is not set', () => {
  const names = Object.keys(parseEnv({}))
  expect(parseEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(parseEnv({}))
})

test('right values are taken as they are', () => {
  const env = { VITE_FEED_HOST: 'https://feeds.example.org', VITE_SITE_URL: 'https://www.example.org' }
  expect(parseEnv(env)).toMatchObject(env)
})

test.each([
  ['VITE_FEED_HOST', 'feeds.example.org', 'such as https://feeds.example.org'],
  ['VITE_FEED_HOST', 'https://feeds.example.org/', 'without a path or a slash at its end'],
  ['VITE_MEDIA_HOSTS', 'https://cdn.example.org http://x.example', 'such as https://cdn.example.org'],
  ['VITE_MEDIA_HOSTS', 'https:', 'with spaces between them'],
  ['VITE_SITE_URL', 'ftp://example.org', 'such as https://www.example.org'],
  ['VITE_TURNSTILE_SITE_KEY', 'a key', 'such as 0x4AAAAAAAB1'],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co/rest', 'such as https://abc.supabase.co'],
  ['VITE_BLOG_FEED_URL', 'javascript:alert(1)', 'http(s) address'],
  ['VITE_RSS_PROXY_URL', 'proxy', 'http(s) address'],
  ['VITE_CMS_REPOSITORY', 'https://github.com/a/b', 'such as owner/name'],
  ['VITE_CMS_BRANCH', 'my branch', 'such as main'],
  ['VITE_SERVICE_WORKER', 'no', 'must be on, or off'],
])('%s=%s is refused in one line that names it and shows an example', (name, value, hint) => {
  const refusal = () => parseEnv({ [name]: value })
  expect(refusal).toThrow(hint)
  expect(refusal).toThrow(
    new RegExp(`^${name} [^\\n]*got ${JSON.stringify(value).replace(/[().]/g, '\\$&')}$`),
  )
})

test('every wrong value gets its own line', () => {
  expect(() => parseEnv({ VITE_FEED_HOST: 'x', VITE_SITE_URL: 'y' })).toThrow(
    /VITE_FEED_HOST.*\nVITE_SITE_URL/,
  )
})
