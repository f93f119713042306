import { Button } from '@two-pastors/ui'
import { has } from '#config/site-parts.ts'
import page from '#content/pages/reviews.yaml'
import { PageHeader } from '#features/articles/page-header.tsx'
import { OwnFilmLinks } from '#features/films/own-film-links.tsx'
import { featuredReviews, reviews } from '#features/reviews/reviews.ts'
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
        {reviews.length > 0 && (
          // The filters are far down on a phone.
          <Button asChild variant="outline" className="mt-6">
            <a href="#find">Find a Film by Age or Genre</a>
          </Button>
        )}
        <p className="mt-4 text-pretty text-tp-muted empty:hidden">
          <OwnFilmLinks lead="Our own films:" />
        </p>
      </PageHeader>
      <div className="mx-auto max-w-(--page-width) px-(--tp-gutter)">
        {featuredReviews.length > 0 && <Featured />}
        {reviews.length > 0 ? (
          <SectionBoundary name="Find a Film">
            <FindReviews />
          </SectionBoundary>
        ) : (
          <p className="pt-12 text-lg text-tp-muted">Our first review is on its way.</p>
        )}
        {has('blog') && (
          <SectionBoundary name="Latest from Our Blog">
            <LatestPosts />
          </SectionBoundary>
        )}
      </div>
    </>
  )
}
