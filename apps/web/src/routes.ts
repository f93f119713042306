export type Route = {
  path: string
  /** The folder under screens/ that holds the screen. */
  screen: string
}

/** Every address of the site and the screen that it shows. */
export const routes: Route[] = [
  { path: '/', screen: 'home' },
  { path: '/notifications', screen: 'notifications' },
  { path: '*', screen: 'not-found' },
]
