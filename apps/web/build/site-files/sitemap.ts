import type { ListedPage, SiteFacts } from './site-facts.ts'

/** The video sitemap's limits: description in characters, duration in seconds, tags. */
const LIMITS = { description: 2048, seconds: 28_800, tags: 32 }

/** https://www.sitemaps.org/protocol.html; Google reads neither `changefreq` nor `priority`. */
export function sitemap({ pages, siteUrl }: Pick<SiteFacts, 'pages' | 'siteUrl'>): string {
  const urls = pages.map((page) => {
    const { path, modified } = page
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : ''
    const shown = videoXml(page, siteUrl)
    return `  <url>${element('loc', new URL(path, siteUrl).href)}${lastmod}${shown}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
${urls.join('')}</urlset>
`
}

/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps, in the order of its schema. */
function videoXml({ video, image, description }: ListedPage, siteUrl: string): string {
  const thumbnail = video?.image ?? image
  if (!video?.videoUrl || !thumbnail) return ''
  const { title, videoUrl, seconds, releaseDate, tags } = video
  const known = seconds !== null && seconds > 0 && seconds <= LIMITS.seconds
  return [
    '\n    <video:video>',
    element('video:thumbnail_loc', new URL(thumbnail, siteUrl).href),
    element('video:title', title),
    element('video:description', description.slice(0, LIMITS.description)),
    element('video:content_loc', new URL(videoUrl, siteUrl).href),
    known ? element('video:duration', String(seconds)) : '',
    releaseDate ? element('video:publication_date', releaseDate) : '',
    ...tags.slice(0, LIMITS.tags).map((tag) => element('video:tag', tag)),
    '</video:video>',
  ].join('')
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')
