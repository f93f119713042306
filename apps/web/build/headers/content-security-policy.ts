import { createHash } from 'node:crypto'
import { PLAYER_ORIGINS } from '@two-pastors/feeds/sanitize'
import { Parser } from 'htmlparser2'
import type { env as siteEnv } from '../../src/config/env.ts'

const TURNSTILE = 'https://challenges.cloudflare.com'

/** The policies of src/lib/trusted-types.ts, and DOMPurify's. */
const TRUSTED_TYPES = ['site-html', 'default', 'dompurify']

/** For a picture opened by itself: a drawing may have styles, and nothing in it runs or belongs to the site. */
export const PICTURE_POLICY = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/** The text of every inline `<script>` that runs and every `<style>` on the pages. */
export type Inline = { scripts: Set<string>; styles: Set<string> }

type Directives = Record<string, string[]>

/**
 * The Content-Security-Policy of the pages (https://www.w3.org/TR/CSP3/), which allows only what the site needs. Style
 * attributes are allowed, because React renders them and each only affects its own element.
 */
export function contentSecurityPolicy(env: typeof siteEnv, inline: Inline, changes: Directives = {}): string {
  const turnstile = env.turnstileSiteKey ? [TURNSTILE] : []
  const films = filmsOf(env)
  const services = [env.feedHost, env.supabaseUrl, originOf(env.rssProxyUrl)]
  const directives: Directives = {
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
    // It would break every request on a site without https, such as the embedded stack's.
    ...(env.siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
    ...changes,
  }
  return written(directives)
}

const written = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')

/** The policy of videos' light pages, which other sites show in frames. */
export function embedPolicy(env: typeof siteEnv, inline: Inline): string {
  return contentSecurityPolicy({ ...env, turnstileSiteKey: '' }, inline, {
    'frame-ancestors': ['*'],
    'frame-src': ["'none'"],
    'form-action': ["'none'"],
    // Captions in a sandbox (src/embed/page/sandbox.ts).
    'media-src': ["'self'", 'blob:', 'data:', ...filmsOf(env)],
  })
}

/**
 * The editor's own policy. The CMS compiles its check of the configuration at run time, writes its own styles, and
 * talks to GitHub. It may not be framed, or others could trick staff into clicking its buttons.
 */
export function editorPolicy(env: typeof siteEnv, inline: Inline): string {
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-eval'", ...hashes(inline.scripts)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', 'https://avatars.githubusercontent.com'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      'blob:',
      env.supabaseUrl,
      env.feedHost,
      'https://api.github.com',
      'https://www.githubstatus.com',
    ],
    // Its preview.
    'frame-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...(env.siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
  return written(directives)
}

/** The policy of the site's pages in the editor's frame, including pictures that staff have just selected. */
export function previewPolicy(env: typeof siteEnv): string {
  const none: Inline = { scripts: new Set(), styles: new Set() }
  return contentSecurityPolicy(env, none, {
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'frame-ancestors': ["'self'"],
  })
}

/** Collects a page's inline scripts and styles. Scripts with `src` or a `type` need no hash: data blocks don't run. */
export function readInline(html: string, { scripts, styles }: Inline): void {
  let found: Set<string> | undefined
  let text = ''
  const parser = new Parser({
    onopentag: (name, attributes) => {
      text = ''
      const runs = name === 'script' && !('src' in attributes) && !('type' in attributes)
      found = runs ? scripts : name === 'style' ? styles : undefined
    },
    ontext: (part) => {
      text += part
    },
    onclosetag: () => {
      found?.add(text)
      found = undefined
    },
  })
  parser.end(html)
}

const hashes = (texts: Set<string>) =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort()

/** Feeds can list films on any host, unless VITE_MEDIA_HOSTS restricts them. */
const filmsOf = ({ mediaHosts }: typeof siteEnv) => (mediaHosts.length > 0 ? mediaHosts : ['https:'])

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '')
