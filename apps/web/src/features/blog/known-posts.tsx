import type { BlogPost } from '@two-pastors/feeds'
import { createContext, use } from 'react'
import { longDate } from '#lib/dates.ts'
import { HideSkeletons } from '#lib/hide-skeletons.tsx'
import { PageLink } from '#lib/page-link.tsx'

/** The posts loaded by the build; empty in browsers. */
export const KnownPosts = createContext<BlogPost[]>([])

/**
 * Posts from the build, shown instead of the skeletons without JavaScript. Every visitor downloads them, so they have no
 * pictures.
 */
export function KnownPostList({ max, heading: Heading }: { max: number; heading: 'h2' | 'h3' }) {
  const posts = use(KnownPosts)
  return (
    <>
      {posts.length > 0 && <HideSkeletons />}
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
