import { ArticleCardSkeleton, Grid } from '@two-pastors/ui'

/** Three skeletons, while posts load. */
export function CardGridSkeleton() {
  return (
    <Grid className="mt-8">
      <ArticleCardSkeleton />
      <ArticleCardSkeleton />
      <ArticleCardSkeleton />
    </Grid>
  )
}
