import type { BlogPost } from '@two-pastors/feeds'
import { ArticleCardSkeleton, Grid, SectionHeading } from '@two-pastors/ui'
import { useRef } from 'react'
import { useInView } from '#lib/use-in-view.ts'
import { PostCard } from './post-card.tsx'
import { useBlog } from './use-blog.ts'

/**
 * Hides the third card of a `Grid` while it has two columns (each at least 17 rem wide), where it would be alone in its row.
 */
export const wholeRows = '@min-[35.5rem]:@max-[54rem]:*:nth-3:hidden'

type PostSectionProps = { heading: string; choose: (posts: BlogPost[]) => BlogPost[] }

/** Up to three posts, which load near the viewport. Renders nothing if the blog fails or there are none. */
export function PostSection({ heading, choose }: PostSectionProps) {
  const section = useRef<HTMLElement>(null)
  const { posts, isPending, isError } = useBlog({ wanted: useInView(section) })
  const found = posts && choose(posts)
  if (isError || found?.length === 0) return null
  return (
    <section ref={section} aria-labelledby="posts" aria-busy={isPending || undefined} className="pt-14">
      <SectionHeading id="posts">{heading}</SectionHeading>
      <Grid className={`mt-6 ${wholeRows}`}>
        {/* An array, because each child of a grid is a card. */}
        {found?.map((post) => <PostCard key={post.id} post={post} />) ??
          [1, 2, 3].map((card) => <ArticleCardSkeleton key={card} />)}
      </Grid>
    </section>
  )
}
