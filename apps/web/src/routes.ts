/** The optional parts of a site. */
export const SITE_PARTS = ['blog', 'plan', 'resources', 'reviews', 'series', 'signin'] as const
export type SitePart = (typeof SITE_PARTS)[number]

/** A route of the site, with everything about its URL. Everything about its content is in the page's `meta`. */
export type Route = {
  path: string
  /** The page's folder under pages/. */
  page: string
  /** The optional part of the site that it belongs to (content/site.yaml). */
  part?: SitePart
  /** Params that aren't in the path. */
  params?: Record<string, string>
  /** The page above it in the breadcrumbs; the home page if there is none. */
  parent?: string
  /** Leaves the page out of the sitemap and llms.txt. */
  unlisted?: true
  /** Its schema.org type, if more specific than WebPage. */
  schemaType?: 'ContactPage'
  /** Links to the review feeds in its head. */
  reviewFeeds?: true
}

/** The fixed addresses; those of films come from the content (app/site-routes.ts). */
export const routes: Route[] = [
  { path: '/', page: 'home', reviewFeeds: true },
  { path: '/movies', page: 'movies' },
  { path: '/series', page: 'series', part: 'series' },
  { path: '/after/:film', page: 'after', parent: '/movies' },
  { path: '/reviews', page: 'reviews', part: 'reviews', reviewFeeds: true },
  { path: '/reviews/:id', page: 'review', part: 'reviews', parent: '/reviews' },
  { path: '/talk/:id', page: 'talk', part: 'reviews', parent: '/reviews' },
  { path: '/family', page: 'family', part: 'reviews' },
  { path: '/pastors', page: 'pastors', part: 'reviews' },
  { path: '/blog', page: 'blog', part: 'blog' },
  { path: '/blog/:id', page: 'blog-post', part: 'blog', parent: '/blog' },
  { path: '/watch/:slug', page: 'watch' },
  { path: '/resources', page: 'resources', part: 'resources' },
  { path: '/plan', page: 'plan', part: 'plan', parent: '/resources' },
  { path: '/search', page: 'search', unlisted: true },
  { path: '/notifications', page: 'notifications' },
  { path: '/contact', page: 'contact', schemaType: 'ContactPage' },
  { path: '/signin', page: 'signin', part: 'signin', unlisted: true },
  { path: '/privacy-policy', page: 'privacy-policy' },
  { path: '/terms-of-service', page: 'terms-of-service' },
  { path: '*', page: 'not-found' },
]
