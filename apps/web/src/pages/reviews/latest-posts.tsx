import { Grid } from '@two-pastors/ui'
import { useEffect, useRef, useState } from 'react'
import { CardGridSkeleton } from '#features/blog/card-grid-skeleton.tsx'
import { PostCard } from '#features/blog/post-card.tsx'
import { useBlog } from '#features/blog/use-blog.ts'
import { Failure } from '#lib/failure.tsx'
import { LinkedHeading } from '#lib/linked-heading.tsx'
import { useInView } from '#lib/use-in-view.ts'

const SHOWN = 6

/** A scrolling row on a phone, and four posts on a tablet: the page is long enough already. */
const row =
  'mt-8 max-sm:auto-cols-[min(19rem,85%)] max-sm:grid-flow-col max-sm:grid-cols-none max-sm:*:snap-start sm:max-lg:*:nth-[n+5]:hidden'

/** The newest blog posts, below the reviews. Renders nothing if there are none. On a narrow screen they load when the visitor scrolls near them. */
export function LatestPosts() {
  const section = useRef<HTMLElement>(null)
  const isNear = useInView(section)
  const [isWide, setWide] = useState(false)
  useEffect(() => setWide(innerWidth >= 1024), [])
  const { posts, isPending, isError, retry } = useBlog({ wanted: isNear || isWide })
  if (posts?.length === 0) return null
  return (
    <section ref={section} aria-labelledby="latest" aria-busy={isPending || undefined} className="pt-16">
      <LinkedHeading id="latest" heading="Latest from Our Blog" to="/blog" link="All Blog Posts" />
      <div
        data-slot="scroll-row"
        className="max-sm:-mx-(--tp-gutter) max-sm:snap-x max-sm:scroll-px-(--tp-gutter) max-sm:overflow-x-auto max-sm:px-(--tp-gutter)"
      >
        {isPending && <CardGridSkeleton max={SHOWN} className={row} />}
        {isError && <Failure onRetry={retry}>Failed to load reviews feed</Failure>}
        {posts && (
          <Grid className={row}>
            {posts.slice(0, SHOWN).map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </Grid>
        )}
      </div>
    </section>
  )
}
