import { Feed } from 'feed'
import type { Review } from '../../model/schemas.ts'
import type { SiteFacts } from './site-facts.ts'

type FeedFacts = Pick<SiteFacts, 'site' | 'siteUrl' | 'reviews'>

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export const rssFeed = (facts: FeedFacts) => feedOf(facts).rss2()

/** https://www.jsonfeed.org */
export const jsonFeed = (facts: FeedFacts) => feedOf(facts).json1()

/** The reviews in full, newest first. */
function feedOf({ site, siteUrl, reviews }: FeedFacts): Feed {
  const author = { name: site.name, email: site.email, link: `${siteUrl}/` }
  const feed = new Feed({
    id: `${siteUrl}/reviews`,
    link: `${siteUrl}/reviews`,
    title: `Film Reviews | ${site.name}`,
    description: site.mission,
    language: 'en',
    image: `${siteUrl}/icon-512.png`,
    favicon: `${siteUrl}/favicon.ico`,
    copyright: `© ${site.copyrightYear} ${site.name}`,
    // The newest review's date, so that the same content always builds the same file.
    updated: new Date(reviews[0]?.publishDate ?? 0),
    feedLinks: { rss: `${siteUrl}/reviews/feed.xml`, json: `${siteUrl}/reviews/feed.json` },
    author,
  })
  for (const review of reviews) {
    const link = `${siteUrl}/reviews/${review.id}`
    feed.addItem({
      id: link,
      link,
      title: review.title,
      description: review.description,
      content: body(review, siteUrl),
      image: siteUrl + review.featuredImage.img.src,
      date: new Date(review.publishDate),
      category: review.categories.map((name) => ({ name })),
      author: [author],
    })
  }
  return feed
}

/** The sections with their headings as on the page (pages/review), and absolute URLs. */
function body({ content, rating }: Review, siteUrl: string): string {
  const points = (items: string[]) =>
    `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
  const sections: [string, string][] = [
    ['Review Summary', content.summary],
    ['Plot Overview', content.plot],
    ['Faith & Spiritual Themes', content.faithElements],
    ['Family Viewing Guide', content.familyFriendly],
    ['What We Loved', points(content.positives)],
    ['Points to Consider', points(content.concerns)],
    ['Final Recommendation', content.recommendation],
  ]
  const html = sections.map(([heading, text]) => `<h2>${escapeHtml(heading)}</h2>\n${text}`)
  return [`<p>${rating} out of 5 stars</p>`, ...html]
    .join('\n')
    .replaceAll(/(href|src)="\//g, `$1="${siteUrl}/`)
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
