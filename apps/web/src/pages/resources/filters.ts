import { plain } from '#features/search/words.ts'
import type { Resource } from '#model/schemas.ts'

export type Filter = 'all' | Resource['type']

/** The filter buttons, in order. */
export const filters: { type: Filter; label: string }[] = [
  { type: 'all', label: 'All Resources' },
  { type: 'books', label: 'Books' },
  { type: 'study-guides', label: 'Study Guides' },
  { type: 'promotional', label: 'Promotional Material' },
  { type: 'social-media', label: 'Social Media' },
]

/** Labels of the cards' badges. */
export const typeLabels: Record<Resource['type'], string> = {
  books: 'Book',
  'study-guides': 'Study Guide',
  promotional: 'Poster',
  'social-media': 'Social Media',
}

/** Resources of a type whose title or description contains the term, whatever keyboard it was typed on. */
export function filterResources(resources: Resource[], filter: Filter, term: string): Resource[] {
  const wanted = plain(term).trim()
  return resources.filter(
    ({ type, title, description }) =>
      (filter === 'all' || type === filter) && plain(`${title}\n${description}`).includes(wanted),
  )
}
