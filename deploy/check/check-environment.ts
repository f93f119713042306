import type { RawEnv } from '@two-pastors/web/env-files'
import { parseEnv, type SiteEnv } from '@two-pastors/web/environment'
import { keyProblem } from './check-key.ts'
import { error, ok, type Result, warning } from './result.ts'

/** Cloudflare's test keys, which always pass or always fail. */
const TEST_KEY = /^[123]x0{10,}/

/** The proxy checks a public host by its certificate (apps/backend/README.md, "The blog's proxy"). */
export const withoutHttps =
  'begins with http:, which rss-proxy refuses unless RSS_PROXY_ALLOW_PRIVATE names it: set the https: address'

/** The validated settings, or the errors. Doesn't print values, which may be secrets. */
export function readSettings(raw: RawEnv): SiteEnv | Result[] {
  const withPassword = Object.keys(raw).filter((name) => name.startsWith('VITE_') && hasPassword(raw[name]))
  if (withPassword.length > 0) {
    return withPassword.map((name) =>
      error(name, 'carries a name or password, which every visitor could read: take it out'),
    )
  }
  try {
    return parseEnv(raw)
  } catch (thrown) {
    const lines = (thrown as Error).message.split('\n')
    return lines.map((line) => {
      const [, name = '', text = line] = /^(\w+) (.*?)(?:; got .*)?$/.exec(line) ?? []
      return error(name, text)
    })
  }
}

function hasPassword(text = ''): boolean {
  const url = URL.parse(text)
  return Boolean(url?.username || url?.password)
}

/** Whether the settings are suitable for a live site and consistent. */
export function checkEnvironment(env: SiteEnv, { sameOrigin }: { sameOrigin: boolean }): Result[] {
  const judge = (name: keyof SiteEnv, problem: string | undefined, fine: string = env[name]) =>
    problem ? error(name, problem) : ok(name, fine)
  const service = (name: 'VITE_FEED_HOST' | 'VITE_SUPABASE_URL', example: string) =>
    judge(
      name,
      serviceProblem(env[name], example, sameOrigin),
      env[name] || 'not set: the site itself answers',
    )
  return [
    judge('VITE_SITE_URL', publicProblem(env.VITE_SITE_URL)),
    service('VITE_FEED_HOST', 'https://feeds.example.org'),
    service('VITE_SUPABASE_URL', 'https://abc.supabase.co'),
    judge(
      'VITE_SUPABASE_ANON_KEY',
      keyProblem(env.VITE_SUPABASE_ANON_KEY, env.VITE_SUPABASE_URL),
      'is for browsers',
    ),
    checkBlogAddress(env.VITE_BLOG_FEED_URL),
    judge('VITE_RSS_PROXY_URL', proxyProblem(env, sameOrigin)),
    ...(TEST_KEY.test(env.VITE_TURNSTILE_SITE_KEY)
      ? [error('VITE_TURNSTILE_SITE_KEY', "is one of Cloudflare's keys for tests: set that of your widget")]
      : []),
    ...(env.VITE_SERVICE_WORKER === 'off'
      ? [warning('VITE_SERVICE_WORKER', 'is off: pages are not available offline')]
      : []),
  ]
}

/** Problems with a URL that every visitor has to reach. */
function publicProblem(address: string): string | undefined {
  const { protocol, hostname } = new URL(address)
  if (
    /^(?:localhost|127\..*|\[::1\]|0\.0\.0\.0|10\..*|192\.168\..*)$|\.(?:localhost|local)$/.test(hostname)
  ) {
    return `${hostname} is only reachable on this machine or network: set the public address`
  }
  return protocol === 'https:'
    ? undefined
    : 'begins with http:, which pages with https: do not load: set https:'
}

function serviceProblem(origin: string, example: string, sameOrigin: boolean): string | undefined {
  if (origin) return publicProblem(origin)
  return sameOrigin
    ? undefined
    : `is not set: set it, such as ${example}, or say --same-origin where your own host passes it on (deploy/nginx.conf)`
}

function checkBlogAddress(address: string): Result {
  const about = 'VITE_BLOG_FEED_URL'
  if (address.startsWith('/')) return error(about, "is the sample blog: set the address of the blog's feed")
  // The proxy requests it, not a page: http: is only doubtful.
  const problem = publicProblem(address.replace(/^http:/, 'https:'))
  if (problem) return error(about, problem)
  return address.startsWith('http:') ? warning(about, withoutHttps) : ok(about, address)
}

function proxyProblem(env: SiteEnv, sameOrigin: boolean): string | undefined {
  const { VITE_RSS_PROXY_URL: proxy, VITE_SUPABASE_URL: supabase } = env
  if (!proxy.startsWith('/')) return publicProblem(proxy)
  if (sameOrigin) return undefined
  const origin = supabase || 'https://abc.supabase.co'
  return `is a path of the site itself: set ${origin}/functions/v1/rss-proxy?url=, or say --same-origin`
}
