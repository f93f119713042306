/** One address of the site, with every fact about the address. What a page says of itself is in its `meta`. */
export type Route = {
  path: string
  /** The folder under pages/ that holds the page. */
  page: string
  /** The page above it in the breadcrumbs; the home page if there is none. */
  parent?: string
  /** Not worth finding: left out of the sitemap and llms.txt. */
  unlisted?: true
  /** Its type at schema.org, if it is more than a WebPage. */
  schemaType?: 'ContactPage'
  /** Its head names the feeds of the reviews. */
  reviewFeeds?: true
}

export const routes: Route[] = [
  { path: '/', page: 'home', reviewFeeds: true },
  { path: '/movies', page: 'movies' },
  { path: '/series', page: 'series' },
  { path: '/king-of-kings', page: 'king-of-kings', parent: '/movies' },
  { path: '/mercy-ships', page: 'mercy-ships', parent: '/series' },
  { path: '/david', page: 'david', parent: '/movies' },
  { path: '/david-pastors', page: 'david-pastors', parent: '/david' },
  { path: '/reviews', page: 'reviews', reviewFeeds: true },
  { path: '/reviews/:id', page: 'review', parent: '/reviews' },
  { path: '/blog', page: 'blog' },
  { path: '/blog/:id', page: 'blog-post', parent: '/blog' },
  { path: '/resources', page: 'resources' },
  { path: '/search', page: 'search', unlisted: true },
  { path: '/notifications', page: 'notifications' },
  { path: '/contact', page: 'contact', schemaType: 'ContactPage' },
  { path: '/signin', page: 'signin', unlisted: true },
  { path: '/privacy-policy', page: 'privacy-policy' },
  { path: '/terms-of-service', page: 'terms-of-service' },
  { path: '*', page: 'not-found' },
]
