import type { SiteFacts } from './site-files.ts'
import type { ListedPage } from './sitemap.ts'

/** A summary of the site for language models: https://llmstxt.org */
export function llmsText({ site, siteUrl, pages }: Omit<SiteFacts, 'reviews'>): string {
  const under = (folder: string) => pages.filter(({ path }) => path.startsWith(folder))
  const main = pages.filter(({ path }) => !/^\/(reviews|blog)\//.test(path))
  const link = ({ path, title, description }: ListedPage) =>
    `- [${title.replace(/[[\]]/g, '\\$&')}](${new URL(path, siteUrl).href}): ${description}`
  return `# ${site.name}

> ${site.description}

${site.mission} Write to ${site.email} or call ${site.phone.display}.

## Pages

${main.map(link).join('\n')}

## Reviews

${under('/reviews/').map(link).join('\n')}
- [All reviews in full, as a JSON feed](${siteUrl}/reviews/feed.json)

## Optional

${[...under('/blog/').map(link), `- [Sitemap](${siteUrl}/sitemap.xml)`].join('\n')}
`
}
