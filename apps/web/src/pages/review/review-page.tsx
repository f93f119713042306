import { RatingStars } from '@two-pastors/ui'
import { Fragment, useRef } from 'react'
import type { Params } from 'react-router-dom'
import { siteAddress } from '#config/env.ts'
import { ArticleHeader } from '#features/articles/article-header.tsx'
import { FamilyAnswer } from '#features/family/family-answer.tsx'
import { NotFound, notFoundMeta } from '#features/not-found/not-found.tsx'
import { CompareBox } from '#features/reviews/compare-box.tsx'
import { reviewQuery } from '#features/reviews/review-query.ts'
import { useFilters } from '#features/reviews/use-filters.ts'
import { BackLink } from '#lib/back-link.tsx'
import { part } from '#lib/part.ts'
import { Picture, PictureBackdrop } from '#lib/picture.tsx'
import type { Review } from '#model/schemas.ts'
import type { PageModule } from '#page-module.ts'
import { AfterReview } from './after-review.tsx'
import { ReviewBody } from './review-body.tsx'
import { ReviewMoments } from './review-moments.tsx'
import { ReviewTop } from './review-top.tsx'

const comparisonPart = part(() => import('#features/reviews/comparison.tsx'))

export const query = ({ id = '' }: Params) => reviewQuery(id)

export const meta: PageModule<Review>['meta'] = (review) =>
  review
    ? {
        title: review.title,
        description: review.description,
        picture: review.featuredImage,
        eyebrow: 'Review',
        modified: review.publishDate,
        about: { review },
      }
    : notFoundMeta

export const Page: PageModule<Review>['Page'] = ({ data: review }) => {
  const { compared, toggle } = useFilters()
  const { module: comparison } = comparisonPart.use(compared.length > 0)
  const box = useRef<HTMLInputElement>(null)
  if (review === undefined) return <div className="min-h-dvh" />
  if (review === null) return <NotFound />
  return (
    // A key, because React can't change text next to links on a translated page: another review gets new elements.
    <Fragment key={review.id}>
      <article>
        <ArticleHeader
          title={review.title}
          date={review.publishDate}
          categories={review.categories}
          shared={{
            title: review.title,
            text: `${review.title}: our review, ${review.rating} out of 5 stars.`,
            url: siteAddress(`/reviews/${review.id}`),
            guide: 'review',
          }}
          back={<BackLink to="/reviews">Back to Reviews</BackLink>}
          picture={<Picture picture={review.featuredImage} sizes="(min-width: 67rem) 64rem, 92vw" priority />}
          verdict={<FamilyAnswer guide={review.guide} talk={`/talk/${review.id}`} />}
          backdrop={<PictureBackdrop picture={review.featuredImage} />}
        >
          <RatingStars rating={review.rating} className="text-xl" />
        </ArticleHeader>
        <ReviewTop review={review}>
          <CompareBox ref={box} review={review} compared={compared} onToggle={toggle} />
        </ReviewTop>
        <div className="mx-auto max-w-5xl px-(--tp-gutter) pt-6 print:pt-0">
          <ReviewBody review={review} />
          <ReviewMoments id={review.id} />
        </div>
      </article>
      <AfterReview
        review={review}
        compare={(other) => <CompareBox review={other} compared={compared} onToggle={toggle} />}
      />
      {comparison && (
        <comparison.Comparison ids={compared} onToggle={toggle} onLastRemoved={() => box.current?.focus()} />
      )}
    </Fragment>
  )
}
