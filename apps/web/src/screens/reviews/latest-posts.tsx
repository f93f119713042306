import { Button, Grid, SectionHeading } from '@two-pastors/ui'
import { CardGridSkeleton } from '../../components/card-grid-skeleton.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { PostCard } from '../../components/post-card.tsx'
import { ScreenLink } from '../../components/screen-link.tsx'
import { useBlog } from '../../lib/use-blog.ts'

const SHOWN = 6

/** The newest posts of the blog, under the reviews. */
export function LatestPosts() {
  const { data, isPending, isError } = useBlog()
  return (
    <section aria-labelledby="latest" aria-busy={isPending || undefined} className="pt-16">
      <SectionHeading id="latest">Latest from Our Blog</SectionHeading>
      {isPending && <CardGridSkeleton max={SHOWN} />}
      {isError && <LoadFailure>Failed to load reviews feed</LoadFailure>}
      {data && (
        <>
          <Grid className="mt-8">
            {data.posts.slice(0, SHOWN).map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </Grid>
          {data.posts.length > SHOWN && (
            <Button asChild variant="link" className="mt-8">
              <ScreenLink to="/blog">All Blog Posts</ScreenLink>
            </Button>
          )}
        </>
      )}
    </section>
  )
}
