import { NoSkeletons } from '#lib/no-skeletons.tsx'

/** What who runs no script finds in place of results: they are found in the feeds, by the browser. */
export function WithoutScript() {
  const link = (to: string, label: string) => (
    <a href={to} className="underline underline-offset-2">
      {label}
    </a>
  )
  return (
    <>
      <NoSkeletons />
      <p className="mt-6 max-w-xl text-tp-on-scrim-muted">
        The search needs JavaScript, which is turned off here. {link('/movies', 'Movies')},{' '}
        {link('/series', 'series')}, {link('/reviews', 'reviews')} and {link('/blog', 'blog posts')} can be
        read without it.
      </p>
    </>
  )
}
