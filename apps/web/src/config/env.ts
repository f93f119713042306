/**
 * The validated environment. Nothing else reads `import.meta.env`; vite.config.ts checks the values
 * (env-schema.ts) and fills in what is not set.
 */
export const env = {
  /** Origin of the feed service; empty for the same origin. */
  feedHost: import.meta.env.VITE_FEED_HOST,
  /** Origins that films come from; none for any https one. */
  mediaHosts: import.meta.env.VITE_MEDIA_HOSTS.split(/\s+/).filter(Boolean),
  blogFeedUrl: import.meta.env.VITE_BLOG_FEED_URL,
  /** The encoded address of the feed is appended to it. */
  rssProxyUrl: import.meta.env.VITE_RSS_PROXY_URL,
  /** Origin of the Supabase project; empty for the same origin. */
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL,
  supabaseAnonKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  /** Canonical origin of the site, without a slash at its end. */
  siteUrl: import.meta.env.VITE_SITE_URL,
  /** Changes with the design of the sharing images (vite.config.ts). */
  sharingDesign: import.meta.env.SHARING_DESIGN,
  /** Site key of Cloudflare Turnstile; empty where sign-ups need no challenge. */
  turnstileSiteKey: import.meta.env.VITE_TURNSTILE_SITE_KEY,
}

/** The whole address of a path of the site. */
export const siteAddress = (path: string) => env.siteUrl + path

/** Whether this is the build, which renders the pages; in browsers false, and what stands behind it is left out. */
export const isBuild = import.meta.env.SSR

/** Whether this is the development server. */
export const isDevelopment = import.meta.env.DEV

/** Whether visitors get a service worker; if not, the one that they have removes itself. */
export const hasServiceWorker = import.meta.env.VITE_SERVICE_WORKER === 'on'
