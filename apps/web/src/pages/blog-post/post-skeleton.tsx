import { ArticleCardSkeleton } from '@two-pastors/ui'
import { Head } from '#app/head.tsx'
import page from '#content/pages/blog.yaml'
import { BackLink } from '#lib/back-link.tsx'

/** While the blog is fetched. */
export function PostSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto min-h-dvh max-w-5xl px-(--tp-gutter) pt-8">
      <Head title="Blog" description="A post of our blog." noIndex picture={page.banner} />
      <BackLink to="/blog">Back to Blog</BackLink>
      <p role="status" className="sr-only">
        Loading post
      </p>
      <ArticleCardSkeleton className="mt-8" />
    </div>
  )
}
