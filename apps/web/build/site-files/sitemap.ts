import type { SiteFacts } from './site-files.ts'

/** A page that search engines may show. */
export type ListedPage = {
  path: string
  title: string
  description: string
  /** ISO date or date-time of the newest content on it. */
  modified?: string | null | undefined
  /** Keeps it out of the sitemap and llms.txt. */
  unlisted?: boolean
}

/** https://www.sitemaps.org/protocol.html; Google reads neither `changefreq` nor `priority`. */
export function sitemap({ pages, siteUrl }: Pick<SiteFacts, 'pages' | 'siteUrl'>): string {
  const urls = pages.map(({ path, modified }) => {
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : ''
    return `  <url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc>${lastmod}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')
