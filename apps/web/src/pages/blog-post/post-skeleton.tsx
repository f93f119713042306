import { ArticleCardSkeleton } from '@two-pastors/ui'
import { BackLink } from '#lib/back-link.tsx'

/** Shown while the blog loads. */
export function PostSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto min-h-dvh max-w-5xl px-(--tp-gutter) pt-8">
      <BackLink to="/blog">Back to Blog</BackLink>
      <p role="status" className="sr-only">
        Loading post
      </p>
      <ArticleCardSkeleton className="mt-8" />
    </div>
  )
}
