import type { BlogPost } from '@two-pastors/feeds'
import { PostSection } from '#features/blog/post-section.tsx'

const SHOWN = 3

export function MorePosts({ post }: { post: BlogPost }) {
  return <PostSection heading="More from Our Blog" choose={(posts) => postsAfter(posts, post.id)} />
}

/** The posts before this one; after the oldest, the newest. */
export function postsAfter<Post extends { id: string }>(posts: Post[], id: string): Post[] {
  const place = posts.findIndex((post) => post.id === id)
  return [...posts.slice(place + 1), ...posts.slice(0, Math.max(place, 0))].slice(0, SHOWN)
}
