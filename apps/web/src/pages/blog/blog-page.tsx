import page from '#content/pages/blog.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { blogUrl } from '#features/blog/blog-queries.ts'
import { CardGridSkeleton } from '#features/blog/card-grid-skeleton.tsx'
import { useBlog } from '#features/blog/use-blog.ts'
import { ReviewsLink } from '#features/reviews/reviews-link.tsx'
import { Failure } from '#lib/failure.tsx'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Meta } from '#page-module.ts'
import { PostList, STEP } from './post-list.tsx'

export const meta = (): Meta => ({
  title: page.title,
  description: page.description,
  picture: page.banner,
  fetches: [blogUrl],
})

export function Page() {
  const { posts, isPending, isError, retry } = useBlog()
  return (
    <>
      <PageHeader
        title={page.title}
        intro={page.intro}
        banner={page.banner}
        className="[--banner-focus:85%_50%]"
      >
        <ReviewsLink />
      </PageHeader>
      <div
        aria-busy={isPending || undefined}
        className="mx-auto min-h-[70vh] max-w-(--page-width) px-(--tp-gutter) pt-10"
      >
        {isPending && <CardGridSkeleton max={STEP} heading="h2" />}
        {isError && <Failure onRetry={retry}>Failed to load blog posts</Failure>}
        {posts && (
          <SectionBoundary name={page.title}>
            <PostList posts={posts} />
          </SectionBoundary>
        )}
      </div>
    </>
  )
}
