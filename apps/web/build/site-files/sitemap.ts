import type { SiteFacts } from './site-files.ts'

/** A page that search engines may list. */
export type ListedPage = {
  path: string
  title: string
  description: string
  /** ISO date or date-time of what is on it. */
  date?: string | null | undefined
}

/** Nobody looks for a form to sign in with, or for an empty search. */
const NOT_WORTH_FINDING = ['/search', '/signin']

/** The pages that are worth finding. */
export const findable = (pages: ListedPage[]) => pages.filter(({ path }) => !NOT_WORTH_FINDING.includes(path))

/** https://www.sitemaps.org/protocol.html; Google reads neither `changefreq` nor `priority`. */
export function sitemap({ pages, siteUrl }: Pick<SiteFacts, 'pages' | 'siteUrl'>): string {
  const urls = findable(pages).map(({ path, date }) => {
    const lastmod = date ? `<lastmod>${date}</lastmod>` : ''
    return `  <url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc>${lastmod}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')
