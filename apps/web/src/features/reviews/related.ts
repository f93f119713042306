import type { BlogPost } from '@two-pastors/feeds'
import type { Film, Review, ReviewCard } from '#model/schemas.ts'

const MAX_RELATED = 2
const MAX_POSTS = 3
const MAX_FILMS = 2

/** The next review, and those that have the most in common with this one: categories first, then the age. */
export function relatedTo(
  reviews: ReviewCard[],
  id: string,
): { next: ReviewCard; related: ReviewCard[] } | null {
  const place = reviews.findIndex((review) => review.id === id)
  const current = reviews[place]
  const next = reviews[(place + 1) % reviews.length]
  if (!current || !next || next === current) return null
  const shared = (review: ReviewCard) => sharedOf(review.categories, current.categories)
  const years = (review: ReviewCard) => Math.abs(review.guide.age - current.guide.age)
  const related = reviews
    .filter((review) => review !== current && review !== next)
    .sort((a, b) => shared(b) - shared(a) || years(a) - years(b))
    .slice(0, MAX_RELATED)
  return { next, related }
}

type Post = Pick<BlogPost, 'title' | 'description' | 'categories'>
type About = Pick<Review, 'title' | 'categories' | 'reviewed'>

/** Posts about the film itself first, then those that share the most categories with its review; newest first. */
export function postsRelatedTo<Found extends Post>(posts: Found[], { title, categories, reviewed }: About) {
  const name = (reviewed?.title ?? title).toLowerCase()
  const score = (post: Post) =>
    (`${post.title} ${post.description}`.toLowerCase().includes(name) ? 100 : 0) +
    sharedOf(post.categories, categories)
  return posts
    .filter((post) => score(post) > 0)
    .sort((a, b) => score(b) - score(a))
    .slice(0, MAX_POSTS)
}

/** Our films, those that we have rated before those that are still to come, then those of the same genre. */
export function filmsRelatedTo<Found extends Pick<Film, 'genre' | 'guide'>>(
  films: Found[],
  { categories }: Pick<About, 'categories'>,
) {
  const score = ({ genre, guide }: Pick<Film, 'genre' | 'guide'>) =>
    (guide ? 2 : 0) + (genre !== undefined && categories.includes(genre) ? 1 : 0)
  return films.toSorted((a, b) => score(b) - score(a)).slice(0, MAX_FILMS)
}

const sharedOf = (some: readonly string[], others: readonly string[]) =>
  some.filter((category) => others.includes(category)).length
