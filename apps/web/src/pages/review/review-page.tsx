import { type QueryClient, useQuery } from '@tanstack/react-query'
import { RatingStars } from '@two-pastors/ui'
import type { Params } from 'react-router-dom'
import { useParams } from 'react-router-dom'
import { Head } from '#app/head.tsx'
import { ArticleHeader } from '#features/articles/article-header.tsx'
import { NotFound } from '#features/not-found/not-found.tsx'
import { reviewQuery } from '#features/reviews/reviews.ts'
import { BackLink } from '#lib/back-link.tsx'
import { Picture } from '#lib/picture.tsx'
import { ReviewBody } from './review-body.tsx'

export const load = (queryClient: QueryClient, { id = '' }: Params) =>
  queryClient.ensureQueryData(reviewQuery(id))

export function Screen() {
  const { id = '' } = useParams()
  const { data: review, isPending } = useQuery(reviewQuery(id))
  if (isPending) return <div className="min-h-dvh" />
  if (!review) return <NotFound />
  return (
    <article>
      <Head
        title={review.title}
        description={review.description}
        picture={review.featuredImage}
        eyebrow="Review"
      />
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
