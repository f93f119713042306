export type Route = {
  path: string
  /** The folder under screens/ that holds the screen. */
  screen: string
}

/** Every address of the site and the screen that it shows. */
export const routes: Route[] = [
  { path: '/', screen: 'home' },
  { path: '/movies', screen: 'movies' },
  { path: '/series', screen: 'series' },
  { path: '/king-of-kings', screen: 'king-of-kings' },
  { path: '/mercy-ships', screen: 'mercy-ships' },
  { path: '/david', screen: 'david' },
  { path: '/david-pastors', screen: 'david-pastors' },
  { path: '/reviews', screen: 'reviews' },
  { path: '/reviews/:id', screen: 'review' },
  { path: '/blog', screen: 'blog' },
  { path: '/blog/:id', screen: 'blog-post' },
  { path: '/resources', screen: 'resources' },
  { path: '/search', screen: 'search' },
  { path: '/notifications', screen: 'notifications' },
  { path: '/contact', screen: 'contact' },
  { path: '/signin', screen: 'signin' },
  { path: '/privacy-policy', screen: 'privacy-policy' },
  { path: '/terms-of-service', screen: 'terms-of-service' },
  { path: '*', screen: 'not-found' },
]
