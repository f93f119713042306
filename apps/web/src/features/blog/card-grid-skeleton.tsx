import { ArticleCardSkeleton, Grid } from '@two-pastors/ui'
import { isBuild } from '#config/env.ts'
import { KnownPostList } from './known-posts.tsx'

type CardGridSkeletonProps = {
  /** How many posts to show without JavaScript. */
  max: number
  heading?: 'h2' | 'h3'
  className?: string
}

/** Placeholders while posts load; without JavaScript, the posts from the build. */
export function CardGridSkeleton({ max, heading = 'h3', className = 'mt-8' }: CardGridSkeletonProps) {
  return (
    <>
      <Grid className={className}>
        <ArticleCardSkeleton />
        <ArticleCardSkeleton />
        <ArticleCardSkeleton />
      </Grid>
      {/* In browsers React renders nothing inside <noscript>, and skips its content when hydrating. */}
      <noscript>{isBuild && <KnownPostList max={max} heading={heading} />}</noscript>
    </>
  )
}
