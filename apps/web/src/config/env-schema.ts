import * as v from 'valibot'

type RawEnv = Record<string, string | undefined>

const isAddress = (value: string) => URL.canParse(value) && /^https?:/.test(value)

const origin = (example: string, fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => value === '' || (isAddress(value) && new URL(value).origin === value),
        `must be an origin without a path or a slash at its end, such as ${example}`,
      ),
    ),
    fallback,
  )

const address = (example: string, fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => value.startsWith('/') || isAddress(value),
        `must be an http(s) address or a path on this site, such as ${example}`,
      ),
    ),
    fallback,
  )

/** An origin; `*.` matches any subdomain. */
const MEDIA_HOST = /^https:\/\/(?:\*\.)?[a-z\d.-]+(?::\d+)?$/i

/** Every setting of the site's build. The defaults use the embedded stack on the same origin. */
const schema = v.object({
  VITE_FEED_HOST: origin('https://feeds.example.org', ''),
  VITE_BLOG_FEED_URL: address('https://blog.example.org/feed.xml', '/sample/blog.xml'),
  VITE_RSS_PROXY_URL: address(
    'https://abc.supabase.co/functions/v1/rss-proxy?url=',
    '/functions/v1/rss-proxy?url=',
  ),
  VITE_SUPABASE_URL: origin('https://abc.supabase.co', ''),
  VITE_SUPABASE_ANON_KEY: v.optional(v.string(), 'local-anon-key'),
  VITE_MEDIA_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => value.split(/\s+/).every((host) => host === '' || MEDIA_HOST.test(host)),
        'must be origins with spaces between them, such as https://cdn.example.org https://*.example.com',
      ),
    ),
    '',
  ),
  VITE_SITE_URL: origin('https://www.example.org', 'http://localhost:4173'),
  VITE_TURNSTILE_SITE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]*$/, 'must be a site key of Cloudflare Turnstile, such as 0x4AAAAAAAB1'),
    ),
    '',
  ),
  VITE_CMS_REPOSITORY: v.optional(
    v.pipe(v.string(), v.regex(/^([\w-]+\/[\w.-]+)?$/, 'must be a repository at GitHub, such as owner/name')),
    '',
  ),
  VITE_CMS_BRANCH: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]+(\/[\w.-]+)*$/, 'must be the branch that the live site is built from, such as main'),
    ),
    'main',
  ),
  VITE_SERVICE_WORKER: v.optional(
    v.picklist(['on', 'off'], 'must be on, or off to take the service worker away from visitors'),
    'on',
  ),
})

export type SiteEnv = v.InferOutput<typeof schema>

/**
 * Validates the environment of a build. An empty value counts as unset: GitHub passes unset variables on as empty
 * strings.
 * @throws Error with one line for each wrong value: its name, what is wrong, an example, what it was.
 */
export function parseEnv(raw: RawEnv): SiteEnv {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  const lines = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key)
    return `${name} ${issue.message}; got ${JSON.stringify(raw[name])}`
  })
  throw new Error(lines.join('\n'))
}
