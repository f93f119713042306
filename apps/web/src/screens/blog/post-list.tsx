import type { BlogPost } from '@two-pastors/feeds'
import { LoadMore } from '@two-pastors/ui'
import { useState } from 'react'
import { CardGrid } from '../../components/card-grid.tsx'
import { PostCard } from '../../components/post-card.tsx'

/** A blog of thousands costs no more at first than a short one. */
const STEP = 24

export function PostList({ posts }: { posts: BlogPost[] }) {
  const [shown, setShown] = useState(STEP)
  return (
    <>
      <p role="status" className="text-lg text-tp-muted">
        Found {posts.length} blog posts
      </p>
      <CardGrid>
        {posts.slice(0, shown).map((post) => (
          <li key={post.id}>
            <PostCard post={post} original heading="h2" />
          </li>
        ))}
      </CardGrid>
      <LoadMore
        shown={Math.min(shown, posts.length)}
        total={posts.length}
        onMore={() => setShown(shown + STEP)}
        className="mt-10"
      />
    </>
  )
}
