/** A route of the site, with everything about its URL. Everything about its content is in the page's `meta`. */
export type Route = {
  path: string
  /** The page's folder under pages/. */
  page: string
  /** Params that the path does not hold. */
  params?: Record<string, string>
  /** The page above it in the breadcrumbs; the home page if there is none. */
  parent?: string
  /** Leaves the page out of the sitemap and llms.txt. */
  unlisted?: true
  /** Its schema.org type, if more specific than WebPage. */
  schemaType?: 'ContactPage'
  /** Links the review feeds in its head. */
  reviewFeeds?: true
}

/** The fixed addresses; those of films come from the content (app/site-routes.ts). */
export const routes: Route[] = [
  { path: '/', page: 'home', reviewFeeds: true },
  { path: '/movies', page: 'movies' },
  { path: '/series', page: 'series' },
  { path: '/after/:film', page: 'after', parent: '/movies' },
  { path: '/reviews', page: 'reviews', reviewFeeds: true },
  { path: '/reviews/:id', page: 'review', parent: '/reviews' },
  { path: '/talk/:id', page: 'talk', parent: '/reviews' },
  { path: '/family', page: 'family' },
  { path: '/pastors', page: 'pastors' },
  { path: '/blog', page: 'blog' },
  { path: '/blog/:id', page: 'blog-post', parent: '/blog' },
  { path: '/watch/:slug', page: 'watch' },
  { path: '/resources', page: 'resources' },
  { path: '/plan', page: 'plan', parent: '/resources' },
  { path: '/search', page: 'search', unlisted: true },
  { path: '/notifications', page: 'notifications' },
  { path: '/contact', page: 'contact', schemaType: 'ContactPage' },
  { path: '/signin', page: 'signin', unlisted: true },
  { path: '/privacy-policy', page: 'privacy-policy' },
  { path: '/terms-of-service', page: 'terms-of-service' },
  { path: '*', page: 'not-found' },
]
