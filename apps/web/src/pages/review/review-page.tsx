import { RatingStars } from '@two-pastors/ui'
import type { Params } from 'react-router-dom'
import type { Review } from '#content/schemas/schemas.ts'
import { ArticleHeader } from '#features/articles/article-header.tsx'
import { NotFound, notFoundMeta } from '#features/not-found/not-found.tsx'
import { reviewQuery } from '#features/reviews/reviews.ts'
import { BackLink } from '#lib/back-link.tsx'
import { Picture } from '#lib/picture.tsx'
import type { PageModule } from '#page-module.ts'
import { ReviewBody } from './review-body.tsx'

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
  if (review === undefined) return <div className="min-h-dvh" />
  if (review === null) return <NotFound />
  return (
    <article>
      <ArticleHeader
        title={review.title}
        date={review.publishDate}
        categories={review.categories}
        back={<BackLink to="/reviews">Back to Reviews</BackLink>}
        picture={
          <Picture
            picture={review.featuredImage}
            sizes="(min-width: 67rem) 64rem, 92vw"
            priority
            data-slot="hero-image"
          />
        }
        ambience={<Picture picture={review.featuredImage} sizes="1px" loading="eager" />}
      >
        <RatingStars rating={review.rating} className="text-xl" />
      </ArticleHeader>
      <div className="mx-auto max-w-3xl px-(--tp-gutter)">
        <ReviewBody review={review} />
      </div>
    </article>
  )
}
