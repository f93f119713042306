import type { BlogPost } from '@two-pastors/feeds'
import type { Article, BlogPosting, Person, Review } from 'schema-dts'
import { authorsOf } from '#features/blog/authors-of.ts'
import type { Author } from '#features/pastors/byline.tsx'
import { pastors } from '#features/pastors/pastors.ts'
import type { Review as ReviewContent } from '#model/schemas.ts'
import { absolute, type Identified, idOf } from './address.ts'
import { reviewedThing } from './reviewed.ts'
import { author } from './site.ts'

/** Google truncates longer headlines and warns about them. */
const MAX_HEADLINE = 110

const truncate = (title: string) =>
  title.length > MAX_HEADLINE ? `${title.slice(0, MAX_HEADLINE - 1)}…` : title

/** A review with its rating; an article if the review doesn't say what it reviews, which a rating requires. */
export function reviewThing(review: ReviewContent): Identified<Review | Article> {
  const path = `/reviews/${review.id}`
  const common = {
    '@id': idOf(path, 'review'),
    url: absolute(path),
    headline: truncate(review.title),
    description: review.description,
    image: absolute(review.featuredImage.img.src),
    datePublished: review.publishDate,
    author: personsOf(pastors),
    publisher: author,
    inLanguage: 'en',
  }
  const { reviewed, rating } = review
  if (!reviewed) return { '@type': 'Article', ...common }
  return {
    '@type': 'Review',
    ...common,
    name: review.title,
    itemReviewed: reviewedThing(reviewed, review.guide),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  }
}

/** A blog post. `image` is the fallback for posts without one. */
export function postThing(post: BlogPost, image: string): Identified<BlogPosting> {
  const path = `/blog/${post.id}`
  const authors = authorsOf(post)
  return {
    '@type': 'BlogPosting',
    '@id': idOf(path, 'post'),
    url: absolute(path),
    headline: truncate(post.title),
    description: post.description,
    image: absolute(post.featuredImage ?? image),
    ...(post.publishDate && { datePublished: post.publishDate }),
    ...(post.categories.length > 0 && { keywords: post.categories.join(', ') }),
    author: authors.length > 0 ? personsOf(authors) : author,
    publisher: author,
    inLanguage: 'en',
  }
}

/** The authors of a review or post. For a pastor, also the address of the page about both. */
const personsOf = (authors: Author[]): Person[] =>
  authors.map(({ id, name }) => {
    const pastor = pastors.find((candidate) => candidate.id === id)
    return {
      '@type': 'Person',
      name,
      ...(pastor && {
        '@id': idOf('/pastors', pastor.id),
        description: pastor.role,
        image: absolute(pastor.portrait.img.src),
        url: `${absolute('/pastors')}#${pastor.id}`,
      }),
    }
  })
