import type { SiteFacts } from './site-files.ts'

/**
 * The family guide of every review, for other ministries: levels, notes, what they mean, and the license. The format is
 * described in docs/family-guide.md.
 */
export function familyGuideFile({ site, siteUrl, reviews, familyGuide }: Omit<SiteFacts, 'pages'>): string {
  const { license, ...meaning } = familyGuide
  const films = reviews.map(({ id, title, rating, guide, pastors, reviewed }) => {
    const { watch: _watch, ...film } = reviewed ?? { title }
    return { id, review: `${siteUrl}/reviews/${id}`, ...film, stars: rating, guide, for: pastors.for }
  })
  const file = {
    version: 1,
    title: `Family guide | ${site.name}`,
    url: `${siteUrl}/reviews/family-guide.json`,
    license,
    meaning,
    films,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
