import { Button } from '@two-pastors/ui'
import page from '#content/pages/reviews.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { OwnFilmLinks } from '#features/films/own-film-links.tsx'
import { featuredReviews } from '#features/reviews/reviews.ts'
import { SectionBoundary } from '#lib/section-boundary.tsx'
import type { Meta } from '#page-module.ts'
import { Featured } from './featured.tsx'
import { FindReviews } from './find-reviews.tsx'
import { LatestPosts } from './latest-posts.tsx'

export const meta = (): Meta => ({
  title: page.title,
  description: page.description,
  picture: page.banner,
  modified: featuredReviews[0]?.publishDate,
})

export function Page() {
  return (
    <>
      <PageHeader title={page.title} intro={page.intro} banner={page.banner}>
        {/* The filters are far down on a phone. */}
        <Button asChild variant="outline" className="mt-6">
          <a href="#find">Find a Film by Age or Genre</a>
        </Button>
        <p className="mt-4 text-pretty text-tp-muted">
          Our own films: <OwnFilmLinks />
        </p>
      </PageHeader>
      <div className="mx-auto max-w-(--page-width) px-(--tp-gutter)">
        <Featured />
        <SectionBoundary name="Find a Film">
          <FindReviews />
        </SectionBoundary>
        <SectionBoundary name="Latest from Our Blog">
          <LatestPosts />
        </SectionBoundary>
      </div>
    </>
  )
}
