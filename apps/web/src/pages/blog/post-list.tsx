import type { BlogPost } from '@two-pastors/feeds'
import { Grid, LoadMore } from '@two-pastors/ui'
import { PostCard } from '#features/blog/post-card.tsx'
import { useHistoryState } from '#lib/use-history-state.ts'

/** Posts per batch, so that a long blog renders as fast as a short one. */
export const STEP = 24

export function PostList({ posts }: { posts: BlogPost[] }) {
  const [shown, setShown] = useHistoryState('shown', STEP)
  return (
    <>
      <p role="status" className="text-lg text-tp-muted">
        {`Found ${posts.length} blog posts`}
      </p>
      <Grid className="mt-8">
        {posts.slice(0, shown).map((post) => (
          <PostCard key={post.id} post={post} original heading="h2" />
        ))}
      </Grid>
      <LoadMore
        shown={Math.min(shown, posts.length)}
        total={posts.length}
        onMore={() => setShown(shown + STEP)}
        className="mt-10"
      />
    </>
  )
}
