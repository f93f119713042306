import { type QueryClient, useQuery } from '@tanstack/react-query'
import { RatingStars } from '@two-pastors/ui'
import type { Params } from 'react-router-dom'
import { useParams } from 'react-router-dom'
import { ArticleHeader } from '../../components/article-header.tsx'
import { BackLink } from '../../components/back-link.tsx'
import { Head } from '../../components/head.tsx'
import { NotFound } from '../../components/not-found.tsx'
import { Picture } from '../../components/picture.tsx'
import { reviewQuery } from '../../content/reviews.ts'
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
