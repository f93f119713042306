/**
 * The validated environment. Only this file reads `import.meta.env`; vite.config.ts validates the values (env-schema.ts)
 * and applies the defaults.
 */
export const env = {
  /** Origin of the feed service; empty for the same origin. */
  feedHost: import.meta.env.VITE_FEED_HOST,
  /** Origins that films may load from; any https origin if empty. */
  mediaHosts: import.meta.env.VITE_MEDIA_HOSTS.split(/\s+/).filter(Boolean),
  blogFeedUrl: import.meta.env.VITE_BLOG_FEED_URL,
  /** Prefix of the proxy; the encoded feed URL is appended. */
  rssProxyUrl: import.meta.env.VITE_RSS_PROXY_URL,
  /** Origin of the Supabase project; empty for the same origin. */
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL,
  supabaseAnonKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  /** Canonical origin of the site, without a trailing slash. */
  siteUrl: import.meta.env.VITE_SITE_URL,
  /** Changes with the design of the sharing images (vite.config.ts). */
  sharingDesign: import.meta.env.SHARING_DESIGN,
  /** Site key of Cloudflare Turnstile; empty if sign-ups need no challenge. */
  turnstileSiteKey: import.meta.env.VITE_TURNSTILE_SITE_KEY,
}

/** The absolute URL of a path of the site. */
export const siteAddress = (path: string) => env.siteUrl + path

/** Whether this is the build, which renders the pages. False in browsers, where the code behind it is dropped. */
export const isBuild = import.meta.env.SSR

/** Whether this is the development server. */
export const isDevelopment = import.meta.env.DEV

/** Whether visitors get a service worker. If off, an installed one removes itself. */
export const hasServiceWorker = import.meta.env.VITE_SERVICE_WORKER === 'on'
