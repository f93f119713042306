import { has } from '#config/site-parts.ts'
import { HideSkeletons } from '#lib/hide-skeletons.tsx'

/** Shown instead of results without JavaScript, because the browser searches the feeds. */
export function NoScriptNotice() {
  const link = (to: string, label: string) => (
    <a href={to} className="underline underline-offset-2">
      {label}
    </a>
  )
  return (
    <>
      <HideSkeletons />
      <p className="mt-6 max-w-xl text-tp-on-scrim-muted">
        The search needs JavaScript, which is turned off here. {link('/movies', 'Movies')}
        {has('series') && <>, {link('/series', 'series')}</>}
        {has('reviews') && <>, {link('/reviews', 'reviews')}</>}
        {has('blog') && <> and {link('/blog', 'blog posts')}</>} can be read without it.
      </p>
    </>
  )
}
