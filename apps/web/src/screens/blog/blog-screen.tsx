import { CardGridSkeleton } from '../../components/card-grid-skeleton.tsx'
import { Failure } from '../../components/failure.tsx'
import { Head } from '../../components/head.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { ReviewsLink } from '../../components/reviews-link.tsx'
import { SectionBoundary } from '../../components/section-boundary.tsx'
import page from '../../content/pages/blog.yaml'
import { useBlog } from '../../lib/use-blog.ts'
import { PostList, STEP } from './post-list.tsx'

export function Screen() {
  const { posts, isPending, isError, retry } = useBlog()
  return (
    <>
      <Head title={page.title} description={page.description} picture={page.banner} />
      <PageHeader title={page.title} intro={page.intro} banner={page.banner}>
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
