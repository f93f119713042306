import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentSecurityPolicy, type Inline, readInline } from './content-security-policy.ts'
import { writeHeaders } from './headers.ts'

type Env = Parameters<typeof contentSecurityPolicy>[0]

const local = {
  feedHost: '',
  mediaHosts: [],
  blogFeedUrl: '/sample/blog.xml',
  rssProxyUrl: '/functions/v1/rss-proxy?url=',
  supabaseUrl: '',
  supabaseAnonKey: 'local-anon-key',
  siteUrl: 'http://localhost:4173',
  sharingDesign: '',
  turnstileSiteKey: '',
} satisfies Env
const deployed: Env = {
  ...local,
  feedHost: 'https://feeds.example.org',
  mediaHosts: ['https://cdn.example.org', 'https://*.films.example'],
  rssProxyUrl: 'https://abc.supabase.co/functions/v1/rss-proxy?url=',
  supabaseUrl: 'https://abc.supabase.co',
  siteUrl: 'https://www.example.org',
  turnstileSiteKey: '0x4AAAAAAAB1',
}

const inlineOf = (...pages: string[]) => {
  const inline: Inline = { scripts: new Set(), styles: new Set() }
  for (const page of pages) readInline(page, inline)
  return inline
}

function directives(env: Env, inline = inlineOf()) {
  return Object.fromEntries(
    contentSecurityPolicy(env, inline)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )
}

test('scripts run by their hash or from the site, and by nothing looser', () => {
  const { 'script-src': scripts } = directives(local, inlineOf('<script>go()</script>'))
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  expect(scripts).toEqual(["'self'", "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"])
})

test('data, and scripts with an address, need no hash; the same text needs one', () => {
  const inline = inlineOf(
    '<script type="application/json">{}</script><script src="/a.js"></script><script>\n1</script>',
    '<script>\n1</script><style media="print">p{}</style>',
  )
  expect([...inline.scripts]).toEqual(['\n1'])
  expect([...inline.styles]).toEqual(['p{}'])
})

test('what the build is told of is let in, and nothing else', () => {
  const { 'connect-src': connect, 'media-src': media, 'frame-src': frames } = directives(deployed)
  expect(connect).toEqual([
    "'self'",
    'https://feeds.example.org',
    'https://abc.supabase.co',
    'https://cdn.example.org',
    'https://*.films.example',
  ])
  expect(media).toEqual(["'self'", 'blob:', 'https://cdn.example.org', 'https://*.films.example'])
  expect(frames).toContain('https://challenges.cloudflare.com')
  expect(directives(local)['frame-src']).not.toContain('https://challenges.cloudflare.com')
})

test('only a site with https asks for https', () => {
  expect(directives(deployed)).toHaveProperty('upgrade-insecure-requests')
  expect(directives(local)).not.toHaveProperty('upgrade-insecure-requests')
})

let client = ''
beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'two-pastors-headers-'))
  await writeFile(`${client}/index.html`, '<script>go()</script>')
  await mkdir(`${client}/embed/watch`, { recursive: true })
  await writeFile(`${client}/embed/watch/film.html`, '<script>play()</script>')
  await writeFile(`${client}/icon.svg`, '<svg/>')
})
afterAll(() => rm(client, { recursive: true }))

test('the file has one rule for all paths, and cache rules that do not overlap', async () => {
  await writeHeaders(client, deployed)
  const text = await readFile(`${client}/_headers`, 'utf8')
  const rules = text.split('\n\n').map((rule) => rule.trim().split('\n'))
  expect(rules.map(([path]) => path)).toEqual([
    '/*',
    '/embed/watch/*',
    '/embed/guide/*',
    '/assets/*',
    '/assets/drawings/*',
    '/admin/*',
    '/admin/numbers',
    '/embed.js',
    '/embed/v1.js',
    '/reviews/family-guide.json',
    '/og/*',
    '/downloads/*',
    '/icon.svg',
  ])
  expect(rules[0]?.map((line) => line.trim().split(':')[0])).toEqual([
    '/*',
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ])
  expect(text).toContain("'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='")
  // The longest line that Cloudflare Pages accepts.
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000)
})

test('only a name that changes with its file is kept for long: staff replace downloads under their names', async () => {
  await writeHeaders(client, deployed)
  const rules = (await readFile(`${client}/_headers`, 'utf8')).split('\n\n')
  const kept = rules.flatMap((rule) => {
    const seconds = /Cache-Control: .*max-age=(\d+)/.exec(rule)?.[1]
    return seconds ? [[rule.trim().split('\n')[0], Number(seconds) / 3600]] : []
  })
  expect(kept).toEqual([
    ['/assets/*', 365 * 24],
    ['/embed.js', 1],
    ['/embed/v1.js', 1],
    ['/og/*', 24],
    ['/downloads/*', 24],
    ['/icon.svg', 24],
  ])
})

