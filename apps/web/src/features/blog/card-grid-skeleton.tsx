import { ArticleCardSkeleton, Grid } from '@two-pastors/ui'
import { isBuild } from '#config/env.ts'
import { KnownPostList } from './known-posts.tsx'

type CardGridSkeletonProps = {
  /** How many posts to show those who run no script. */
  max: number
  heading?: 'h2' | 'h3'
}

/** Three skeletons, while posts load. */
export function CardGridSkeleton({ max, heading = 'h3' }: CardGridSkeletonProps) {
  return (
    <>
      <Grid className="mt-8">
        <ArticleCardSkeleton />
        <ArticleCardSkeleton />
        <ArticleCardSkeleton />
      </Grid>
      {/* React renders nothing into it in browsers, and does not look into it when it hydrates. */}
      <noscript>{isBuild && <KnownPostList max={max} heading={heading} />}</noscript>
    </>
  )
}
