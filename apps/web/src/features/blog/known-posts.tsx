import type { BlogPost } from '@two-pastors/feeds'
import { createContext, use } from 'react'
import { longDate } from '#lib/dates.ts'
import { NoSkeletons } from '#lib/no-skeletons.tsx'
import { PageLink } from '#lib/page-link.tsx'

/** The posts that the build read; empty in browsers. */
export const KnownPosts = createContext<BlogPost[]>([])

/**
 * The posts that the build knows, in place of the skeletons, for those who run no script. Everyone else gets the list
 * from the feed, so these are kept short: no pictures.
 */
export function KnownPostList({ max, heading: Heading }: { max: number; heading: 'h2' | 'h3' }) {
  const posts = use(KnownPosts)
  return (
    <>
      {posts.length > 0 && <NoSkeletons />}
      <ul className="mt-8 grid max-w-prose list-none gap-8">
        {posts.slice(0, max).map((post) => (
          <li key={post.id}>
            <Heading className="font-tp-display text-2xl leading-snug font-semibold text-balance">
              <PageLink
                to={`/blog/${post.id}`}
                className="underline decoration-tp-accent decoration-1 underline-offset-4"
              >
                {post.title}
              </PageLink>
            </Heading>
            {post.publishDate && (
              <time dateTime={post.publishDate} className="mt-1 block text-sm text-tp-muted">
                {longDate(post.publishDate)}
              </time>
            )}
            <p className="mt-2 text-tp-muted">{post.description}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