test('a drawing that is opened runs nothing', async () => {
  await writeHeaders(client, deployed)
  const rules = (await readFile(`${client}/_headers`, 'utf8')).split('\n\n')
  for (const path of ['/assets/drawings/*', '/icon.svg']) {
    const rule = rules.find((text) => text.startsWith(`${path}\n`))
    expect(rule).toContain('  ! Content-Security-Policy\n')
    expect(rule).toContain("  Content-Security-Policy: sandbox; default-src 'none';")
  }
})

test('only the videos’ light pages may be framed, and their scripts run nowhere else', async () => {
  await writeHeaders(client, deployed)
  const text = await readFile(`${client}/_headers`, 'utf8')
  const [everywhere = '', embeds = ''] = text.split('\n\n')
  expect(everywhere).toContain("frame-ancestors 'none'")
  expect(text.match(/frame-ancestors \*/g)).toHaveLength(1)
  // Two policies would both apply.
  expect(embeds).toContain('  ! Content-Security-Policy\n  Content-Security-Policy: ')
  expect(embeds).toContain('frame-ancestors *')
  expect(embeds).toContain("form-action 'none'")
  const hashOf = (policy: string) => /script-src 'self' ('sha256-[^']+')/.exec(policy)?.[1]
  expect(hashOf(embeds)).not.toBe(hashOf(everywhere))
})

test('nginx gets one header of each name, whose value depends on the path', async () => {
  await writeHeaders(client, deployed)
  const lines = (await readFile(`${client}/_headers.nginx`, 'utf8')).split('\n')
  const sent = lines.flatMap((line) => /^add_header (\S+)/.exec(line)?.[1] ?? [])
  expect(sent).toHaveLength(new Set(sent).size)
  expect(lines).toContain('set $cache_control "no-cache";')
  expect(lines).toContain('set $access_control_allow_origin "";')
  expect(lines).toContain('add_header Content-Security-Policy $content_security_policy always;')
  expect(lines.find((line) => line.startsWith('if ($uri ~ "^/embed/watch/")'))).toContain('frame-ancestors *')
  expect(lines).toContain(
    'if ($uri ~ "^/embed/v1\\.js$") { set $cache_control "public, max-age=3600"; set $access_control_allow_origin "*"; }',
  )
})

test('the editor has a policy of its own, and the rest of the site none of it', async () => {
  await writeHeaders(client, deployed)
  const without = await readFile(`${client}/_headers`, 'utf8')
  await mkdir(`${client}/admin`, { recursive: true })
  await writeFile(`${client}/admin.html`, '<script>window.CMS_MANUAL_INIT = true</script>')
  await writeFile(`${client}/admin/sign-in.html`, '<style>p {}</style>')
  await writeHeaders(client, deployed)
  const rules = (await readFile(`${client}/_headers`, 'utf8')).split('\n\n')
  const editor = rules.filter((rule) => /^\/admin(\/(sign-in|preview))?\n/.test(rule))
  expect(rules.filter((rule) => !editor.includes(rule)).join('\n\n')).toBe(without)
  expect(editor.map((rule) => rule.split('\n')[0])).toEqual(['/admin', '/admin/sign-in', '/admin/preview'])
  const [admin = '', signIn = '', preview = ''] = editor
  for (const rule of [admin, signIn]) {
    expect(rule).toContain('  ! Content-Security-Policy\n')
    expect(rule).toContain("script-src 'self' 'unsafe-eval' 'sha256-")
    expect(rule).toContain(
      "connect-src 'self' blob: https://abc.supabase.co https://feeds.example.org https://api.github.com ",
    )
    expect(rule).toContain("frame-ancestors 'none'")
    for (const line of rule.split('\n')) expect(line.length).toBeLessThan(2000)
  }
  // The window for signing in has to keep its opener while GitHub asks.
  expect(admin).toContain('  Cross-Origin-Opener-Policy: same-origin-allow-popups')
  expect(signIn).toContain('  Cross-Origin-Opener-Policy: unsafe-none')
  expect(preview).toContain("frame-ancestors 'self'")
  expect(preview).not.toMatch(/unsafe-eval|github/)
  const nginx = await readFile(`${client}/_headers.nginx`, 'utf8')
  expect(nginx).toContain('set $cross_origin_opener_policy "same-origin";')
  expect(nginx).toMatch(/^if \(\$uri ~ "\^\/admin\$"\) .*same-origin-allow-popups/m)
  expect(nginx).toMatch(/^if \(\$uri ~ "\^\/admin\/sign-in\$"\) .*unsafe-none/m)
  await rm(`${client}/admin.html`)
  await rm(`${client}/admin`, { recursive: true })
})
