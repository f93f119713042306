import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { cleanText } from '@two-pastors/feeds'
import { calendars } from './calendars.ts'
import { familyGuideFile } from './family-guide.ts'
import { jsonFeed, rssFeed } from './feeds.ts'
import { llmsText } from './llms-text.ts'
import type { SiteFacts } from './site-facts.ts'
import { sitemap } from './sitemap.ts'

/** Writes sitemap, robots.txt, llms.txt, the review feeds, the family guide and the films' calendars. */
export async function writeSiteFiles(client: string, facts: SiteFacts): Promise<void> {
  for (const [path, text] of Object.entries(siteFiles(facts))) {
    await mkdir(dirname(client + path), { recursive: true })
    await writeFile(client + path, text)
  }
}

/** The files' texts, by path. */
export function siteFiles({ pages, ...others }: SiteFacts): Record<string, string> {
  const facts = { ...others, pages: pages.filter(({ unlisted }) => !unlisted) }
  const files = {
    '/sitemap.xml': sitemap(facts),
    // Crawlers may read everything; pages that should not be indexed have a robots meta tag.
    '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${facts.siteUrl}/sitemap.xml\n`,
    '/llms.txt': llmsText(facts),
    '/reviews/feed.xml': rssFeed(facts),
    '/reviews/feed.json': jsonFeed(facts),
    '/reviews/family-guide.json': familyGuideFile(facts),
    ...calendars(facts),
  }
  // A single control character makes an XML file unreadable. Texts are cleaned on input, but cutting one off can break
  // a character.
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, cleanText(text)]))
}
