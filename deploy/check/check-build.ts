import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseHeaders } from '@two-pastors/backend/headers-file'
import { root } from '@two-pastors/tooling/run'
import type { SiteEnv } from '@two-pastors/web/environment'
import { error, ok, type Result, warning } from './result.ts'

const AGAIN = 'build again with these settings: pnpm build'
const TURNSTILE = 'https://challenges.cloudflare.com'

/** Settings that are compiled into the pages' code. */
const IN_CODE = [
  'VITE_SITE_URL',
  'VITE_FEED_HOST',
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'VITE_BLOG_FEED_URL',
  'VITE_RSS_PROXY_URL',
  'VITE_TURNSTILE_SITE_KEY',
] as const

/** Whether the built site is complete and was built with these settings. */
export function checkBuild(env: SiteEnv, dist = `${root}apps/web/dist`): Result[] {
  if (!existsSync(`${dist}/index.html`)) return [warning('apps/web/dist', 'is not built yet: pnpm build')]
  const missing = [
    '_headers',
    '_headers.nginx',
    '404.html',
    'blog/404.html',
    'watch/404.html',
    'embed/watch/404.html',
    'embed.js',
    'sitemap.xml',
    'robots.txt',
  ].filter((file) => !existsSync(`${dist}/${file}`))
  if (missing.length > 0) return missing.map((file) => error(`apps/web/dist/${file}`, `is missing: ${AGAIN}`))
  const read = (file: string) => readFileSync(`${dist}/${file}`, 'utf8')
  return [addresses(env, read), settings(env, dist), policy(env, read('_headers')), ...editor(env, dist)]
}

/** The configuration files for the hosts in docs/deploy.md. */
export const checkHosts = (): Result[] =>
  ['netlify.toml', 'deploy/nginx.conf'].map((file) =>
    existsSync(root + file) ? ok(file, 'is there') : error(file, `is missing: git checkout -- ${file}`),
  )

function addresses({ VITE_SITE_URL }: SiteEnv, read: (file: string) => string): Result {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(read('index.html'))?.[1]
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const other = [canonical, ...listed].find((address) => !address?.startsWith(`${VITE_SITE_URL}/`))
  return listed.length > 0 && other === undefined
    ? ok('canonical addresses, sitemap.xml', `${listed.length} pages of ${VITE_SITE_URL}`)
    : error('canonical addresses, sitemap.xml', `name ${other ?? 'nothing'}, not ${VITE_SITE_URL}: ${AGAIN}`)
}

function settings(env: SiteEnv, dist: string): Result {
  const code = globSync(`${dist}/assets/*.js`).map((file) => readFileSync(file, 'utf8'))
  const isIn = (value: string) =>
    code.some((text) => ['"', "'", '`'].some((quote) => text.includes(quote + value + quote)))
  const other = IN_CODE.filter((name) => env[name] && !isIn(env[name]))
  return other.length === 0
    ? ok('apps/web/dist/assets', 'were built with these settings')
    : error('apps/web/dist/assets', `were built with another ${other.join(', ')}: ${AGAIN}`)
}

/** Whether the Content-Security-Policy allows exactly the services of these settings. */
function policy(env: SiteEnv, headersFile: string): Result {
  const about = 'apps/web/dist/_headers'
  const csp = everywhere(headersFile).get('Content-Security-Policy') ?? ''
  const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(csp)?.[1]?.split(' ') ?? []
  const { VITE_FEED_HOST, VITE_SUPABASE_URL, VITE_RSS_PROXY_URL: proxy, VITE_MEDIA_HOSTS } = env
  const films = VITE_MEDIA_HOSTS.split(/\s+/).filter(Boolean)
  const wanted = [
    VITE_FEED_HOST,
    VITE_SUPABASE_URL,
    URL.canParse(proxy) ? new URL(proxy).origin : '',
    ...(films.length > 0 ? films : ['https:']),
  ]
  const allowed = directive('connect-src')
  const shut = wanted.filter((source) => source && !allowed.includes(source))
  if (shut.length > 0) return error(about, `connect-src does not let in ${shut.join(', ')}: ${AGAIN}`)
  const open = allowed.filter((source) => source !== "'self'" && !wanted.includes(source))
  if (open.length > 0)
    return error(about, `connect-src lets in ${open.join(', ')}, which is not set: ${AGAIN}`)
  if (directive('frame-src').includes(TURNSTILE) !== (env.VITE_TURNSTILE_SITE_KEY !== '')) {
    return error(about, `frame-src does not fit VITE_TURNSTILE_SITE_KEY: ${AGAIN}`)
  }
  return ok(about, 'lets in the services of these settings')
}

/** Whether the editor is there if it should be, and writes to the repository of these settings. */
function editor({ VITE_CMS_REPOSITORY: repository }: SiteEnv, dist: string): Result[] {
  const about = 'apps/web/dist/admin'
  const built = existsSync(`${dist}/admin.html`)
    ? /"repo":"([^"]*)"/.exec(readFileSync(`${dist}/admin/config.json`, 'utf8'))?.[1]
    : ''
  if (built !== repository)
    return [error(about, `is for ${built || 'nothing'}, not for ${repository || 'nothing'}: ${AGAIN}`)]
  return repository ? [ok(about, `writes to ${repository}`)] : []
}

/** The headers that a `_headers` file sets on every response, or by the rule of one path. */
export function everywhere(headersFile: string, rule = '/*'): Map<string, string> {
  return new Map(parseHeaders(headersFile).find(({ path }) => path === rule)?.headers)
}
