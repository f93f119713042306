import type { BlogPost } from '@two-pastors/feeds'
import { describe, expect, test, vi } from 'vitest'
import chosen from '#content/reviews/the-chosen-season-4-review.yaml'
import type { Review } from '#model/schemas.ts'
import { postThing, reviewThing } from './articles.ts'

vi.mock('#config/env.ts', () => ({ env: { siteUrl: 'https://www.example.org' } }))

const review: Review = {
  ...chosen,
  id: 'a-review',
  title: 'Sound of Freedom: The Camera That Looks Away',
  reviewed: { title: 'Sound of Freedom', kind: 'film' },
  description: 'Sober.',
  publishDate: '2023-11-20',
  categories: ['Drama'],
  rating: 4,
  featuredImage: { sources: {}, img: { src: '/assets/a.webp', w: 1280, h: 720 }, placeholder: '' },
  content: {
    summary: '',
    plot: '',
    faithElements: '',
    familyFriendly: '',
    positives: [],
    concerns: [],
    recommendation: '',
  },
}

const post: BlogPost = {
  id: 'a-post',
  title: 'A Post',
  featuredImage: null,
  publishDate: null,
  authors: [],
  categories: [],
  description: 'Words.',
  lead: '',
  content: '<p>Words.</p>',
  contentBase: null,
  originalLink: '',
}

const ministry = expect.objectContaining({ '@type': 'Organization', name: expect.stringMatching(/./) })
const person = (name: string, id: string) =>
  expect.objectContaining({ '@type': 'Person', name, url: `https://www.example.org/pastors#${id}` })
const bothPastors = [
  person('Pastor Pat Placeholder', 'pat-placeholder'),
  person('Pastor Sam Sample', 'sam-sample'),
]

test('a review has the stars that the two pastors gave, and says to what', () => {
  expect(reviewThing(review)).toMatchObject({
    '@type': 'Review',
    itemReviewed: { '@type': 'Movie', name: 'Sound of Freedom' },
    reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
    author: bothPastors,
    datePublished: '2023-11-20',
    url: 'https://www.example.org/reviews/a-review',
  })
})

test('a review of a series is of a TVSeries', () => {
  const reviewed = { title: 'The Chosen', kind: 'series' } as const
  expect(reviewThing({ ...review, reviewed })).toMatchObject({ itemReviewed: { '@type': 'TVSeries' } })
})

test('a review that does not say of what is an article, without stars', () => {
  const { reviewed: _, ...vague } = review
  const thing = reviewThing(vague)
  expect(thing).toMatchObject({ '@type': 'Article', headline: review.title })
  expect(thing).not.toHaveProperty('reviewRating')
})

test('a post without picture and date has the picture of its shared link, and no date', () => {
  const thing = postThing(post, '/og/blog/a-post.jpg')
  expect(thing).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A Post',
    image: 'https://www.example.org/og/blog/a-post.jpg',
    author: ministry,
  })
  expect(thing).not.toHaveProperty('datePublished')
})

test('pictures elsewhere keep their addresses, long titles are cut', () => {
  const thing = postThing(
    { ...post, title: 'x'.repeat(200), featuredImage: 'https://blog.example/a.jpg', categories: ['A', 'B'] },
    '/og/a.jpg',
  )
  expect(thing).toMatchObject({
    headline: `${'x'.repeat(109)}…`,
    image: 'https://blog.example/a.jpg',
    keywords: 'A, B',
  })
})

describe('the author of a post', () => {
  const authorOf = (given: Partial<BlogPost>) =>
    (postThing({ ...post, ...given }, '/og/a.jpg') as { author: unknown }).author

  test('is whom its feed names, a person without a page', () => {
    expect(authorOf({ authors: ['Grace Lindqvist', 'Sam'] })).toEqual([
      { '@type': 'Person', name: 'Grace Lindqvist' },
      { '@type': 'Person', name: 'Sam' },
    ])
  })

  test('is a pastor, with the address about him, if the feed has his name', () => {
    expect(authorOf({ authors: ['Pastor Sam Sample'] })).toEqual([person('Pastor Sam Sample', 'sam-sample')])
  })

  test('is whom staff name by words of the title, whatever the feed says', () => {
    const title = 'Easter: A LETTER to our Friends'
    expect(authorOf({ title, authors: ['Grace Lindqvist'] })).toEqual(bothPastors)
  })
})
