import { ArticleCardSkeleton, Grid, SectionHeading } from '@two-pastors/ui'
import { useRef } from 'react'
import type { Review } from '#content/schemas/schemas.ts'
import { PostCard } from '#features/blog/post-card.tsx'
import { useBlog } from '#features/blog/use-blog.ts'
import { postsRelatedTo } from '#features/reviews/related.ts'
import { useInView } from '#lib/use-in-view.ts'
import { wholeRows } from './whole-rows.ts'

/** Blog posts that go with a review. They load near the viewport; if the blog fails, the section is left out. */
export function RelatedPosts({ review }: { review: Review }) {
  const section = useRef<HTMLElement>(null)
  const { posts, isPending, isError } = useBlog({ wanted: useInView(section) })
  const found = posts && postsRelatedTo(posts, review)
  if (isError || found?.length === 0) return null
  return (
    <section
      ref={section}
      aria-labelledby="related-posts"
      aria-busy={isPending || undefined}
      className="pt-14"
    >
      <SectionHeading id="related-posts">From Our Blog</SectionHeading>
      <Grid className={`mt-6 ${wholeRows}`}>
        {found ? (
          found.map((post) => <PostCard key={post.id} post={post} />)
        ) : (
          <>
            <ArticleCardSkeleton />
            <ArticleCardSkeleton />
            <ArticleCardSkeleton />
          </>
        )}
      </Grid>
    </section>
  )
}
