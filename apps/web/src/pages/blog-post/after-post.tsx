import type { BlogPost } from '@two-pastors/feeds'
import { cn } from '@two-pastors/ui'
import { useRef } from 'react'
import { part } from '#lib/part.ts'
import { useInView } from '#lib/use-in-view.ts'

const morePart = part(() => import('./more-posts.tsx'))

/** What to read after a post. Loads near the viewport; until then it reserves the space of the cards. */
export function AfterPost({ post }: { post: BlogPost }) {
  const more = useRef<HTMLDivElement>(null)
  const { module } = morePart.use(useInView(more))
  return (
    <div
      ref={more}
      className={cn(
        '@container mx-auto max-w-5xl px-(--tp-gutter) print:hidden noscript:hidden',
        !module && 'min-h-120',
      )}
    >
      {module && <module.MorePosts post={post} />}
    </div>
  )
}
