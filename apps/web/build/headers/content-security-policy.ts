import { createHash } from 'node:crypto'
import { PLAYER_ORIGINS } from '../../../../packages/feeds/src/sanitize/allowed.ts'
import type { env as siteEnv } from '../../src/config/env.ts'

const TURNSTILE = 'https://challenges.cloudflare.com'

/** Those of src/lib/trusted-types.ts, and that of the sanitiser. */
const TRUSTED_TYPES = ['site-html', 'default', 'dompurify']

/** What stands in the pages: the text of every `<script>` that runs, and of every `<style>`. */
export type Inline = { scripts: Set<string>; styles: Set<string> }

/**
 * The Content-Security-Policy of the pages (https://www.w3.org/TR/CSP3/): nothing is allowed that the site does not need.
 * Style attributes are: React writes them, and they reach no further than their element.
 */
export function contentSecurityPolicy(env: typeof siteEnv, inline: Inline): string {
  const turnstile = env.turnstileSiteKey ? [TURNSTILE] : []
  // Feeds name films on any host, unless the build is told which.
  const films = env.mediaHosts.length > 0 ? env.mediaHosts : ['https:']
  const services = [env.feedHost, env.supabaseUrl, originOf(env.rssProxyUrl)]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inline.scripts), ...turnstile],
    'style-src': ["'self'", ...hashes(inline.styles)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services, ...films],
    'media-src': ["'self'", 'blob:', ...films],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': [...PLAYER_ORIGINS, ...turnstile],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
    // On a site without https, such as the embedded stack's, it would break every request.
    ...(env.siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')
}

/** Finds what a page runs and styles itself with. Data blocks are no scripts. */
export function readInline(html: string, { scripts, styles }: Inline): void {
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    if (!/\b(?:src|type)=/.test(attributes)) scripts.add(text)
  }
  for (const [, text = ''] of html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)) styles.add(text)
}

const hashes = (texts: Set<string>) =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort()

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '')
