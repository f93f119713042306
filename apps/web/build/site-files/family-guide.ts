import type { SiteFacts } from './site-facts.ts'

/**
 * The family guide of every review and of our own films, for other ministries: levels, notes, what they mean, and the
 * license. The format is described in docs/family-guide.md.
 */
export function familyGuideFile(facts: Omit<SiteFacts, 'pages'>): string {
  const { site, siteUrl, familyGuide } = facts
  const { license, ...meaning } = familyGuide
  const file = {
    version: 1,
    title: `Family guide | ${site.name}`,
    url: `${siteUrl}/reviews/family-guide.json`,
    license,
    meaning,
    films: [...reviewed(facts), ...ours(facts)],
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

type Facts = Parameters<typeof familyGuideFile>[0]

const reviewed = ({ siteUrl, reviews }: Facts) =>
  reviews.map(({ id, title, rating, guide, pastors, reviewed }) => {
    const { watch: _watch, ...film } = reviewed ?? { title }
    return { id, review: `${siteUrl}/reviews/${id}`, ...film, stars: rating, guide, for: pastors.for }
  })

/** Our own films have a page instead of a review, and no stars. */
const ours = ({ siteUrl, films, guides }: Facts) =>
  films.flatMap(({ id, title, kind, year, rating, address }) => {
    const guide = guides.get(id)
    return guide ? { id, page: siteUrl + address, title, kind, year, rating, guide } : []
  })
