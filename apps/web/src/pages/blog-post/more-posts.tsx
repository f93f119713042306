import type { BlogPost } from '@two-pastors/feeds'
import { PostSection } from '#features/blog/post-section.tsx'

const SHOWN = 3

/** The posts before this one; after the oldest, the newest. */
export function MorePosts({ post }: { post: BlogPost }) {
  return (
    <PostSection
      heading="More from Our Blog"
      choose={(posts) => {
        const place = posts.findIndex(({ id }) => id === post.id)
        const others = [...posts.slice(place + 1), ...posts.slice(0, Math.max(place, 0))]
        return others.slice(0, SHOWN)
      }}
    />
  )
}
