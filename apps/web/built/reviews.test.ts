import { expect, test } from 'vitest'
import { openPage, textOf, textsOf, within } from './support/page.ts'

const SECTIONS = [
  'Review Summary',
  'Plot Overview',
  'Faith & Spiritual Themes',
  'Family Viewing Guide',
  'What We Loved',
  'Points to Consider',
  'Final Recommendation',
]

test.each([
  {
    id: 'the-chosen-season-4-review',
    title: 'The Chosen, Season 4: The Road Gets Steeper',
    date: 'July 8, 2024',
    categories: ['Series', 'Drama', 'Faith'],
    stars: '5 out of 5 stars',
    recommendation: 'Five stars',
  },
  {
    id: 'i-can-only-imagine-review',
    title: 'I Can Only Imagine: The Father Behind the Song',
    date: 'February 12, 2024',
    // The list also shows a fourth one.
    categories: ['Drama', 'Biography', 'Music'],
    stars: '4 out of 5 stars',
  },
  {
    id: 'sound-of-freedom-review',
    title: 'Sound of Freedom: The Camera That Looks Away',
    date: 'November 20, 2023',
    categories: ['Thriller', 'Drama', 'Biography'],
    stars: '4 out of 5 stars',
  },
  {
    id: 'jesus-revolution-review',
    title: 'Jesus Revolution: When the Barefoot Came to Church',
    date: 'April 17, 2023',
    categories: ['Drama', 'Biography', 'Faith'],
    stars: '4 out of 5 stars',
  },
])(
  'a review has date, rating, three categories and its seven parts: $id',
  ({ id, title, date, categories, stars, recommendation = '' }) => {
    const review = within(openPage(`reviews/${id}.html`).getByRole('article'))
    expect(textOf(review.getByRole('heading', { level: 1 }))).toBe(title)
    const back = review.getByRole('link', { name: 'Back to Reviews' })
    expect(back.getAttribute('href')).toBe('/reviews')
    const header = within(review.element.querySelector('header') as HTMLElement)
    expect(textOf(header.element.querySelector('time'))).toBe(date)
    header.getByRole('img', { name: stars })
    const list = within(header.getByRole('list', { name: 'Categories' }))
    expect(textsOf(list.getAllByRole('listitem'))).toEqual(categories)
    expect(textsOf(review.getAllByRole('heading', { level: 2 }))).toEqual(SECTIONS)
    for (const name of SECTIONS) {
      // The & and the word after it stay on one line.
      const part = review.getByRole('region', { name: (words) => words.replace(/\s/g, ' ') === name })
      expect(textOf(part.querySelector(/Loved|Consider/.test(name) ? 'li' : 'p')), name).toMatch(/\w{3}/)
    }
    const contents = within(review.getByRole('navigation', { name: 'Sections of this review' }))
    expect(textsOf(contents.getAllByRole('link'))).toEqual([...SECTIONS, 'Talk About It', 'Where to Watch'])
    expect(review.getByRole('link', { name: 'You need a license' }).getAttribute('href')).toBe(
      '/plan#licenses',
    )
    const last = within(review.getByRole('region', { name: 'Final Recommendation' }))
    expect(last.getByRole('img', { name: stars }).querySelectorAll('svg')).toHaveLength(5)
    expect(textOf(last.element)).toContain(recommendation)
  },
)
